import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {modules} from '../../../src/markdown/remark-imports.ts';
import {fileRule} from '../rule.ts';
import {nearest} from '../texts.ts';

const list = 'src/theme/MDXComponents/index.tsx';
const names = /export default \{\.\.\.MDXComponents, ([^}]+)\}/.exec(
  readFileSync(list, 'utf8'),
)?.[1];
if (!names)
  throw new Error(`${list} has no "export default {...MDXComponents, …}": adapt the rule to it.`);
/** What every page can use: the theme's components, what the build replaces (FirstCall, Symptoms), and the site's own components. */
const shared = [
  'Details',
  'Head',
  'FirstCall',
  'Symptoms',
  ...names.split(/,\s*/),
  ...Object.keys(modules),
];
/** Kinds of notes that the site has styles and labels for. */
const notes = ['note', 'tip', 'info', 'warning', 'danger'];

/** Every component exists, and every note is of a kind that the site has. */
export const componentsRule = fileRule('components', ({tree}, report) => {
  const known = [...shared];
  visit(tree, 'mdxjsEsm', ({value}) => void known.push(...(value.match(/[A-Z]\w*/g) ?? [])));
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {name} = node;
      if (name && /^[A-Z]/.test(name) && !known.includes(name.split('.')[0]!))
        report(
          node,
          `There is no component <${name}>.${nearest(name, known) ?? ''} New ones go into ${list}.`,
        );
    }
    if (node.type === 'containerDirective' && !notes.includes(node.name))
      report(node, `Readers would see ":::${node.name}" as text: use ${notes.join(', ')}.`);
  });
});
