/**
 * Fast checks of everything that writers edit. One line for each finding: file, line, rule, what to do.
 * usage: npm run check
 */
import {readAllContent} from './check/read.ts';
import {changelogRule} from './check/rules/changelog.ts';
import {componentsRule} from './check/rules/components.ts';
import {frontMatterRule} from './check/rules/front-matter.ts';
import {headingsRule} from './check/rules/headings.ts';
import {languagesRule} from './check/rules/languages.ts';
import {linksRule} from './check/rules/links.ts';
import {parityRule} from './check/rules/parity.ts';
import {proseRule} from './check/rules/prose.ts';
import {samplesRule} from './check/rules/samples.ts';
import {sidebarsRule} from './check/rules/sidebars.ts';
import {snippetsRule} from './check/rules/snippets.ts';
import {typographyRule} from './check/rules/typography.ts';
import {wordingRule} from './check/rules/wording.ts';
import type {Rule} from './check/rule.ts';
import {Failure, script} from '../src/node/report.ts';

const rules: Rule[] = [
  changelogRule,
  componentsRule,
  frontMatterRule,
  headingsRule,
  languagesRule,
  linksRule,
  parityRule,
  proseRule,
  samplesRule,
  sidebarsRule,
  snippetsRule,
  typographyRule,
  wordingRule,
];

await script(async () => {
  const files = await readAllContent();
  if (files.length === 0)
    throw new Failure('No content was found: run this from the project folder.');
  const lists = await Promise.all(
    rules.map(async ({name, check}) =>
      (await check(files)).map((finding) => ({...finding, rule: name})),
    ),
  );
  const findings = lists.flat().sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const {file, line, rule, message} of findings)
    console.log(`${file}:${line} [${rule}] ${message}`);
  const found = new Set(findings.map(({file}) => file)).size;
  if (found > 0)
    throw new Failure(
      `${findings.length} finding${findings.length > 1 ? 's' : ''} in ${found} file${found > 1 ? 's' : ''}.`,
    );
  console.log(`✓ ${files.length} files, ${rules.length} rules, no finding`);
});
