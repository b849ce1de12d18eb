/**
 * Starts a mock server that answers every operation from the examples of the API description (Stoplight Prism). Like a real
 * server it answers below /open; operations that need a token take any one.
 * usage: tsx scripts/openapi/mock.ts [--port 4010] [--host 127.0.0.1] [--bundle openapi/dist/openapi.json]
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Failure, script} from '../lib/report.ts';
import {bin, run} from '../lib/run.ts';

const defaultBundle = 'openapi/dist/openapi.json';

/** Prism ignores the path of a server address, so the paths themselves get the prefix. */
async function withPrefix(bundle: string, target: string): Promise<void> {
  const description = JSON.parse(await readFile(bundle, 'utf8')) as {paths: Record<string, unknown>; servers?: unknown};
  description.paths = Object.fromEntries(Object.entries(description.paths).map(([route, item]) => [`/open${route}`, item]));
  delete description.servers;
  await writeFile(target, JSON.stringify(description));
}

await script(async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '4010'},
      host: {type: 'string', default: '127.0.0.1'},
      bundle: {type: 'string', default: defaultBundle},
    },
  });
  const {port, host, bundle} = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new Failure(`--port ${port}: give a number from 0 to 65535.`);
  if (!existsSync(bundle)) {
    if (bundle !== defaultBundle) throw new Failure(`${bundle} does not exist.`);
    const {code, output} = await run(bin('tsx'), ['scripts/openapi/bundle.ts']);
    if (code !== 0) throw new Failure(output.trim());
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-api-'));
  const description = path.join(folder, 'openapi.json');
  await withPrefix(bundle, description);
  const prism = spawn(bin('prism'), ['mock', description, '--port', port, '--host', host], {stdio: 'inherit'});
  const stop = (): boolean => prism.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve, reject) => prism.once('error', reject).once('close', resolve));
  await rm(folder, {recursive: true, force: true});
  if (code) throw new Failure(`The mock server ended with code ${code}. Is port ${port} in use? Choose another one with --port.`);
});
