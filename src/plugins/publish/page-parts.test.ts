import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {testFolder} from '../../node/test-folder.ts';
import {readParts} from './page-parts.ts';

const pages = ['one', 'two'].map(
  (name) =>
    ({
      locale: 'en',
      file: `${name}.html`,
      address: `/docs/${name}`,
      route: `/docs/${name}`,
    }) as const,
);
const {root, write} = testFolder();
const cache = path.join(root, 'cache.json');

async function titlesOf(build: string, ...titles: string[]): Promise<string[]> {
  for (const [index, {file}] of pages.entries())
    write(
      file,
      `<html><head><script src=/assets/js/main.${build}.js></script></head><body><main><h1>${titles[index]}</h1></main></body></html>`,
    );
  const made = await readParts(
    root,
    [...pages],
    'https://tianji.dev',
    'https://tianji.dev/',
    cache,
  );
  return made.map(({parts}) => parts.heading);
}

it('takes the parts of unchanged pages from the build before, whatever their scripts are called', async () => {
  expect(await titlesOf('1a', 'One', 'Two')).toEqual(['One', 'Two']);
  const kept = (await readFile(cache, 'utf8')).replace('"One"', '"Kept"');
  await writeFile(cache, kept);
  expect(await titlesOf('2b', 'One', 'Changed')).toEqual(['Kept', 'Changed']);
  expect(await titlesOf('2b', 'New', 'Changed')).toEqual(['New', 'Changed']);
});
