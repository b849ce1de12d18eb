import {describe, expect, it} from 'vitest';
import labels from '../../i18n/product-labels.json' with {type: 'json'};
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import addresses from '../data/drawings.json' with {type: 'json'};
import {builtLocales, pageOf} from './built-site.ts';

describe.each(builtLocales)('%s', (locale) => {
  it.each(addresses)('the drawings of %s have a text alternative and a caption', (address) => {
    const $ = pageOf(locale, address);
    const figures = $('.product-drawing').toArray();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      expect($('[role=img]', figure).attr('aria-label')).toBeTruthy();
      expect($('figcaption', figure).text()).not.toBe('');
    }
  });

  it('has drawings with the labels of the dashboard', () => {
    const feed: Record<Locale, string> = {en: 'Feed', ...labels.Feed};
    expect(pageOf(locale, '/')('.product-drawing').text()).toContain(feed[locale]);
  });
});

it('frames the control of a step, and says which one', () => {
  const figure = pageOf(defaultLocale, '/docs/website/track-script')('.product-drawing');
  expect(figure.find('[class*=marked]').text()).toBe('Code');
  expect(figure.find('figcaption').text()).toContain('The orange frame marks Code.');
});
