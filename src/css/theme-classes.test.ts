import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import {expect, it} from 'vitest';

const textOf = (pattern: string): string =>
  glob
    .sync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Names that our style sheets select by their beginning, such as `[class*='docMainContainer']`: the theme adds a hash to them. */
const names = new Set(
  [...textOf('src/**/*.css').matchAll(/\[class\*='(\w+?)_?'\]/g)].map(([, name]) => name!),
);

const sheets = textOf('node_modules/@docusaurus/theme-{classic,common}/lib/**/*.css');

it.each([...names])('%s is a class of the theme, or of a component of ours', (name) => {
  expect(sheets + textOf('src/components/*/*.css')).toMatch(new RegExp(String.raw`\.${name}\b`));
});
