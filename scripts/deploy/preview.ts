/**
 * Makes a copy of the built pages that a change touches, to be read by opening index.html, without a server or an installation. Prints a
 * summary in Markdown: the pages by language, with their titles and links. Run it after the build, which tells which page a file becomes.
 * usage: tsx scripts/deploy/preview.ts --base COMMIT [--dir build] [--out preview]
 */
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {Globby as glob} from '@docusaurus/utils';
import {readEnvironment} from '../../src/config/environment.ts';
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {Failure, script} from '../../src/node/report.ts';
import {run} from '../../src/node/run.ts';

interface PreviewPage {
  title: string;
  locale: Locale;
  /** URL path, with the base URL. */
  permalink: string;
}

/** Metadata that the content plugins write of each page, by its file. */
async function pagesByFile(): Promise<Map<string, PreviewPage>> {
  const pages = new Map<string, PreviewPage>();
  for (const file of await glob('.docusaurus/**/docusaurus-plugin-content-*/**/site-*.json')) {
    const {source, title, permalink} = JSON.parse(await readFile(file, 'utf8')) as {
      source?: string;
      title?: string;
      permalink?: string;
    };
    if (!source || !title || !permalink) continue;
    const name = source.replace('@site/', '');
    const translation = /^i18n\/([^/]+)\//.exec(name)?.[1] as Locale | undefined;
    const folder = file.split('/')[1] as Locale;
    const locale = translation ?? (locales.includes(folder) ? folder : defaultLocale);
    // A language without a translation shows the English file, too.
    if (translation || locale === defaultLocale) pages.set(name, {title, locale, permalink});
  }
  return pages;
}

/** Name of a page's file in the built site. */
function fileOf(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  if (route === '') return 'index.html';
  return (locales as readonly string[]).includes(route) ? `${route}/index.html` : `${route}.html`;
}

/**
 * Makes a page readable from the file system: relative paths to files, pages that aren't in the preview on the
 * site that is online, and no scripts, which would look for the site's root.
 * @returns the page, and the files of the site that it needs
 */
export function detach(
  html: string,
  file: string,
  {has, baseUrl, siteUrl}: {has: (page: string) => boolean; baseUrl: string; siteUrl: string},
): {html: string; needs: string[]} {
  const $ = load(html);
  const up = path.posix.relative(path.posix.dirname(file), '.') || '.';
  const needs: string[] = [];
  $('script, link[rel*=preload], link[rel=manifest], meta[http-equiv]').remove();
  for (const [selector, name] of [
    ['link[rel=stylesheet]', 'href'],
    ['img', 'src'],
  ] as const)
    $(`${selector}[${name}^="/"]`).attr(name, (_, address) => {
      const needed = address.slice(baseUrl.length);
      needs.push(needed);
      return `${up}/${needed}`;
    });
  $('a[href^="/"]').attr('href', (_, address) => {
    const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address)!;
    const target = fileOf(page, baseUrl);
    return has(target) ? `${up}/${target}${rest}` : siteUrl + address;
  });
  return {html: $.html(), needs};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      base: {type: 'string'},
      dir: {type: 'string', default: 'build'},
      out: {type: 'string', default: 'preview'},
    },
  });
  if (!values.base) throw new Failure('Name the commit to compare with: --base COMMIT');
  const {baseUrl, siteUrl} = readEnvironment(process.env);
  const diff = ['diff', '--name-only', '--diff-filter=d', `${values.base}...HEAD`];
  const {code, output} = await run('git', diff);
  if (code !== 0) throw new Failure(`git ${diff.join(' ')} failed: ${output.trim()}`);
  const known = await pagesByFile();
  const changed = output
    .split('\n')
    .flatMap((name) => known.get(name) ?? [])
    .filter(({permalink}) => existsSync(path.join(values.dir, fileOf(permalink, baseUrl))));
  if (changed.length === 0) {
    console.log('No page of this change has a file of its own.');
    return;
  }
  const files = new Map(changed.map((page) => [fileOf(page.permalink, baseUrl), page]));
  const needed = new Set<string>();
  for (const file of files.keys()) {
    const page = detach(await readFile(path.join(values.dir, file), 'utf8'), file, {
      has: (name) => files.has(name),
      baseUrl,
      siteUrl,
    });
    await mkdir(path.join(values.out, path.dirname(file)), {recursive: true});
    await writeFile(path.join(values.out, file), page.html);
    for (const name of page.needs) needed.add(name);
  }
  for (const name of needed) {
    const [from, to] = [path.join(values.dir, name), path.join(values.out, name)];
    if (!existsSync(from)) continue;
    await cp(from, to);
    if (!name.endsWith('.css')) continue;
    const css = await readFile(from, 'utf8');
    await writeFile(to, css.replace(/url\((["']?)\/[^)]*?assets\//g, 'url($1../'));
  }
  // Fonts and images that style sheets load.
  for (const fonts of await glob('{assets,*/assets}/{fonts,images}', {
    cwd: values.dir,
    onlyDirectories: true,
  }))
    await cp(path.join(values.dir, fonts), path.join(values.out, fonts), {recursive: true});

  // In the order of their files, those of each language are next to each other.
  const pages = [...files].map(([file, page]) => ({file, ...page, ...languages[page.locale]}));
  const list = pages.map(
    ({file, title, tag}) =>
      `<p lang="${tag}"><a href="${file}">${title.replaceAll('<', '&lt;')}</a></p>`,
  );
  await writeFile(
    path.join(values.out, 'start.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pages</title><h1>Changed pages</h1>${list.join('\n')}</html>\n`,
  );
  const summary = pages.map(
    ({file, title, permalink, label}) =>
      `- ${label}: ${title} ([online today](${siteUrl}${permalink}), \`${file}\` in the preview)`,
  );
  console.log(
    `## Changed pages\n\n${summary.join('\n')}\n\nDownload the artifact \`preview\`, unpack it, and open \`start.html\`.`,
  );
}

if (process.argv[1]?.endsWith('preview.ts')) await script(main);
