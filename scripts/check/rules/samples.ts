import {readFileSync} from 'node:fs';
import {fileRule} from '../rule.ts';

/** What says nothing yet in a template: sentences, small headings, and the sources. The rest may stay as it is. */
const sample = /\.$|^### |^sources:/;

/** Lines of the templates that a writer replaces, with any value in the place of a name. */
const samples = ['doc', 'post', 'release']
  .flatMap((name) => readFileSync(`scripts/new/${name}.md`, 'utf8').split('\n'))
  .filter((line) => sample.test(line))
  .map(
    (line) =>
      new RegExp(`^${line.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$[a-z]+/g, '.+')}$`),
  );

/** Nothing of the templates in scripts/new/ is left in an English file. */
export const samplesRule = fileRule('samples', ({locale, text}, report) => {
  if (locale !== 'en') return;
  text.split('\n').forEach((line, index) => {
    if (!samples.some((one) => one.test(line))) return;
    const key = /^(description|sources):/.exec(line)?.[1];
    const [what, advice] = key
      ? [`The ${key} in the front matter ${key === 'sources' ? 'are' : 'is'}`, '']
      : ['The line is', ', or delete its section'];
    report(index + 1, `${what} still the sample text of "npm run new": replace it${advice}.`);
  });
});
