import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const registry = 'https://registry.npmjs.org/';
const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {resolved?: string; integrity?: string}>;
};

it('takes every package from the npm registry, with a checksum', () => {
  // npm can omit the URL of a package from the registry.
  const wrong = Object.entries(packages).filter(
    ([folder, {resolved = registry, integrity}]) =>
      folder && !(resolved.startsWith(registry) && integrity),
  );
  expect(wrong.map(([folder]) => folder)).toEqual([]);
});
