/**
 * Adds to a built site what hosts need where headers and redirects can't be set, such as GitHub Pages: the content security policy and the
 * referrer policy as meta elements of every page, and a page for each redirect. Other hosts can serve the same folder.
 * usage: tsx scripts/deploy/github-pages.ts [--dir build]
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Globby as glob} from '@docusaurus/utils';
import {readEnvironment} from '../../src/config/environment.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import {readHeaders} from '../../src/plugins/publish/headers.ts';
import {Failure, script} from '../../src/node/report.ts';

/** Keeps query and fragment, which a refresh drops. */
const redirectScript =
  "var to=new URL(document.querySelector('link').href);to.search=location.search;to.hash=location.hash||to.hash;location.replace(to)";

/** Page that leads to another one, for hosts that can't redirect. */
export function redirectPage(target: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><link rel="canonical" href="${target}"><script>${redirectScript}</script><noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript><title>${target}</title></head><body><a href="${target}">${target}</a></body></html>\n`;
}

/** Adds the policies to a page as meta elements, in front of everything that they apply to. A page that has them stays as it is. */
export function withPolicies(html: string, metaPolicy: string, referrerPolicy: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) return html;
  const metas = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy.replaceAll('"', '&quot;')}"><meta name="referrer" content="${referrerPolicy}">`;
  const page = html.replace(/<meta charset=[^>]*>/i, (charset) => charset + metas);
  if (page === html)
    throw new Failure('A page has no <meta charset>: there is no place for the policy.');
  return page;
}

async function main(): Promise<void> {
  const {dir} = parseArgs({options: {dir: {type: 'string', default: 'build'}}}).values;
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const {common, metaPolicy} = await readHeaders(dir);
  const redirects = localizedRedirects(baseUrl).map(
    ([from, to]) => [`${from.slice(baseUrl.length)}.html`, redirectPage(siteUrl + to)] as const,
  );
  const ignore = redirects.map(([name]) => name);
  const pages = await glob('**/*.html', {cwd: dir, absolute: true, ignore});
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    await writeFile(page, withPolicies(html, metaPolicy, common['Referrer-Policy']!));
  }
  for (const [name, page] of redirects) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, page);
  }
  await writeFile(path.join(dir, '.nojekyll'), '');
  console.log(`✓ ${pages.length} pages carry the policy in a meta element`);
}

if (import.meta.filename === process.argv[1]) await script(main);
