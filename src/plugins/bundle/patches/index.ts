import logger from '@docusaurus/logger';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/** The version of Docusaurus that the patch was checked with: see ARCHITECTURE.md for how to check another. */
const checkedVersion = '3.10.2';

/**
 * Whether a build uses the patch of Docusaurus' own code in this folder. In a version that it wasn't checked with, it's off.
 * @param setting value of the environment variable PATCHES: `off`, or unset
 */
export function usesPatches(setting: string | undefined, version = DOCUSAURUS_VERSION): boolean {
  if (setting === 'off') return false;
  if (version !== checkedVersion)
    logger.warn(
      `Docusaurus ${version} isn't the version that src/plugins/bundle/patches was checked with (${checkedVersion}): the site is built without its patch, and pages start more slowly.`,
    );
  return version === checkedVersion;
}
