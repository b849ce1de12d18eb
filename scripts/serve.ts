/**
 * Serves the built site as a host would, with the headers that the build made for it.
 * usage: tsx scripts/serve.ts [--dir build] [--port 3000]
 */
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/config/environment.ts';
import {readHeaders} from '../src/plugins/publish/headers.ts';
import {Failure, script} from '../src/node/report.ts';
import {listen} from './server/listen.ts';
import {siteServer} from './server/site.ts';

await script(async () => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, port: {type: 'string', default: '3000'}},
  });
  const {dir, port} = values;
  const {baseUrl} = readEnvironment(process.env);
  const server = siteServer(dir, baseUrl, await readHeaders(dir));
  await listen(server, Number(port)).catch((error: Error) => {
    throw new Failure(
      `The site can't be served on port ${port} (${error.message}). For another port: npm run serve -- --port 3001`,
    );
  });
  console.log(`\nhttp://localhost:${port}${baseUrl} serves the site until you press Ctrl+C.`);
});
