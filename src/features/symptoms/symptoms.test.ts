import {toString} from 'mdast-util-to-string';
import type {Heading, List, Root} from 'mdast';
import {expect, it} from 'vitest';
import {testFolder} from '../../node/test-folder.ts';
import {remarkSymptoms, symptomsIn} from './remark-symptoms.ts';

const {root, write} = testFolder();

const guide = `---
title: Install
---

## Steps {/* #steps */}

### First step {/* #first */}

## Troubleshooting {/* #trouble */}

### \`ENOENT\` in the log {/* #enoent */}

### Other problems {/* #other */}

#### No page {/* #no-page */}

## Next steps {/* #next */}

### Elsewhere {/* #elsewhere */}
`;

write('docs/install.md', guide);
write('docs/help.md', '---\ntitle: Troubleshooting a setup\n---\n## Sign-in {/* #sign-in */}\n### No form {/* #no-form */}\n');
write('docs/plain.md', '---\ntitle: Plain\n---\nText.\n');
write('i18n/fr/docusaurus-plugin-content-docs/current.json', '{"sidebar.tutorialSidebar.category.start": {"message": "Démarrer"}}');
write(
  'i18n/fr/docusaurus-plugin-content-docs/current/install.md',
  '---\ntitle: Installer\n---\n## Problèmes {/* #trouble */}\n### `ENOENT` au journal {/* #enoent */}\n',
);

const items = [{type: 'category', key: 'start', label: 'Start', items: ['install', 'plain']}, 'plain', 'help'];

/** Headings and links that the step puts into a page, with their language. */
function listed(locale: string): string[] {
  const tree = {type: 'root', children: [{type: 'mdxJsxFlowElement', name: 'Symptoms'}]} as unknown as Root;
  remarkSymptoms({locale, root, items})(tree);
  const properties = (node: {data?: object}): {id?: string; lang?: string} => (node.data as {hProperties: object}).hProperties;
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') {
      const {id, lang} = properties(node);
      return [`${'#'.repeat(node.depth)} ${toString(node as Heading)} #${id} ${lang ?? ''}`.trim()];
    }
    return (node as List).children.map((item) => {
      const [link] = (item.children[0] as {children: {url: string}[]}).children;
      return `${toString(item)} → ${link!.url} ${properties(item).lang ?? ''}`.trim();
    });
  });
}

it('finds the symptoms below "Troubleshooting", without headings that only group others', () => {
  expect(symptomsIn(guide).map(({id}) => id)).toEqual(['enoent', 'no-page']);
});

it('lists them by group and guide', () => {
  expect(listed('en')).toEqual([
    '## Start #start',
    '### Install #install',
    'ENOENT in the log → /install.md#enoent',
    'No page → /install.md#no-page',
    '## Troubleshooting a setup #help',
    'No form → /help.md#no-form',
  ]);
});

it('takes the words of a translation, and English where it has none', () => {
  expect(listed('fr')).toEqual([
    '## Démarrer #start fr',
    '### Installer #install fr',
    'ENOENT au journal → /install.md#enoent fr',
    'No page → /install.md en',
    '## Troubleshooting a setup #help en',
    'No form → /help.md#no-form en',
  ]);
});

it('leaves other pages alone', () => {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: []}]};
  remarkSymptoms({root, items})(tree);
  expect(tree.children).toHaveLength(1);
});
