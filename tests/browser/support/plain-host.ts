import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** A server that behaves like GitHub Pages: no headers, no redirects, and the root's 404.html for every unknown path. */
export function plainHost(dir: string): Server {
  const files = sirv(dir, {extensions: ['html'], dotfiles: true});
  return createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(path.join(dir, '404.html')));
    }),
  );
}
