/**
 * The main job in one command: builds all locales and serves them. `npm run site` installs the packages before it starts this.
 * usage: tsx scripts/site.ts [--port 3000]
 */
import {spawnSync} from 'node:child_process';
import {bin} from '../src/node/run.ts';

const build = spawnSync(bin('tsx'), ['scripts/build.ts'], {stdio: 'inherit'});
if (build.status !== 0) process.exit(build.status ?? 1);
const serve = spawnSync(bin('tsx'), ['scripts/serve.ts', ...process.argv.slice(2)], {stdio: 'inherit'});
process.exit(serve.status ?? 1);
