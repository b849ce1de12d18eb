import {expect, it} from 'vitest';
import {inlineLabels} from './inline.mjs';

const labels = {
  'Hello {name}': 'Bonjour {name}',
  '{n} items': '{n} “éléments”',
  'Open it': 'Ouvrir',
  a: 'Ouvrir',
  b: 'Ouverte',
  Open: 'Ouvert',
};
const withImport = (body: string): string =>
  `import Translate, {translate} from '@docusaurus/Translate';\n${body}`;

it.each([
  [
    `translate({message: 'Hello {name}'}, {name})`,
    `translate({message: "Bonjour {name}"}, {name})`,
  ],
  [
    `<Translate values={{n}}>{'{n} items'}</Translate>`,
    `<Translate values={{n}}>{"{n} “éléments”"}</Translate>`,
  ],
  ['<Translate>\n  Open\n  it\n</Translate>', '<Translate>{"Ouvrir"}</Translate>'],
  // An ID tells a label from another with the same English.
  [`translate({id: 'a', message: 'Open'})`, `translate({id: 'a', message: "Ouvrir"})`],
  ['<Translate id="b">Open</Translate>', '<Translate id="b">{"Ouverte"}</Translate>'],
  [`translate({message: 'Open'})`, `translate({message: "Ouvert"})`],
  // A label without a translation, and an ID that is computed.
  [`translate({message: 'Other'})`, `translate({message: 'Other'})`],
  ['<Translate id={c}>Open</Translate>', '<Translate id={c}>Open</Translate>'],
])('writes the translation into %s', (before, after) => {
  expect(inlineLabels(withImport(before), labels)).toBe(withImport(after));
});
