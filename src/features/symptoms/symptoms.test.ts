import {toHtml} from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {expect, it} from 'vitest';
import {remarkSymptoms} from './remark-symptoms.ts';
import {sectionsOf, symptomsIn} from './sections.ts';

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
  const enoent = {text: '`ENOENT` in the log', id: 'enoent'};
  expect(symptomsIn(guide)).toEqual([enoent, {text: 'No page', id: 'no-page'}]);
  const aboutNothingElse = guide.replace('Install', 'Troubleshooting a setup');
  expect(symptomsIn(aboutNothingElse)).toContainEqual({text: 'First step', id: 'first'});
  // The words of a translation, as far as it has them.
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
  const processor = remark()
    .use(remarkMdx)
    .use(remarkSymptoms, {read: () => sections});
  const html = toHtml(processor.use(remarkRehype).runSync(processor.parse('<Symptoms />')));
  const list = '<li><a href="/install.md#enoent"><code>ENOENT</code> in the log</a></li>\n</ul>';
  expect(html).toBe(
    `<h2 id="start">Start</h2>\n<h3 id="install">Install</h3>\n<ul>\n${list}\n` +
      `<h2 id="help" lang="en">Help</h2>\n<ul lang="en">\n${list}`,
  );
});
