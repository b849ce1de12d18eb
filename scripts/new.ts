/**
 * Starts a page, post, or changelog entry from its template in scripts/new/. Nothing that exists is overwritten.
 * usage: npm run new -- doc <area>/<name>
 *        npm run new -- post <name>
 *        npm run new -- release <version>
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {identity} from '../src/config/identity.ts';
import {Failure, script} from '../src/node/report.ts';

interface Kind {
  /** What its name looks like, and an example of one. */
  form: RegExp;
  example: string;
  file: (name: string) => string;
  next: (name: string) => string;
}

const today = new Date().toISOString().slice(0, 10);

const kinds: Record<string, Kind> = {
  doc: {
    form: /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
    example: 'monitor/certificates',
    file: (name) => `docs/${name}.md`,
    next: (name) => `Add '${name}' to sidebars.ts.`,
  },
  post: {
    form: /^[a-z0-9-]+$/,
    example: 'status-pages-explained',
    file: (name) => `blog/${today}-${name}/index.md`,
    next: () => 'Choose tags of blog/tags.yml and authors of blog/authors.yml.',
  },
  release: {
    form: /^\d+\.\d+\.\d+$/,
    example: '1.33.0',
    file: (name) => `changelog/${today}-v${name}.md`,
    next: () => 'If the release has another date, change it in the file and in its name.',
  },
};

await script(async () => {
  const [kind = '', name = ''] = process.argv.slice(2);
  if (!Object.hasOwn(kinds, kind))
    throw new Failure('usage: npm run new -- doc <area>/<name> | post <name> | release <version>');
  const {form, example, file: fileOf, next} = kinds[kind]!;
  if (!form.test(name))
    throw new Failure(`"${name}" can't be the name of a ${kind}: write it like ${example}.`);
  const file = fileOf(name);
  if (existsSync(file)) throw new Failure(`${file} exists already. Nothing was changed.`);
  const slug = path.posix.basename(name);
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
    template.replace(/\$([a-z]+)/g, (text, key: string) => values[key] ?? text),
  );
  console.log(`Created ${file}. ${next(name)} Write the text, and run "npm run check".`);
});
