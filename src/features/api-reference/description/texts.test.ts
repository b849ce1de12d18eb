import {describe, expect, it} from 'vitest';
import {hashOf} from '../../translations/files.ts';
import {applyOverlay, textsOf} from './texts.ts';

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
  it('replaces texts, leaves the English description alone, and names what has lost its English', () => {
    const text = overlay(
      "  - target: $.info\n    update: {description: Une API.}\n  - target: $.tags[?@.name=='dog']\n    update: {description: Chiens.}\n" +
        '  - target: $.paths.gone\n    update: {summary: Rien.}\n',
    );
    const {description, orphaned} = applyOverlay(english, text, 'fr.yaml') as unknown as {
      description: typeof english;
      orphaned: string[];
    };
    expect(description.info).toEqual({title: 'API', description: 'Une API.'});
    expect(description.tags.map((tag) => tag.description)).toEqual(['Cats.', 'Chiens.']);
    expect(english.info.description).toBe('An API.');
    expect(orphaned).toEqual(['$.paths.gone']);
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

  it('tells which ones an overlay lacks or has from an older English, but not names that stay as they are', () => {
    const action = (text: string): string =>
      `  - {target: $.info, update: {description: An API.}, x-source-hash: {description: ${hashOf(text)}}}\n`;
    const openTexts = (text: string): string[] =>
      applyOverlay(english, overlay(action(text)), 'fr.yaml').open.map(({text: one}) => one);
    expect(openTexts('An API.')).toEqual([
      'Cats.',
      'Dogs.',
      'Get a cat',
      'Cat to get.',
      'Words on the cat.',
    ]);
    expect(openTexts('Another API.')).toContain('An API.');
  });
});
