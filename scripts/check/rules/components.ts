import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {modules} from '../../../src/markdown/remark-imports.ts';
import {nearest} from '../texts.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

const list = 'src/theme/MDXComponents/index.tsx';
/** Names that the build replaces with a part of the page (src/features/api-reference and src/features/symptoms). */
const replaced = ['FirstCall', 'Symptoms'];
/** Kinds of notes that the site has styles and labels for. */
const notes = ['note', 'tip', 'info', 'warning', 'danger'];

/** Names that every page can use: the theme's components, the site's own, and what the build replaces. */
function everywhere(): string[] {
  const names = /export default \{\.\.\.MDXComponents, ([^}]+)\}/.exec(readFileSync(list, 'utf8'))?.[1];
  if (!names) throw new Error(`${list} has no "export default {...MDXComponents, …}": adapt the rule to it.`);
  return ['Details', 'Head', ...replaced, ...names.split(/,\s*/)];
}

function checkFile({file, bodyLine, tree}: ContentFile, shared: string[]): Finding[] {
  const findings: Finding[] = [];
  const known = [...shared];
  visit(tree, 'mdxjsEsm', ({value}) => void known.push(...(value.match(/[A-Z]\w*/g) ?? [])));
  visit(tree, (node) => {
    const line = bodyLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {name} = node;
      if (name && /^[A-Z]/.test(name) && !known.includes(name.split('.')[0]!))
        findings.push({file, line, message: `There is no component <${name}>.${nearest(name, known) ?? ''} New ones go into ${list}.`});
    }
    if (node.type === 'containerDirective' && !notes.includes(node.name))
      findings.push({file, line, message: `Readers would see ":::${node.name}" as text: use ${notes.join(', ')}.`});
  });
  return findings;
}

/** Every component exists, and every note is of a kind that the site has. */
export const componentsRule: Rule = {
  name: 'components',
  check(files) {
    const shared = [...everywhere(), ...Object.keys(modules)];
    return files.flatMap((content) => checkFile(content, shared));
  },
};
