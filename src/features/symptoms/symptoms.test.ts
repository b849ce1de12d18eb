import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import {testFolder} from '../../node/test-folder.ts';
import {remarkSymptoms} from './remark-symptoms.ts';

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
write(
  'docs/help.md',
  '---\ntitle: Troubleshooting a setup\n---\n## Sign-in {/* #sign-in */}\n### No form {/* #no-form */}\n',
);
write('docs/plain.md', '---\ntitle: Plain\n---\nText.\n');
write(
  'i18n/fr/docusaurus-plugin-content-docs/current.json',
  '{"sidebar.tutorialSidebar.category.start": {"message": "Démarrer"}}',
);
write(
  'i18n/fr/docusaurus-plugin-content-docs/current/install.md',
  '---\ntitle: Installer\n---\n## Problèmes {/* #trouble */}\n### `ENOENT` au journal {/* #enoent */}\n',
);

const items = [
  {type: 'category', key: 'start', label: 'Start', items: ['install', 'plain']},
  'plain',
  'help',
];

/** HTML of the headings and links that the step puts into a page. */
function listed(locale: string): string[] {
  const tree = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'Symptoms'}],
  } as unknown as Root;
  remarkSymptoms({locale, root, items})(tree);
  const html = toHtml(remark().use(remarkRehype).runSync(tree));
  return html.split('\n').filter((line) => /^<(?:h|li)/.test(line));
}

it('lists the symptoms below "Troubleshooting" by group and guide, without headings that only group others', () => {
  expect(listed('en')).toEqual([
    '<h2 id="start">Start</h2>',
    '<h3 id="install">Install</h3>',
    '<li><a href="/install.md#enoent"><code>ENOENT</code> in the log</a></li>',
    '<li><a href="/install.md#no-page">No page</a></li>',
    '<h2 id="help">Troubleshooting a setup</h2>',
    '<li><a href="/help.md#no-form">No form</a></li>',
  ]);
});

it('takes the words of a translation, and English where it has none', () => {
  expect(listed('fr')).toEqual([
    '<h2 id="start" lang="fr">Démarrer</h2>',
    '<h3 id="install" lang="fr">Installer</h3>',
    '<li lang="fr"><a href="/install.md#enoent"><code>ENOENT</code> au journal</a></li>',
    '<li lang="en"><a href="/install.md">No page</a></li>',
    '<h2 id="help" lang="en">Troubleshooting a setup</h2>',
    '<li lang="en"><a href="/help.md#no-form">No form</a></li>',
  ]);
});

it('leaves other pages alone', () => {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: []}]};
  remarkSymptoms({root, items})(tree);
  expect(tree.children).toHaveLength(1);
});
