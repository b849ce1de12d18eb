import {expect, it} from 'vitest';
import {stringify} from 'yaml';
import {readTestData} from '../../../node/test-data.ts';
import {applyOverlay, textsOf, type DescriptionText, type Json} from './overlay.ts';

const {english, texts, overlay} = readTestData<{
  english: Json;
  texts: DescriptionText[];
  overlay: Json;
}>(import.meta.dirname, 'overlay.test.yaml');

it('finds the texts of a description once each, those of fields called "description" included', () => {
  expect(textsOf(english)).toEqual(texts);
});

it('replaces texts by those of an overlay, and leaves the English description alone', () => {
  const translated = textsOf(applyOverlay(english, stringify(overlay), 'fr.yaml'));
  expect(translated.slice(0, 3).map(({text}) => text)).toEqual(['Une API.', 'Cats.', 'Chiens.']);
  expect(translated.slice(3)).toEqual(texts.slice(3));
  expect(textsOf(english)).toEqual(texts);
});

it.each([
  ['no list of actions', 'overlay: 1.0.0\n', /fr\.yaml.*actions/],
  ['broken YAML', 'overlay: 1.0.0\nactions: [\n', /fr\.yaml.*at line \d/],
])('stops at an overlay with %s', (_, text, message) => {
  expect(() => applyOverlay(english, text, 'fr.yaml')).toThrow(message);
});
