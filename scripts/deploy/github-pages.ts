/**
 * Prepares a built site for hosts that send no headers of ours, such as GitHub Pages: puts the content security policy and the
 * referrer policy into every page as meta elements, and takes away what such a host does not read.
 * usage: tsx scripts/deploy/github-pages.ts [--dir build]
 */
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import fg from 'fast-glob';
import {hostFolder, hostOnly, readHeaders} from '../build/headers.ts';
import {Failure, script} from '../lib/report.ts';

/** A page with the policies in front of everything they apply to. */
export function withPolicies(html: string, metaPolicy: string, referrerPolicy: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) return html;
  const metas = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy.replaceAll('"', '&quot;')}"><meta name="referrer" content="${referrerPolicy}">`;
  const at = /<meta charset=[^>]*>/i.exec(html);
  if (!at) throw new Failure('A page has no <meta charset>: there is no place for the policy.');
  const end = at.index + at[0].length;
  return html.slice(0, end) + metas + html.slice(end);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const {all, metaPolicy} = await readHeaders(values.dir);
  const pages = await fg('**/*.html', {cwd: values.dir, absolute: true});
  for (const page of pages) await writeFile(page, withPolicies(await readFile(page, 'utf8'), metaPolicy, all['Referrer-Policy']!));
  // Such a host compresses by itself, and would serve these as files.
  const unread = await fg('**/*.{br,gz}', {cwd: values.dir, absolute: true});
  await Promise.all([...unread, ...[...hostOnly, hostFolder].map((name) => path.join(values.dir, name))].map((file) => rm(file, {force: true, recursive: true})));
  await writeFile(path.join(values.dir, '.nojekyll'), '');
  console.log(`✓ ${pages.length} pages carry the policy in a meta element`);
}

if (process.argv[1]?.endsWith('github-pages.ts')) await script(main);
