/**
 * Development server of one locale.
 * usage: tsx scripts/start.ts [--locale fr] [--port 3000] [--no-open]
 */
import {spawnSync} from 'node:child_process';
import {dropStaleCache} from '../src/plugins/bundle/drop-stale-cache.ts';
import {localesFromArguments} from '../src/node/arguments.ts';
import {script} from '../src/node/report.ts';
import {bin} from '../src/node/run.ts';

await script(async () => {
  const args = process.argv.slice(2);
  localesFromArguments(args);
  await dropStaleCache();
  const server = spawnSync(bin('docusaurus'), ['start', ...args], {stdio: 'inherit'});
  process.exitCode = server.status ?? 1;
});
