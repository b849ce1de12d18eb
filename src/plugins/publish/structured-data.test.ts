import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {plans} from '../../data/plans.ts';
import {structuredDataOf, withHead} from './structured-data.ts';

it('cannot close the script element it stands in', () => {
  const cards = plans.map(({id}) => `<article><h2>${id}</h2></article>`).join('');
  const html = `<html><head></head><body><main><h1>Pricing</h1>${cards}<details><summary><h3>Q</h3></summary><p>&lt;/script&gt;</p></details></main></body></html>`;
  const page = {
    locale: 'en',
    file: 'pricing.html',
    address: '/pricing',
    route: '/pricing',
  } as const;
  const $ = load(withHead(html, structuredDataOf(page, load(html), 'https://tianji.dev/')));
  const [software, questions, ...rest] = $('head script')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
  expect(rest).toEqual([]);
  expect(software).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
  });
  expect(questions).toMatchObject({mainEntity: [{name: 'Q', acceptedAnswer: {text: '</script>'}}]});
  expect($('body').text()).toContain('Pricing');
});

it('names the page whose cards are not the plans', () => {
  const html = '<html><head></head><body><main><article><h2>A</h2></article></main></body></html>';
  const page = {
    locale: 'fr',
    file: 'pricing.html',
    address: '/fr/pricing',
    route: '/pricing',
  } as const;
  expect(() => structuredDataOf(page, load(html), 'https://tianji.dev/')).toThrow(
    `pricing.html: 1 cards for the ${plans.length} plans`,
  );
});
