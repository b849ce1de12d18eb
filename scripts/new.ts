/**
 * Starts a page, post, or changelog entry from its template in scripts/new/.
 * usage: npm run new -- doc <area>/<name> | post <name> | release <version>
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../src/config/identity.ts';
import {Failure, script} from '../src/node/report.ts';

await script(async () => {
  const today = new Date().toISOString().slice(0, 10);
  const [kind = '', name = ''] = process.argv.slice(2);
  const files: Record<string, string> = {
    doc: `docs/${name}.md`,
    post: `blog/${today}-${name}/index.md`,
    release: `changelog/${today}-v${name}.md`,
  };
  const file = files[kind];
  const form = kind === 'release' ? /^\d+\.\d+\.\d+$/ : /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
  if (!file || !form.test(name))
    throw new Failure('usage: npm run new -- doc <area>/<name> | post <name> | release <version>');
  if (existsSync(file)) throw new Failure(`${file} exists already. Nothing was changed.`);
  const slug = path.basename(name);
  const words = slug.replaceAll('-', ' ');
  const values: Record<string, string> = {
    title: words.charAt(0).toUpperCase() + words.slice(1),
    keywords: words,
    verified: `v${identity.productVersion}`,
    version: `v${name}`,
    anchor: `v${name.replaceAll('.', '-')}`,
    slug,
    today,
  };
  const template = readFileSync(path.join('scripts/new', `${kind}.md`), 'utf8');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    template.replace(/\$([a-z]+)/g, (_, key: string) => values[key] ?? ''),
  );
  console.log(`Created ${file}. Write the text, and run "npm run check".`);
});
