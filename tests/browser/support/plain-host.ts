import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {listen} from '../../../scripts/server/listen';

/** Serves a built site as GitHub Pages does: without headers, without redirects, and with the root's 404.html for every unknown path. */
export async function servePlainly(dir: string): Promise<{origin: string; stop: () => void}> {
  const files = sirv(dir, {extensions: ['html'], dotfiles: true});
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(path.join(dir, '404.html')));
    }),
  );
  return {
    origin: `http://localhost:${await listen(server, 0)}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
