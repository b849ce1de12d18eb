import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import remarkRehype from 'remark-rehype';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import {remarkSymptoms} from './remark-symptoms.ts';
import {sectionsOf, symptomsIn} from './symptoms.ts';

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

it('finds the symptoms below "Troubleshooting", without headings that only group others', () => {
  expect(symptomsIn(guide)).toEqual([
    {text: '`ENOENT` in the log', id: 'enoent'},
    {text: 'No page', id: 'no-page'},
  ]);
  expect(
    symptomsIn('---\ntitle: Troubleshooting a setup\n---\n## A {/* #a */}\n### B {/* #b */}\n'),
  ).toEqual([{text: 'B', id: 'b'}]);
});

it('takes the words of a translation, as far as it has them', () => {
  expect(symptomsIn(guide, '### `ENOENT` au journal {/* #enoent */}\n')).toEqual([
    {text: '`ENOENT` au journal', id: 'enoent'},
  ]);
});

it('lists them by group and guide', () => {
  const symptoms = [{text: '`ENOENT` in the log', url: '/install.md#enoent'}];
  const sections = sectionsOf(
    [
      {type: 'category', key: 'start', label: 'Start', items: [{type: 'doc', id: 'install'}]},
      {type: 'category', key: 'more', label: 'More', items: [{type: 'doc', id: 'plain'}]},
      {type: 'doc', id: 'help'},
    ],
    new Map([
      ['install', {id: 'install', title: 'Install', symptoms}],
      ['plain', {id: 'plain', title: 'Plain', symptoms: []}],
      ['help', {id: 'help', title: 'Help', symptoms, lang: 'en'}],
    ]),
  );
  const tree = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'Symptoms'}],
  } as unknown as Root;
  remarkSymptoms({read: () => sections})(tree);
  const html = toHtml(remark().use(remarkRehype).runSync(tree));
  const list = '<li><a href="/install.md#enoent"><code>ENOENT</code> in the log</a></li>\n</ul>';
  expect(html).toBe(
    `<h2 id="start">Start</h2>\n<h3 id="install">Install</h3>\n<ul>\n${list}\n` +
      `<h2 id="help" lang="en">Help</h2>\n<ul lang="en">\n${list}`,
  );
});
