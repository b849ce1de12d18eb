import {describe, expect, it} from 'vitest';
import {formatJsonPath, parseJsonPath, select} from './json-path.ts';
import {applyOverlay} from './overlay.ts';
import {textsOf, untranslated} from './texts.ts';

const english = {
  info: {title: 'API', description: 'An API.'},
  tags: [
    {name: 'cat', description: 'Cats.'},
    {name: 'dog', description: 'Dogs.'},
  ],
  paths: {'/cats/{id}': {get: {summary: 'Get a cat', parameters: [{name: 'id', in: 'path', description: 'Cat to get.'}]}}},
  components: {schemas: {Cat: {properties: {description: {type: 'string', description: 'Words on the cat.'}}}}},
};

const overlay = (actions: string): string => `overlay: 1.0.0\ninfo: {title: Test, version: '1'}\nactions:\n${actions}`;

describe('JSONPath', () => {
  it('reads names, positions and filters, and writes them again', () => {
    const path = "$.paths['/cats/{id}'].get.parameters[?@.name=='id'].schema[0]";
    expect(parseJsonPath(path)).toEqual(['paths', '/cats/{id}', 'get', 'parameters', {key: 'name', value: 'id'}, 'schema', 0]);
    expect(formatJsonPath(parseJsonPath(path))).toBe(path);
    expect(parseJsonPath("$[\"it's\"][?(@.name == 'x')]")).toEqual(["it's", {key: 'name', value: 'x'}]);
  });

  it('refuses what it cannot read', () => {
    for (const path of ['paths', '$..description', '$.a[*]', '$.a[']) expect(() => parseJsonPath(path)).toThrow(path);
  });

  it('selects all members that a filter matches', () => {
    expect(select(english, parseJsonPath("$.tags[?@.name=='dog']"))).toEqual([english.tags[1]]);
    expect(select(english, parseJsonPath('$.tags[2]'))).toEqual([]);
  });
});

describe('overlay', () => {
  it('replaces texts and leaves the English description alone', () => {
    const text = overlay(
      "  - target: $.info\n    update: {description: Une API.}\n  - target: $.tags[?@.name=='dog']\n    update: {description: Chiens.}\n",
    );
    const french = applyOverlay(english, text, 'fr.yaml') as typeof english;
    expect(french.info).toEqual({title: 'API', description: 'Une API.'});
    expect(french.tags.map(({description}) => description)).toEqual(['Cats.', 'Chiens.']);
    expect(english.info.description).toBe('An API.');
  });

  it('lets lists grow and merges at every depth', () => {
    const text = overlay(
      '  - target: $\n    update: {tags: [{name: bird}], info: {version: 2}}\n  - target: $.tags\n    update: {name: fish}\n',
    );
    const result = applyOverlay(english, text, 'x.yaml') as Record<string, unknown>;
    expect(result.tags).toHaveLength(4);
    expect(result.info).toEqual({...english.info, version: 2});
  });

  it.each([
    [
      'a target that is gone',
      overlay('  - target: $.info\n    update: {}\n  - target: $.paths.gone\n    update: {}\n'),
      /fr\.yaml:6 \[overlay\].*\$\.paths\.gone/,
    ],
    ['a path that cannot be read', overlay('  - target: $..info\n    update: {}\n'), /fr\.yaml:4 \[overlay\]/],
    ['a single value', overlay('  - target: $.info.title\n    update: {}\n'), /fr\.yaml:4 \[overlay\].*single value/],
    ['an action without an update', overlay('  - target: $.info\n    remove: true\n'), /fr\.yaml:4 \[overlay\].*update/],
    ['an action without a target', overlay('  - update: {}\n'), /fr\.yaml:4 \[overlay\].*target/],
    ['a file of another kind', 'title: x\n', /fr\.yaml:1 \[overlay\]/],
    ['no list of actions', 'overlay: 1.0.0\n', /fr\.yaml:1 \[overlay\].*actions/],
    ['broken YAML', 'overlay: 1.0.0\nactions: [\n', /fr\.yaml:\d \[overlay\]/],
  ])('stops at %s with file and line', (_, text, message) => {
    expect(() => applyOverlay(english, text, 'fr.yaml')).toThrow(message);
  });
});

describe('texts of a description', () => {
  it('are found once each, fields called "description" included, with a target that an overlay can use', () => {
    const texts = textsOf(english);
    expect(texts.map(({text}) => text)).toEqual(['An API.', 'Cats.', 'Dogs.', 'Get a cat', 'Cat to get.', 'Words on the cat.']);
    for (const {target, key, text} of texts)
      expect(select(english, parseJsonPath(target)).map((node) => (node as Record<string, unknown>)[key])).toEqual([text]);
  });

  it('tells which ones an overlay left in English', () => {
    const partly = applyOverlay(english, overlay('  - target: $.info\n    update: {description: Une API.}\n'), 'fr.yaml');
    expect(untranslated(english, partly).map(({text}) => text)).toEqual([
      'Cats.',
      'Dogs.',
      'Get a cat',
      'Cat to get.',
      'Words on the cat.',
    ]);
    expect(untranslated(english, english)).toHaveLength(6);
  });
});
