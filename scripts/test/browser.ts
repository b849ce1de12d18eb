import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {Failure} from '../../src/node/report.ts';

/** Where systems install Chromium and Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium, if there is one: the one that CHROMIUM names, or else the system's, which brings its libraries, or Playwright's.
 * @throws Failure if CHROMIUM names no file
 */
export function installedBrowser(): string | undefined {
  const {CHROMIUM: named} = process.env;
  if (named && !existsSync(named))
    throw new Failure(`CHROMIUM names ${named}, which is no file: correct the path, or unset it.`);
  return named || [...systemPaths, chromium.executablePath()].find((file) => existsSync(file));
}

/** Ways to install Chromium: the system's packages bring its libraries, so they come first where they can be installed. */
const installers =
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    ? ['apt-get update -qq && apt-get install -y -qq chromium', 'npx playwright install chromium']
    : ['npx playwright install chromium'];

/** Path of a Chromium, which is installed if there is none. */
export function ensureBrowser(): string {
  for (const command of installers) {
    if (installedBrowser()) break;
    console.log(`No Chromium found: ${command}`);
    const {status} = spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    if (status !== 0) console.log('  This did not succeed.');
  }
  const browser = installedBrowser();
  if (!browser)
    throw new Failure(
      'No Chromium was found or could be installed. Install one and name it: CHROMIUM=/path/to/chromium npm test',
    );
  return browser;
}
