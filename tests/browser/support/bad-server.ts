import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Ways in which the server misbehaves. */
export type Behaviour =
  | 'good'
  | 'empty'
  | 'html'
  | 'huge'
  | 'invalid-json'
  | 'no-cors'
  | 'redirect'
  | 'slow'
  | 'wrong-key'
  | 'unauthorized'
  | 'forbidden'
  | 'broken-off';

export interface BadServer {
  origin: string;
  behave: (behaviour: Behaviour) => void;
  /** Sends the response that a slow server owes. */
  respond: () => void;
  /** Requests that arrived, without the browser's preflights. */
  requests: {method: string; url: string; headers: IncomingMessage['headers']; body: string}[];
  close: () => Promise<void>;
}

const json = {'content-type': 'application/json'};
const error = (message: string, code: string): string => JSON.stringify({message, code});

function answer(behaviour: Behaviour, response: ServerResponse): void {
  switch (behaviour) {
    case 'empty':
      response.writeHead(200, json).end();
      break;
    case 'html':
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Web app</title>');
      break;
    case 'huge':
      response.writeHead(200, json);
      response.write(`["${'x'.repeat(5_000_000)}`);
      response.end(`${'y'.repeat(5_000_000)}"]`);
      break;
    case 'invalid-json':
      response.writeHead(200, json).end('{"id": "a",');
      break;
    case 'redirect':
      response.writeHead(302, {location: 'http://localhost:9/elsewhere'}).end();
      break;
    case 'slow':
      break;
    case 'wrong-key':
      response.writeHead(500, json).end(error('Api Key not found, input api key: sk_ab12ab1...', 'INTERNAL_SERVER_ERROR'));
      break;
    case 'unauthorized':
      response.writeHead(401, json).end(error('TokenInvalid', 'UNAUTHORIZED'));
      break;
    case 'forbidden':
      response.writeHead(403, json).end(error('Is not workspace user', 'FORBIDDEN'));
      break;
    case 'broken-off':
      response.writeHead(200, {...json, 'content-length': '1000'});
      response.write('{"id":');
      setTimeout(() => response.destroy(), 200);
      break;
    default:
      response.writeHead(200, json).end('[{"id":"cm5xnkdfy000f08l5b8gl9w7j","name":"Shop home page"}]');
  }
}

/** A server on localhost that misbehaves as told; it allows every page to read it unless told otherwise, as Tianji does. */
export async function badServer(): Promise<BadServer> {
  let behaviour: Behaviour = 'good';
  let owed: ServerResponse | undefined;
  const requests: BadServer['requests'] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (behaviour !== 'no-cors') {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
        response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
      }
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      requests.push({method: request.method ?? '', url: request.url ?? '', headers: request.headers, body});
      owed = response;
      answer(behaviour, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    behave: (next) => (behaviour = next),
    requests,
    respond: () => void owed?.writeHead(200, json).end('[{"id":"late"}]'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
