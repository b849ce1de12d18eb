import {readFileSync} from 'node:fs';
import type {ContentFile, Finding, Rule} from '../types.ts';

/** What says nothing yet in a template: sentences, small headings, and the sources. The rest may stay as it is. */
const sample = /\.$|^### |^sources:/;

/** Lines of the templates that a writer replaces, with any value in the place of a name. */
const samples = ['doc', 'post', 'release']
  .flatMap((name) => readFileSync(`scripts/new/${name}.md`, 'utf8').split('\n'))
  .filter((line) => sample.test(line))
  .map((line) => new RegExp(`^${line.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$[a-z]+/g, '.+')}$`));

const checkFile = ({file, text}: ContentFile): Finding[] =>
  text.split('\n').flatMap((line, index) => {
    if (!samples.some((one) => one.test(line))) return [];
    const what = /^(description|sources):/.exec(line)?.[1];
    const named = what ? `The ${what} in the front matter is` : 'The line is';
    return [
      {
        file,
        line: index + 1,
        message: `${named} still the sample text of "npm run new": replace it${what ? '' : ', or delete its section'}.`,
      },
    ];
  });

/** Nothing of the templates in scripts/new/ is left in an English file. */
export const samplesRule: Rule = {name: 'samples', check: (files) => files.filter(({locale}) => locale === 'en').flatMap(checkFile)};
