import {readFileSync} from 'node:fs';

const template = readFileSync('scripts/new/operation.yaml', 'utf8');
/** Sentences and sources that "npm run new -- operation" writes. */
const samples = new Set(
  [...template.matchAll(/(?:description: |x-sources:\n +- )(.+)$/gm)].map(([, text]) => text),
);

/** A new operation says something of its own. */
export default function noSampleText() {
  const check = ({description, 'x-sources': sources = []}, {report, location}) => {
    if (samples.has(description))
      report({
        message: 'The description is still the sample text of "npm run new": replace it.',
        location: location.child(['description']),
      });
    if (sources.length === 1 && samples.has(sources[0]))
      report({
        message:
          'x-sources is still the sample of "npm run new": name the files or folders that the operation is based on.',
        location: location.child(['x-sources']),
      });
  };
  return {Operation: check, Response: check};
}
