import {createRequire} from 'node:module';
import logger from '@docusaurus/logger';

/**
 * Patches of Docusaurus' own code, measured in ARCHITECTURE.md. Each can be switched off (PATCHES=off, or a list of those to use), and
 * all are off with any version of Docusaurus that they weren't checked with.
 */
const patches = ['startup-tasks', 'startup-transitions'] as const;
export type Patch = (typeof patches)[number];

/** The version of @docusaurus/core that the patches were checked with: see ARCHITECTURE.md for how to check another. */
const checkedVersion = '3.10.2';

const installedVersion = (): string =>
  (createRequire(import.meta.url)('@docusaurus/core/package.json') as {version: string}).version;

/**
 * Patches that a build uses.
 * @param setting value of the environment variable PATCHES: unset for all, `off` for none, or names with commas between them
 * @param version version of Docusaurus that is installed
 * @param warn called once, with a sentence, when the patches are off because of the version. Docusaurus' logger begins it with `[WARNING]`,
 *   by which scripts/build.ts finds it
 * @throws Error for a name that is no patch
 */
export function usedPatches(
  setting: string | undefined,
  version = installedVersion(),
  warn: (message: string) => void = logger.warn,
): ReadonlySet<Patch> {
  const names = setting === 'off' ? [] : (setting?.split(',') ?? patches);
  const unknown = names.filter((name) => !(patches as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(
      `PATCHES names ${unknown.join(', ')}: write off, or some of ${patches.join(',')}.`,
    );
  if (names.length === 0 || version === checkedVersion) return new Set(names as Patch[]);
  warn(
    `Docusaurus ${version} isn't the version that src/plugins/bundle/patches was checked with (${checkedVersion}): the site is built without these patches, and pages start more slowly.`,
  );
  return new Set();
}
