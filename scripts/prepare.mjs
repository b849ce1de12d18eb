/**
 * Makes a clone ready to run, in plain JavaScript because nothing may be installed yet: checks the Node version and installs the
 * locked packages that are missing or have changed. Then runs the command it is given.
 * usage: node scripts/prepare.mjs [script.ts [arguments]]
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

function stop(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < 20)
  stop(
    `Node.js ${process.versions.node} is too old: install Node.js 20 or newer (https://nodejs.org).`,
  );

// By content: a checkout that only touches the lock file installs nothing. After an installation by hand, by time.
const record = 'node_modules/.lock-hash';
const marker = 'node_modules/.package-lock.json';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const isFresh = !existsSync(marker);
const installed = existsSync(record) && readFileSync(record, 'utf8');
const isInstalled = installed
  ? installed === hash
  : !isFresh && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000;

if (isFresh || !isInstalled) {
  // `npm ci` would delete everything first, caches of builds included.
  const command = isFresh ? ['ci'] : ['install', '--no-save'];
  console.log(`Installing packages (npm ${command.join(' ')}) …`);
  const npm = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error) stop(`npm, which comes with Node.js, could not be started: ${npm.error.message}`);
  if (npm.status !== 0) stop(`npm ${command[0]} failed: see its message above.`);
}
if (installed !== hash) writeFileSync(record, hash);

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...rest], {
    stdio: 'inherit',
  });
  process.exit(run.status ?? 1);
}
