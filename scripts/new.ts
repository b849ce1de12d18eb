/**
 * Starts a page, post, or changelog entry: makes the file from its template in scripts/new/, and adds a page to the sidebar. Nothing that exists is overwritten.
 * usage: npm run new -- doc <area>/<name>
 *        npm run new -- post <name>
 *        npm run new -- release <version>
 */
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {identity} from '../src/config/identity.ts';
import {Failure, script} from '../src/node/report.ts';

/** Files to write by name, files to change, and what is left to do. */
interface Plan {
  files: Record<string, string>;
  changes?: Record<string, (text: string) => string>;
  next: string[];
}

const today = new Date().toISOString().slice(0, 10);
const verified = `v${identity.productVersion}`;
const words = (name: string): string => name.replaceAll('-', ' ');
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + words(name).slice(1);

/** A file of scripts/new/ with values in the place of their names. */
const fill = (template: string, values: Record<string, string>): string =>
  readFileSync(path.join('scripts/new', template), 'utf8').replace(
    /\$([a-z]+)/g,
    (name, key: string) => values[key] ?? name,
  );

/** @throws Failure unless the text matches */
function expectForm(text: string | undefined, form: RegExp, example: string): string {
  if (text && form.test(text)) return text;
  throw new Failure(
    `${text ? `"${text}" is not of the expected form` : 'An argument is missing'}: write it like ${example}.`,
  );
}

/** Adds an entry behind the last one that matches. */
function insertAfter(text: string, pattern: RegExp, addition: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last)
    throw new Failure(`There is no place for the new entry: add ${addition.trim()} by hand.`);
  const at = last.index + last[0].length;
  return text.slice(0, at) + addition + text.slice(at);
}

function doc(name: string): Plan {
  const id = expectForm(name, /^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'monitor/certificates');
  const [own, area] = [path.posix.basename(id), path.posix.dirname(id)];
  const file = `docs/${id}.md`;
  const sidebars = readFileSync('sidebars.ts', 'utf8');
  // The category of the area, or else behind the area's pages, or else at the end.
  const places = [
    new RegExp(String.raw`key: '${id.split('/')[0]}',[^\]]*'(?=,?\s*\])`, 'g'),
    new RegExp(String.raw`'${area}/[a-z0-9/-]+'`, 'g'),
    /'special-thanks'/g,
  ];
  const place = places.find((one) => sidebars.match(one)) ?? places[0]!;
  const neighbor = /'[^']+'$/.exec(sidebars.match(place)?.at(-1) ?? '')?.[0];
  const isNew = area !== '.' && !existsSync(`docs/${area}`);
  return {
    files: {[file]: fill('doc.md', {title: titleOf(own), keywords: words(own), verified})},
    changes: {'sidebars.ts': (old) => insertAfter(old, place, `, '${id}'`)},
    next: [
      ...(isNew
        ? [
            `docs/${area}/ is a new folder. If you meant another area, delete the page and its entry, and run the command again.`,
          ]
        : []),
      `The page is after ${neighbor} in sidebars.ts: move its entry if it belongs elsewhere.`,
      `Write ${file}, and run "npm run check".`,
      `Translations are started with "npm run i18n -- new fr ${file}"; until then, readers of other languages see the English.`,
    ],
  };
}

function post(name: string): Plan {
  const slug = expectForm(name, /^[a-z0-9-]+$/, 'status-pages-explained');
  const file = `blog/${today}-${slug}/index.md`;
  return {
    files: {[file]: fill('post.md', {title: titleOf(slug), slug, today, keywords: words(slug)})},
    next: [
      `Write ${file}. Tags are in blog/tags.yml, authors in blog/authors.yml. Then run "npm run check".`,
    ],
  };
}

function release(name: string): Plan {
  const version = `v${expectForm(name?.replace(/^v/, ''), /^\d+\.\d+\.\d+$/, '1.33.0')}`;
  const file = `changelog/${today}-${version}.md`;
  return {
    files: {[file]: fill('release.md', {version, today, anchor: version.replaceAll('.', '-')})},
    next: [
      `Write ${file}. If the release has another date, change it in the file and in its name. Headings and tags are Added, Changed, Fixed, Security, Breaking (changelog/tags.yml).`,
      `If the site now describes this release, set productVersion in src/config/identity.ts to ${version.slice(1)}. Find the pages it concerns with "npm run drift -- <clone of the product>".`,
    ],
  };
}

const kinds: Record<string, (...args: string[]) => Plan> = {doc, post, release};

await script(async () => {
  const [kind, ...args] = process.argv.slice(2);
  const make = kinds[kind ?? ''];
  if (!make)
    throw new Failure(`usage: npm run new -- doc <area>/<name> | post <name> | release <version>`);
  const {files, changes = {}, next} = make(...args);
  for (const file of Object.keys(files))
    if (existsSync(file)) throw new Failure(`${file} exists already. Nothing was changed.`);
  // Everything is worked out before anything is written.
  const changed = await Promise.all(
    Object.entries(changes).map(
      async ([file, change]) => [file, change(await readFile(file, 'utf8'))] as const,
    ),
  );
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(
      file,
      file.endsWith('.ts')
        ? await format(text, {...(await resolveConfig(file)), filepath: file})
        : text,
    );
    console.log(`${file in files ? 'new    ' : 'changed'} ${file}`);
  }
  console.log(`\n${next.join('\n')}`);
});
