import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {Failure} from '../lib/report.ts';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A Chromium that is there: named by the environment, installed on the system, or fetched by Playwright before. */
function installedBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((file) => file && existsSync(file));
}

/**
 * Finds a Chromium, or installs one: from the system's packages where that is possible, else by Playwright.
 * @returns path of its executable
 * @throws Failure that says how to bring one
 */
export async function ensureBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found) return found;
  console.log('No Chromium was found: installing one …');
  const root = process.getuid?.() === 0;
  const attempts: [string, string[]][] = [
    ...(root && existsSync('/usr/bin/apt-get')
      ? ([['apt-get', ['update', '-qq']], ['apt-get', ['install', '-y', '-qq', 'chromium']]] as [string, string[]][])
      : []),
  ];
  for (const [command, args] of attempts) spawnSync(command, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  if (!installedBrowser()) spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  const installed = installedBrowser();
  if (!installed) throw new Failure('No Chromium could be found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test');
  return installed;
}
