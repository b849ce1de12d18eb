import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Where systems install Chromium and Chrome. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium, if there is one: that of CHROMIUM, or else the system's, which brings its libraries, or Playwright's. */
export const installedBrowser = (): string | undefined =>
  process.env.CHROMIUM ||
  [...systemPaths, chromium.executablePath()].find((file) => existsSync(file));

/** Lets Playwright download a Chromium if there is none, in CI with the libraries that it needs. If that fails, the tests say what to run. */
export function ensureBrowser(): void {
  if (installedBrowser()) return;
  const command = `npx playwright install ${process.env.CI ? '--with-deps ' : ''}chromium`;
  console.log(`No Chromium found: ${command}`);
  spawnSync(command, {shell: true, stdio: 'inherit'});
}
