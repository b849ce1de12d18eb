import {readFileSync} from 'node:fs';

/** Sentences that "npm run new -- operation" writes. */
const samples = new Set([...readFileSync('scripts/new/operation.yaml', 'utf8').matchAll(/description: (.+)$/gm)].map(([, text]) => text));

/** A new operation says something of its own. */
export default function noSampleText() {
  const check = ({description}, {report, location}) => {
    if (samples.has(description))
      report({
        message: 'The description is still the sample text of "npm run new": replace it.',
        location: location.child(['description']),
      });
  };
  return {Operation: check, Response: check};
}
