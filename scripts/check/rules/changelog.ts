import path from 'node:path';
import {visit} from 'unist-util-visit';
import {kinds} from '../../../src/features/changelog/releases.ts';
import {lineOfKey} from '../texts.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

const known = (kind: string): boolean => kinds.some((one) => one === kind);

function checkFile({file, frontMatter, text, body, bodyLine, tree}: ContentFile): Finding[] {
  const findings: Finding[] = [];
  const lines = body.split('\n');
  const sections = new Set<string>();
  const date = frontMatter.date instanceof Date ? frontMatter.date.toISOString().slice(0, 10) : String(frontMatter.date);
  if (!path.basename(file).startsWith(`${date}-`))
    findings.push({
      file,
      line: lineOfKey(text, 'date'),
      message: `The date differs from the one in the file's name: rename the file to ${date}-….`,
    });
  visit(tree, 'heading', (heading, index) => {
    const {depth, position} = heading;
    if (depth !== 2) return;
    const next = tree.children[index! + 1];
    const at = position?.start.line ?? 1;
    const kind = /-([^-\s]+)\s*\*\/\}\s*$/.exec(lines[at - 1] ?? '')?.[1] ?? '';
    sections.add(kind);
    if (!next || (next.type === 'heading' && next.depth === 2))
      findings.push({file, line: bodyLine + at - 1, message: 'The section is empty: list its changes, or delete the heading and its tag.'});
    if (!known(kind))
      findings.push({
        file,
        line: bodyLine + at - 1,
        message: `The kind of change is unknown: end the ID of the heading in ${kinds.map((one) => `-${one}`).join(', ')}.`,
      });
  });
  const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags.map(String) : [];
  const line = lineOfKey(text, 'tags');
  for (const tag of tags.filter((one) => !known(one)))
    findings.push({file, line, message: `Unknown tag "${tag}": use ${kinds.join(', ')} (changelog/tags.yml).`});
  // The tags follow from the headings, so unknown headings come first.
  if (![...sections].every(known)) return findings;
  const wanted = kinds.filter((kind) => sections.has(kind));
  if (wanted.some((kind) => !tags.includes(kind)) || tags.some((tag) => known(tag) && !sections.has(tag)))
    findings.push({file, line, message: `The tags differ from the sections of the entry: write tags: [${wanted.join(', ')}].`});
  return findings;
}

/** The file's name begins with the date, no section is empty, and the sections of a release and its tags name the same kinds of change: the list is filtered by both. */
export const changelogRule: Rule = {name: 'changelog', check: (files) => files.filter(({area}) => area === 'changelog').flatMap(checkFile)};
