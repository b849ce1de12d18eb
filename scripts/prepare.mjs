/**
 * Makes a clone ready to run, in plain JavaScript because nothing may be installed yet: checks the Node version and installs the
 * locked packages when they are missing or older than the lock file. Then runs the command it is given.
 * usage: node scripts/prepare.mjs [script.ts [arguments]]
 */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = new URL('..', import.meta.url);
process.chdir(fileURLToPath(root));

function stop(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20)
  stop(
    `Node.js ${process.versions.node} is too old: install Node.js 20 or newer (https://nodejs.org).`,
  );

function installed() {
  const marker = 'node_modules/.package-lock.json';
  return (
    existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000
  );
}

if (!installed()) {
  console.log('Installing packages (npm ci) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error)
    stop(
      `npm could not be started: ${npm.error.message}. It comes with Node.js; is it on the PATH?`,
    );
  if (npm.status !== 0) stop('npm ci failed: see its message above.');
}

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...rest], {
    stdio: 'inherit',
  });
  process.exit(run.status ?? 1);
}
