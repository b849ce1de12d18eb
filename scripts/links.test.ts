import {createServer, type Server} from 'node:http';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {testFolder} from '../src/node/test-folder.ts';
import {checkLinks, externalLinks} from './links.ts';
import {listen} from './server/listen.ts';

let server: Server;
let origin: string;
let open = 0;
let mostOpen = 0;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    mostOpen = Math.max(mostOpen, ++open);
    setTimeout(() => {
      open -= 1;
      response.writeHead(Number(request.url!.slice(1)), {location: '/200'}).end();
    }, 20);
  });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => void server.close());

it('asks a host for one link at a time, and reports what is gone with the page that links it', async () => {
  const reached: Record<string, number> = {[`${origin}/204`]: Date.now(), [`${origin}/410`]: 0};
  const pages = new Map(
    ['200', '301', '404', '429', '500', '204', '410'].map((status) => [
      `${origin}/${status}`,
      'docs/intro.html',
    ]),
  );
  const {requested, broken} = await checkLinks(pages, reached, 1);
  expect(requested).toBe(6);
  expect(asked).not.toContain('/204');
  expect(mostOpen).toBe(1);
  expect(broken).toEqual(
    ['404', '410', '500'].map((status) => `docs/intro.html: ${origin}/${status} (${status})`),
  );
  expect(Object.keys(reached).sort()).toEqual(
    ['200', '204', '301', '410', '429'].map((status) => `${origin}/${status}`),
  );
});

it('reports a host that is not there', async () => {
  const {broken} = await checkLinks(new Map([['http://127.0.0.1:1/', 'index.html']]), {}, 1);
  expect(broken).toHaveLength(1);
});

const {root, write} = testFolder();

it('leaves examples and sites that turn programs away in peace', async () => {
  const urls = [
    'https://tianji.example.com/x',
    'https://shop.harbor.example/',
    'https://x.com/moonrailgun',
    'https://nginx.org/en/docs/#a',
  ];
  write('index.html', `<main>${urls.map((url) => `<a href="${url}">x</a>`).join('')}</main>`);
  expect([...(await externalLinks(root)).keys()]).toEqual(['https://nginx.org/en/docs/']);
});
