import {visit} from 'unist-util-visit';
import type {ContentFile, Finding, Rule} from '../types.ts';

const idComment = /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/;

function checkFile({file, area, body, bodyLine, tree}: ContentFile): Finding[] {
  const findings: Finding[] = [];
  const lines = body.split('\n');
  const seen = new Set<string>();
  visit(tree, 'heading', (node) => {
    const at = node.position?.start.line ?? 1;
    const line = bodyLine + at - 1;
    const report = (message: string): void => {
      findings.push({file, line, message});
    };
    // A marketing page shows no title of its own accord: its first heading is in the body.
    if (node.depth === 1 && area === 'pages') return;
    if (node.depth === 1) report('The title of the front matter is the first heading: begin with ##.');
    const id = idComment.exec(lines[at - 1] ?? '')?.[1];
    if (!id) report('The heading has no id: write one in English at its end, such as {/* #before-you-start */}.');
    else if (!/^[a-z0-9][a-z0-9._-]*$/i.test(id)) report(`The id "${id}" has other signs than letters, digits, dots and hyphens.`);
    else if (seen.has(id)) report(`The id "${id}" stands twice on the page.`);
    if (id) seen.add(id);
  });
  return findings;
}

/** Every heading has an explicit English id, once a page: anchors are the same in all languages. */
export const headingsRule: Rule = {name: 'headings', check: (files) => files.flatMap(checkFile)};
