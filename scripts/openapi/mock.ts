/**
 * Starts a mock server that answers every operation from the examples of the API description (Stoplight Prism). Paths begin
 * right after the port, without /open; operations that need a token take any one.
 * usage: tsx scripts/openapi/mock.ts [--port 4010] [--host 127.0.0.1] [--bundle openapi/dist/openapi.json]
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {Failure, script} from '../lib/report.ts';
import {bin, run} from '../lib/run.ts';

const defaultBundle = 'openapi/dist/openapi.json';

await script(async () => {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '4010'}, host: {type: 'string', default: '127.0.0.1'}, bundle: {type: 'string', default: defaultBundle}},
  });
  const {port, host, bundle} = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new Failure(`--port ${port}: give a number from 0 to 65535.`);
  if (!existsSync(bundle)) {
    if (bundle !== defaultBundle) throw new Failure(`${bundle} does not exist.`);
    const {code, output} = await run(bin('tsx'), ['scripts/openapi/bundle.ts']);
    if (code !== 0) throw new Failure(output.trim());
  }
  const prism = spawn(bin('prism'), ['mock', bundle, '--port', port, '--host', host], {stdio: 'inherit'});
  const stop = (): boolean => prism.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve, reject) => prism.once('error', reject).once('close', resolve));
  if (code) throw new Failure(`The mock server ended with code ${code}. Is port ${port} in use? Choose another one with --port.`);
});
