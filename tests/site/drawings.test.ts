import {expect, it} from 'vitest';
import labels from '../../i18n/product-labels.json' with {type: 'json'};
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {builtLocales, pageOf} from './built-site.ts';

it.each(builtLocales)('%s has drawings with the labels of the dashboard', (locale) => {
  const feed: Record<Locale, string> = {en: 'Feed', ...labels.Feed};
  expect(pageOf(locale, '/')('.product-drawing').text()).toContain(feed[locale]);
});

it('frames the control of a step, and says which one', () => {
  const figure = pageOf(defaultLocale, '/docs/website/track-script')('.product-drawing');
  expect(figure.find('[class*=marked]').text()).toBe('Code');
  expect(figure.find('figcaption').text()).toContain('The orange frame marks Code.');
});
