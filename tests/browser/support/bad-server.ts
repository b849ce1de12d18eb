import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {serve} from './server';

const json = {'content-type': 'application/json'};
const error = (message: string, code: string): string => JSON.stringify({message, code});

/** Ways in which the server responds, most of them bad. */
const behaviors = {
  good: (response) =>
    response
      .writeHead(200, json)
      .end('[{"id":"cm5xnkdfy000f08l5b8gl9w7j","name":"Shop home page"}]'),
  'no-cors': (response) => response.writeHead(200, json).end('[]'),
  empty: (response) => response.writeHead(200, json).end(),
  html: (response) =>
    response
      .writeHead(200, {'content-type': 'text/html'})
      .end('<!doctype html><title>Web app</title>'),
  huge: (response) => response.writeHead(200, json).end(`["${'x'.repeat(10_000_000)}"]`),
  'invalid-json': (response) => response.writeHead(200, json).end('{"id": "a",'),
  redirect: (response) => response.writeHead(302, {location: 'http://localhost:9/elsewhere'}).end(),
  slow: () => undefined,
  'wrong-key': (response) =>
    response
      .writeHead(500, json)
      .end(error('Api Key not found, input api key: sk_ab12ab1...', 'INTERNAL_SERVER_ERROR')),
  unauthorized: (response) =>
    response.writeHead(401, json).end(error('TokenInvalid', 'UNAUTHORIZED')),
  forbidden: (response) =>
    response.writeHead(403, json).end(error('Is not workspace user', 'FORBIDDEN')),
  'broken-off': (response) => {
    response.writeHead(200, {...json, 'content-length': '1000'}).write('{"id":');
    setTimeout(() => response.destroy(), 200);
  },
} satisfies Record<string, (response: ServerResponse) => unknown>;

export type Behavior = keyof typeof behaviors;

export type BadServer = Awaited<ReturnType<typeof badServer>>;

/** A server on localhost that misbehaves as told; it allows every page to read it unless told otherwise, as Tianji does. */
export async function badServer() {
  let behavior: Behavior = 'good';
  let owed: ServerResponse | undefined;
  /** Requests that arrived, without the browser's preflights. */
  const requests: {
    method: string;
    url: string;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (behavior !== 'no-cors') {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
        response.setHeader(
          'access-control-allow-headers',
          request.headers['access-control-request-headers'] ?? '*',
        );
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      requests.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      });
      owed = response;
      behaviors[behavior](response);
    });
  });
  const {origin, stop} = await serve(server);
  return {
    origin,
    behave: (next: Behavior) => (behavior = next),
    requests,
    /** Sends the response that a slow server owes. */
    respond: () => void owed?.writeHead(200, json).end('[{"id":"late"}]'),
    close: stop,
  };
}
