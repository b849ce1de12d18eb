import {beforeAll, describe, expect, it} from 'vitest';
import {fixed} from './fix.ts';
import {checkFrontMatter, withoutErrors} from './front-matter.ts';
import {LinkChecker} from './links.ts';
import {readPages, type Page} from './page.ts';
import {readFacts, type PageFacts} from './rules.ts';
import {loadSite, type Site} from './site.ts';
import {commentTexts, wordFindings} from './words.ts';

let site: Site;
let pages: Page[];
/** A page that links lead to. */
let target: PageFacts;

beforeAll(async () => {
  pages = readPages();
  site = await loadSite(pages);
  expect(site.findings).toEqual([]);
  [target] = (await readFacts(
    pages.filter(({file}) => file === 'docs/monitor/types.md'),
    site,
  )) as [PageFacts];
});

const head = `---
title: New page
description: ${'Read what this page is for, in a sentence that search engines can show as a whole below its title, and that says what readers find here.'}
---

`;
const page = (text: string, file = 'docs/new.md'): Page => ({
  file,
  area: file.split('/')[0]!,
  locale: 'en',
  text,
});

/** Findings of all rules for one page, as `line message`. */
async function found(body: string, file = 'docs/new.md', front = head): Promise<string[]> {
  const written = page(front + body, file);
  const [facts] = (await readFacts([written], site)) as [PageFacts];
  const links = new LinkChecker(
    site,
    [...pages, written],
    new Map([
      [file, facts],
      ['docs/monitor/types.md', target],
    ]),
  );
  const lines = front.split('\n').length - 1;
  const inLinks = links.inPages().filter((finding) => finding.file === file);
  return [...facts.findings, ...inLinks].map(({line, message}) => `${line - lines} ${message}`);
}

describe('what Docusaurus builds passes', () => {
  it.each([
    [':::note Title\n\nText.\n\n:::\n'],
    ['::: tip\n\nText.\n\n:::\n'],
    [':::warning[Title]\n\nAt 10:30.\n\n:::\n'],
    [':::caution\nText\n:::\n'],
    ['> [!NOTE]\n> Text.\n'],
    ['- One\n\n  :::note\n\n  Text.\n\n  :::\n'],
    ['## Heading {#own-id}\n\nText. <!-- comment -->\n'],
    ['<p style={{color: "red"}}>Text</p>\n\n{1 + 1} {frontMatter.title}\n'],
    [
      "import Tabs from '@theme/Tabs';\nimport Own from '@site/src/components/Cards';\n\n<Tabs />\n\n<Own />\n",
    ],
    ['export const name = "x";\n\n{name} {[1].map((one) => one)}\n'],
    ['`{workspaceId}` and `<workspace-id>` and \\{x}, a \\< b.\n\n```json\n{"a": 1}\n```\n'],
    [
      '[Types](./monitor/types.md?x=1#http), [intro](/docs/intro), [intro](intro), [top](#), [all](/openapi.json)\n\n[Types](monitor/types.md)\n',
    ],
    ['<Steps>\n\n1. One\n\n</Steps>\n'],
  ])('%j', async (body) => {
    expect(await found(body)).toEqual([]);
  });
});

describe('what breaks has a line and a fix', () => {
  it.each([
    // Text that looks like code or like a tag.
    [
      'Your {workspaceId} is here.',
      '1 `{workspaceId}` in text is code to MDX: write `` `{workspaceId}` `` or \\{workspaceId}.',
    ],
    ['Set {{ name }} here.', '1 `{{ name }}` in text is code'],
    ['A {a b} and\n{unclosed', '1 `{a b}` in text', '2 `{unclosed` in text'],
    ['Text {#id} goes on.', '1 `{#id}` is read as an ID only at the end of a heading'],
    ['One<br>two', '1 `<br>` needs a slash at its end in MDX: write `<br />`.'],
    ['<img src="a.png" alt="">', '1 `<img src="a.png" alt="">` needs a slash'],
    [
      'Use <workspace-id> here.',
      '1 `<workspace-id>` is a tag to MDX: write `` `<workspace-id>` `` or \\<workspace-id>.',
    ],
    [
      'Write to <me@example.com>.',
      '1 MDX has no links in angle brackets: write [me@example.com](mailto:me@example.com).',
    ],
    [
      'See <https://example.com/x>.',
      '1 MDX has no links in angle brackets: write [https://example.com/x](https://example.com/x).',
    ],
    ['If a <5 or b<= 3', '1 "<" begins a tag in MDX', '1 "<" begins a tag in MDX'],
    [
      'Text\n\n<Steps>\n\n1. One\n\nText {a b}\n',
      '3 `<Steps>` is never closed',
      '7 `{a b}` in text',
    ],
    ['<details><summary>S</summary>\n\nText.\n\n</details>', '1 `<details>` is never closed'],
    ['Text</p>', '1 `</p>` closes nothing here'],
    // Components, styles, imports.
    ['<Steeps>\n</Steeps>', '1 There is no component <Steeps>. Did you mean Steps? Import it'],
    [
      '<p style="color: red; margin-top: 2px">x</p>',
      "1 MDX takes styles as an object: write style={{color: 'red', marginTop: '2px'}}.",
    ],
    ['<button onclick="go()">x</button>', '1 onclick="…" is no code to MDX'],
    ["import X from './missing';\n\n<X />", '1 There is no module "./missing"'],
    // Notes.
    [
      ':::note\n\nText.\n\n## Heading {/* #a */}\n',
      '1 The note is never closed: write a line ":::" at its end.',
    ],
    [':::warn\nText\n:::', '1 There is no note ":::warn": use :::note'],
    ['Text\n:::\n', '2 Readers would see ":::"'],
    ['> [!HINT]\n> Text', '1 There is no alert [!HINT]'],
    // Resources that the served site refuses.
    [
      '![x](https://example.com/a.png)',
      '1 The security policy of the site blocks images of other sites: save https://example.com/a.png next to the page',
    ],
    [
      '<iframe src="https://example.com/v"></iframe>',
      '1 The security policy of the site blocks <iframe>: link to https://example.com/v instead.',
    ],
    [
      '<img src="./plain.png" alt="" />',
      "1 The build doesn't see the file of <img>: write ![description](./plain.png).",
    ],
    ['<img src="/img/logo.svg" alt="" />', "1 The build doesn't see the file of <img>"],
    // Links and images.
    ['[x](#thre)\n\n## One {#three}', '1 The page has no #thre. Did you mean #three?'],
    ['[x](/intros.md)', '1 There is no file docs/intros.md. Did you mean docs/intro.md?'],
    ['[x](/entirely/elsewhere/page.md)', '1 There is no file docs/entirely/elsewhere/page.md.'],
    ['[x](/intro)', '1 There is no page /intro. Did you mean /docs/intro?'],
    ['[x](100%.md)', '1 A "%" in a URL is written %25: 100%25.md.'],
    ['[x](/docs/monitor/types#nothing)', '1 docs/monitor/types.md has no #nothing.'],
    ['![x](./100%.png)', '1 A "%" in a URL is written %25: ./100%25.png.'],
    ['![x](./none.png)', '1 There is no image docs/none.png.'],
    ['![x](/img/none.png)', '1 There is no image static/img/none.png.'],
    ['[x]()', '1 The link leads nowhere'],
    // Headings.
    [
      '## A {/* #same */}\n\n## B {/* #same */}',
      '3 The ID "same" is on the page twice: change one of them.',
    ],
    ['## A\n\n## B', '1 2 headings have no ID: run "npm run check -- --fix", which writes them.'],
  ])('%j', async (body, ...messages) => {
    const findings = (await found(body)).sort();
    expect(findings).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(findings[index]).toContain(message));
  });
});

describe('front matter', () => {
  const post = (front: string): string[] => {
    const errors: string[] = [];
    checkFrontMatter(
      page(`---\n${front}\n---\n\nText.\n`, 'blog/2026-01-01-x.md'),
      (key, message) => errors.push(`${String(key)}: ${message}`),
      () => undefined,
    );
    return errors;
  };

  it.each([
    ['title: A\nauthors: [nobody]', /^authors: blog\/authors.yml has no "nobody"/],
    ['title: A\nauthors:\n  - name: Somebody', /^authors: Add the author to blog\/authors.yml/],
    ['title: A\nauthor: Somebody\nauthor_url: x', /^author: Add the author to blog\/authors.yml/],
    ['title: A\ntags: [website-analytic]', /^tags: .* Did you mean website-analytics\?/],
    ['title: A\ndate: 2026-13-45', /^date: 2026-13-45 is no date/],
    ['title: A\ndate: 2026-02-30', /^date: 2026-02-30 is no date/],
    ['title: A\ndate: soon', /^date: Docusaurus rejects the value/],
    ['title: A: B', /^2: The front matter can't be read/],
    ['title: A\nslug: my page', /^slug: A slug is part of a URL: write "my-page"/],
    ['title: A\nunlisted: perhaps', /^unlisted: Docusaurus rejects the value/],
    ['title: [A]', /^title: Docusaurus rejects the value/],
  ])('%j is an error', (front, message) => {
    const problems = post(front);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it.each([
    'title: A\ndate: 2026-01-02T23:30:00-08:00',
    'title: A\ndraft: true\ntags: [website-analytics]\nauthors: tianji-site',
    'title: A\nunlisted: true\nsidebar_label: B\nanything: else',
  ])('%j is none', (front) => {
    expect(post(front)).toEqual([]);
  });

  it('is read by Docusaurus without what is wrong, so that links of other pages are still checked', () => {
    const text = '---\ntitle: A\nauthors:\n  - name: X\ndate: soon\n---\nText.\n';
    expect(withoutErrors(page(text, 'blog/x.md'))).toBe(
      '---\ntitle: A\n---\nText.\n\n\n{/* truncate */}\n',
    );
    expect(withoutErrors(page('---\ntitle: A: B\n---\nText.\n'))).toBe('\nText.\n');
  });
});

it('corrects what has one right form, outside of code', () => {
  const text = `${head}## One\n\nA<br>b, \`<br>\`, <https://example.com/>.\n\n<details><summary>S</summary>\n\nText.\n\n</details>\n\n~~~html\n## no heading\n<br>\n~~~\n\n## One\n\n## \`a.b()\` _macOS_ [c_d](e_f)\n\n## Own {#own}\n`;
  expect(fixed(text)).toBe(
    `${head}## One {/* #one */}\n\nA<br />b, \`<br>\`, [https://example.com/](https://example.com/).\n\n<details>\n<summary>S</summary>\n\nText.\n\n</details>\n\n~~~html\n## no heading\n<br>\n~~~\n\n## One {/* #one-1 */}\n\n## \`a.b()\` _macOS_ [c_d](e_f) {/* #ab-macos-c_d */}\n\n## Own {#own}\n`,
  );
});

describe('words', () => {
  it('are looked for in comments', () => {
    const code = "/** One\n * two. */\nconst a = 'http://x'; // three\n/* four */";
    expect(commentTexts(code)).toEqual([
      [1, 'One two.'],
      [3, 'three'],
      [4, 'four'],
    ]);
  });

  it('that a language may have some of are found when there are more', () => {
    const hit = {
      locale: 'de',
      file: 'a.md',
      line: 1,
      pattern: '\\bSie sie\\b',
      text: 'Sie sie',
    } as const;
    expect(wordFindings(Array.from({length: 20}, () => hit))).toEqual([]);
    const [finding, ...more] = wordFindings(
      Array.from({length: 21}, (_, line) => ({...hit, line})),
    );
    expect(more).toEqual([]);
    expect(finding!.message).toContain('"Sie sie", also in line 1, 2, 3,');
  });
});
