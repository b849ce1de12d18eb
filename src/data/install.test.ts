import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {identity} from '../config/identity.ts';
import {installCommands} from './install.ts';

/** Code of the block that begins with the given line, the first one below the heading with the given ID. */
const block = (file: string, start: string, id: string): string => {
  const [, text] = readFileSync(file, 'utf8').split(id);
  const code = text!.slice(text!.indexOf(start) + start.length);
  return code.slice(0, code.indexOf('```')).replace(/^ {3}/gm, '').trim();
};

it('is shown alike on the home page and in the introduction of every language', () => {
  const pages = [
    'docs/intro.md',
    ...glob.sync('i18n/*/docusaurus-plugin-content-docs/current/intro.md'),
  ];
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages)
    expect(block(page, '```bash\n', '#start-compose */}'), page).toBe(installCommands.join('\n'));
});

it('downloads the file that the guide explains: own secrets, a pinned image, a port of the own machine', () => {
  const file = readFileSync('static/docker-compose.yml', 'utf8');
  const guide = block(
    'docs/install/docker-compose.md',
    '```yaml title="docker-compose.yml"\n',
    '#install */}',
  );
  expect(file.trim()).toBe(guide);
  expect(file).toContain(`image: moonrailgun/tianji:${identity.productVersion}\n`);
  expect(file).toContain('"127.0.0.1:12345:12345"');
  for (const variable of ['POSTGRES_PASSWORD', 'JWT_SECRET']) {
    expect(file).toContain(`${'$'}{${variable}:?`);
    expect(installCommands.join('\n')).toContain(`${variable}=$(openssl rand`);
  }
});
