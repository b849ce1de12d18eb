/**
 * Checks everything that writers edit: each finding has file and line, and says what to write instead. Errors break something for readers or
 * fail the build; advice doesn't fail the check. Pages that haven't changed aren't read again.
 * usage: npm run check [-- [--fix] [file or folder…]]   (--fix writes heading IDs and corrects what has one right form)
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fixHeadings, fixSyntax} from './check/fix.ts';
import {readPages, type Finding, type Page} from './check/page.ts';
import {findAll} from './check/rules.ts';
import {loadSite} from './check/site.ts';
import {parsePage} from './check/syntax.ts';
import {Failure, script} from '../src/node/report.ts';

/** Advice that is printed in full; of more, the folders are counted. */
const mostAdvice = 30;

/** Corrects the English pages that were named, or all. */
async function fix(pages: Page[]): Promise<void> {
  const site = await loadSite(pages);
  for (const page of pages) {
    const text = fixSyntax(page.text);
    const {parsed} = await parsePage({...page, text}, site.parse);
    const fixed = fixHeadings(parsed);
    if (fixed === readFileSync(page.file, 'utf8')) continue;
    writeFileSync(page.file, fixed);
    console.log(`corrected ${page.file}`);
  }
}

const printed = ({file, line, message, isError}: Finding): string =>
  `${file}:${line} ${isError ? 'error' : 'advice'}: ${message}`;

/** Advice in full, or how much there is in each folder. */
function printAdvice(advice: Finding[], isChosen: boolean): void {
  if (advice.length <= mostAdvice || isChosen) {
    for (const finding of advice) console.log(printed(finding));
    return;
  }
  const folders = new Map<string, number>();
  for (const {file} of advice) {
    const folder = path.posix.dirname(file).split('/').slice(0, 3).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  console.log('\nAdvice by folder ("npm run check -- <folder>" prints it):');
  for (const [folder, count] of [...folders].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)} ${folder}`);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    options: {fix: {type: 'boolean'}},
    allowPositionals: true,
  });
  const chosen = positionals.map((one) =>
    path.posix.normalize(one.replaceAll('\\', '/')).replace(/\/$/, ''),
  );
  const isChosen = (file: string): boolean =>
    chosen.length === 0 || chosen.some((one) => file === one || file.startsWith(`${one}/`));
  const pages = readPages();
  if (pages.length === 0)
    throw new Failure('No content was found: run this from the project folder.');
  if (values.fix) await fix(pages.filter(({file, locale}) => locale === 'en' && isChosen(file)));
  const findings = (await findAll(values.fix ? readPages() : pages))
    .filter(({file}) => isChosen(file))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const errors = findings.filter(({isError}) => isError);
  printAdvice(
    findings.filter(({isError}) => !isError),
    chosen.length > 0,
  );
  for (const finding of errors) console.log(printed(finding));
  const found = new Set(errors.map(({file}) => file)).size;
  const advice = `${findings.length - errors.length} pieces of advice`;
  if (found > 0)
    throw new Failure(
      `${errors.length} error${errors.length > 1 ? 's' : ''} in ${found} file${found > 1 ? 's' : ''}, ${advice}.`,
    );
  console.log(`✓ ${pages.length} pages, no error, ${advice}`);
});
