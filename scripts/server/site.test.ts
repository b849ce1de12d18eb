import {get} from 'node:http';
import {expect, it} from 'vitest';
import {testFolder} from '../../src/node/test-folder.ts';
import {listen} from './listen.ts';
import {siteServer} from './site.ts';

const {root, write} = testFolder();

it.each(['gzip', 'br', ''])(
  'sends a page compressed to a browser that accepts "%s"',
  async (accepted) => {
    write('index.html', '<p>One and the same sentence.</p>'.repeat(500));
    const server = siteServer({dir: root});
    const port = await listen(server, 0);
    const used = await new Promise<string | undefined>((resolve, reject) => {
      get({port, path: '/', headers: {'accept-encoding': accepted}}, (response) => {
        response.resume();
        resolve(response.headers['content-encoding']);
      }).on('error', reject);
    });
    server.close();
    expect(used ?? '').toBe(accepted);
  },
);
