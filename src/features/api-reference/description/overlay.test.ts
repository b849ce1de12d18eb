import {describe, expect, it} from 'vitest';
import {applyOverlay, textsOf} from './overlay.ts';

const english = {
  info: {title: 'API', description: 'An API.'},
  tags: [
    {name: 'cat', description: 'Cats.'},
    {name: 'dog', description: 'Dogs.'},
  ],
  paths: {
    '/cats/{id}': {
      get: {
        summary: 'Get a cat',
        parameters: [{name: 'id', in: 'path', description: 'Cat to get.'}],
      },
    },
  },
  components: {
    schemas: {Cat: {properties: {description: {type: 'string', description: 'Words on the cat.'}}}},
  },
};

const overlay = (actions: string): string =>
  `overlay: 1.0.0\ninfo: {title: Test, version: '1'}\nactions:\n${actions}`;

describe('overlay', () => {
  it('replaces texts and leaves the English description alone', () => {
    const actions =
      "  - target: $.info\n    update: {description: Une API.}\n  - target: $.tags[?@.name=='dog']\n    update: {description: Chiens.}\n" +
      '  - target: $.paths.gone\n    update: {summary: Rien.}\n';
    const {info, tags} = applyOverlay(english, overlay(actions), 'fr.yaml') as typeof english;
    expect(info).toEqual({title: 'API', description: 'Une API.'});
    expect(tags.map(({description}) => description)).toEqual(['Cats.', 'Chiens.']);
    expect(english.info.description).toBe('An API.');
  });

  it.each([
    ['no list of actions', 'overlay: 1.0.0\n', /fr\.yaml.*actions/],
    ['broken YAML', 'overlay: 1.0.0\nactions: [\n', /fr\.yaml.*at line \d/],
  ])('stops at %s', (_, text, message) => {
    expect(() => applyOverlay(english, text, 'fr.yaml')).toThrow(message);
  });
});

describe('texts of a description', () => {
  it('are found once each, fields called "description" included, with a target that an overlay can use', () => {
    const texts = textsOf(english);
    expect(texts.map(({text}) => text)).toEqual([
      'An API.',
      'Cats.',
      'Dogs.',
      'Get a cat',
      'Cat to get.',
      'Words on the cat.',
    ]);
    expect(texts.map(({target}) => target)).toEqual([
      '$.info',
      "$.tags[?@.name=='cat']",
      "$.tags[?@.name=='dog']",
      "$.paths['/cats/{id}'].get",
      "$.paths['/cats/{id}'].get.parameters[?@.name=='id']",
      '$.components.schemas.Cat.properties.description',
    ]);
  });
});
