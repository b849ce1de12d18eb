import {describe, expect, it} from 'vitest';
import {linkStyles} from '../../src/plugins/lean-client/styles.ts';
import {canMatch} from '../../src/plugins/lean-client/unused.ts';
import {withoutDescriptions} from '../../src/plugins/api-docs/index.ts';

it('links a second style sheet right after the first', () => {
  expect(linkStyles('<head><link rel=stylesheet href=/fr/assets/css/styles.ab12.css /></head>', 'marketing.cd34.css')).toBe(
    '<head><link rel=stylesheet href=/fr/assets/css/styles.ab12.css /><link rel=stylesheet href=/fr/assets/css/marketing.cd34.css /></head>',
  );
  expect(linkStyles('<head></head>', 'x.css')).toBe('<head></head>');
});

describe('canMatch', () => {
  const words = new Set(['navbar', 'alert--info', 'col--', 'menu__list']);
  it.each([
    ['.navbar', true],
    ['.navbar .menu__list > a:hover', true],
    ['.alert--info', true],
    ['.alert--warning', false],
    ['.col--3', true],
    ['.pills__item', false],
    ['a:not(.pills)', true],
    ['html', true],
  ])('%s: %s', (selector, can) => expect(canMatch(selector, words)).toBe(can));
});

it('takes the descriptions of all pages off the sidebar data', () => {
  const route = {path: '/', component: 'x', routes: [{path: '/api', component: 'y', props: {version: {docs: {a: {id: 'a', title: 'A', description: 'long'}}}}}]};
  expect(withoutDescriptions(route).routes![0]!.props).toEqual({version: {docs: {a: {id: 'a', title: 'A'}}}});
});
