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

// By content: a checkout that only touches the lock file installs nothing.
const record = 'node_modules/.lock-hash';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const marker = 'node_modules/.package-lock.json';
const isFresh = !existsSync(marker);
const isInstalled =
  !isFresh &&
  (existsSync(record)
    ? readFileSync(record, 'utf8') === hash
    : statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs - 1000);

if (!isInstalled) {
  // `npm ci` would delete everything first, caches of builds included.
  const command = isFresh ? ['ci'] : ['install', '--no-save'];
  console.log(`Installing packages (npm ${command.join(' ')}) …`);
  const npm = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error)
    stop(
      `npm could not be started: ${npm.error.message}. It comes with Node.js; is it on the PATH?`,
    );
  if (npm.status !== 0) stop(`npm ${command[0]} failed: see its message above.`);
}
if (!existsSync(record) || readFileSync(record, 'utf8') !== hash) writeFileSync(record, hash);

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...rest], {
    stdio: 'inherit',
  });
  process.exit(run.status ?? 1);
}
