import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {resolveReferences} from '../model/references.ts';
import type {Description} from '../model/types.ts';
import {openapiOptions, readDescription} from '../plugin-options.ts';
import {generateApiPages, pagesOf} from './pages.ts';

type Action = (id: string, instance: {opts: () => object}) => Promise<void>;

/** Command line that only remembers the actions of its commands. */
function recorder(): {cli: object; actions: Record<string, Action>} {
  const actions: Record<string, Action> = {};
  const command = (name: string): object => {
    const chain: object = new Proxy(
      {},
      {
        get: (_, key) => (value: Action) => {
          if (key === 'action') actions[name] = value;
          return chain;
        },
      },
    );
    return chain;
  };
  return {cli: {command}, actions};
}

const {root: folder} = testFolder();

it('the OpenAPI plugin writes the same pages of a group', {timeout: 60_000}, async () => {
  await generateApiPages();
  const english = readDescription('en');
  const tag = english.tags[0]!;
  const paths = Object.fromEntries(
    Object.entries(english.paths).filter(([, item]) =>
      Object.values(item).some((operation) => operation.tags[0] === tag.name),
    ),
  );
  const group = {...english, tags: [tag], paths} as Description;
  const specPath = path.join(folder, 'openapi.json');
  writeFileSync(specPath, JSON.stringify(group));

  const plugin = createRequire(import.meta.url)('docusaurus-plugin-openapi-docs').default;
  const options = {
    ...openapiOptions,
    config: {en: {...openapiOptions.config.en, specPath, outputDir: path.join(folder, 'api')}},
  };
  const siteConfig = {presets: [], plugins: [['docusaurus-plugin-openapi-docs', options]]};
  const {cli, actions} = recorder();
  plugin({siteDir: process.cwd(), siteConfig}, options).extendCli(cli);
  await actions['gen-api-docs']!('en', {opts: () => ({})});

  const ours = pagesOf('en', resolveReferences(group));
  expect(ours.size).toBeGreaterThan(2);
  const files = readdirSync(path.join(folder, 'api')).filter((name) => name.endsWith('.mdx'));
  expect(files.sort()).toEqual([...ours.keys()].sort());
  for (const [name, text] of ours)
    expect(readFileSync(path.join(folder, 'api', name), 'utf8'), name).toBe(text);
});
