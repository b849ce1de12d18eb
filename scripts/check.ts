/**
 * Checks everything that writers edit: each finding has file and line, and says what to write instead. Errors break something for readers or
 * fail the build; advice doesn't fail the check. Pages that haven't changed aren't read again.
 * usage: npm run check [-- file or folder…]
 */
import {parseArgs} from 'node:util';
import {readPages, sitePath, type Finding} from '../src/features/content-check/page.ts';
import {findAll} from '../src/features/content-check/rules.ts';
import {Failure, script} from '../src/node/report.ts';

const printed = ({file, line, message, isError}: Finding): string =>
  `${file}:${line} ${isError ? 'error' : 'advice'}: ${message}`;

await script(async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const chosen = positionals.map(sitePath);
  const isChosen = (file: string): boolean =>
    chosen.length === 0 || chosen.some((name) => file === name || file.startsWith(`${name}/`));
  const pages = readPages();
  if (pages.length === 0)
    throw new Failure('No content was found: run this from the project folder.');
  // Errors in a sidebar or in the settings keep pages from being checked, so they are shown for any choice of files.
  const findings = (await findAll(pages))
    .filter(({file, isError}) => isChosen(file) || (isError && !file.includes('/')))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const errors = findings.filter(({isError}) => isError);
  const advice = findings.filter(({isError}) => !isError);
  for (const finding of [...advice, ...errors]) console.log(printed(finding));
  if (errors.length > 0)
    throw new Failure(`Errors: ${errors.length}. Pieces of advice: ${advice.length}.`);
  console.log(`✓ ${pages.length} pages, no error, ${advice.length} pieces of advice`);
});
