/**
 * Checks that each package of the lock file has a checksum and an accepted license.
 * usage: tsx scripts/dependencies.ts [--licenses]   (--licenses lists every package)
 */
import {readFile} from 'node:fs/promises';
import {Failure, script} from '../src/node/report.ts';

interface Lock {
  packages: Record<
    string,
    {version?: string; license?: string | {type: string}; link?: boolean; integrity?: string}
  >;
}

interface LicensedPackage {
  name: string;
  version: string;
  license: string;
}

/** Licenses that allow using a package in a build and publishing the result. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages without a usual license in their metadata, each checked by hand. */
const known: Record<string, string> = {
  ...Object.fromEntries(
    [
      'compute-gcd',
      'compute-lcm',
      'eval',
      'format',
      'rechoir',
      'svg-tags',
      'require-like',
      'validate.io-function',
      'validate.io-integer',
      'validate.io-integer-array',
      'validate.io-number',
    ].map((name) => [name, 'MIT']),
  ),
  // A list of misspelled words, used by the spelling check only and never published.
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
};

export function licensesOf({packages}: Lock): LicensedPackage[] {
  return Object.entries(packages)
    .filter(([path, {link}]) => path.includes('node_modules/') && !link)
    .map(([path, {version = '', license}]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version,
        license:
          known[name] ?? (typeof license === 'object' ? license.type : license) ?? 'none given',
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** An SPDX expression is accepted if one of its alternatives is, or all of its parts are. */
export function isAccepted(expression: string): boolean {
  const text = expression.replace(/^\(|\)$/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAccepted);
  return text.split(' AND ').every((part) => accepted.has(part.replace(/[()*]/g, '').trim()));
}

export function licenseProblems(packages: LicensedPackage[]): string[] {
  return packages
    .filter(({license}) => !isAccepted(license))
    .map(({name, version, license}) => `${name} ${version}: ${license}`);
}

/** Packages without a strong checksum. lockfile-lint skips entries that name no URL. */
export function withoutChecksum({packages}: Lock): string[] {
  return Object.entries(packages)
    .filter(
      ([path, {link, integrity}]) =>
        path.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'),
    )
    .map(([path]) => path);
}

if (process.argv[1]?.endsWith('dependencies.ts'))
  await script(async () => {
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
    const unchecked = withoutChecksum(lock);
    if (unchecked.length > 0)
      throw new Failure(`package-lock.json has no checksum for:\n${unchecked.join('\n')}`);

    const packages = licensesOf(lock);
    const problems = licenseProblems(packages);
    if (problems.length > 0)
      throw new Failure(
        `Packages whose license is not in the list of scripts/dependencies.ts:\n${problems.join('\n')}`,
      );
    if (process.argv.includes('--licenses'))
      for (const {name, version, license} of packages)
        console.log(`${name} ${version}: ${license}`);
    console.log(`✓ ${packages.length} packages have a checksum and an accepted license`);
  });
