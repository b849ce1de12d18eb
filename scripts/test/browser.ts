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

/**
 * Path of a Chromium. If there is none, Playwright downloads one into its cache, and in CI installs the libraries that it needs.
 * @throws Failure that says what to run if that doesn't succeed
 */
export function ensureBrowser(): string {
  if (!installedBrowser()) {
    const command = `npx playwright install ${process.env.CI ? '--with-deps ' : ''}chromium`;
    console.log(`No Chromium found: ${command}`);
    spawnSync(command, {shell: true, stdio: 'inherit'});
  }
  const browser = installedBrowser();
  if (!browser)
    throw new Failure(
      'There is no Chromium. Run "npx playwright install --with-deps chromium", or name one: CHROMIUM=/path/to/chromium npm test',
    );
  return browser;
}
