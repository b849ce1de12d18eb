import {describe, expect, it} from 'vitest';
import {LinkChecker} from './links.ts';
import {readPages, type Page} from './page.ts';
import {readFacts} from './rules.ts';
import {loadSite} from './site.ts';
import {commentTexts, wordFindings} from './words.ts';

const pages = readPages();
const site = await loadSite(pages);
/** A page that links lead to. */
const types = pages.find(({file}) => file === 'docs/monitor/types.md')!;
const [target] = await readFacts([types], site.parse);

const head = `---
title: New page
description: ${'Read what this page is for, in a sentence that search engines can show as a whole below its title, and that says what readers find here.'}
---

`;

/** Findings of all rules for one page, as `line message`. */
async function found(body: string, file = 'docs/new.md', front = head): Promise<string[]> {
  const [area = ''] = file.split('/');
  const page: Page = {file, area, locale: 'en', text: front + body};
  const [facts] = await readFacts([page], site.parse);
  const known = new Map([
    [file, facts!.links],
    [types.file, target!.links],
  ]);
  const links = new LinkChecker(site, [...pages, page], known).findings();
  const lines = front.split('\n').length - 1;
  return [...facts!.findings, ...links.filter((finding) => finding.file === file)].map(
    ({line, message}) => `${line - lines} ${message}`,
  );
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

describe('what breaks the build or misleads readers is refused, with its line and a fix', () => {
  it.each([
    // Text that looks like code or like a tag.
    ['Your {workspaceId} is here.', '1 {workspaceId} has no value: braces are code to MDX'],
    ['Set {{ name }} here.', '1 {{ name }} has no value: braces are code to MDX'],
    ['Text\n\n{a b}', "3 MDX can't read this (Could not parse expression with acorn): braces"],
    ['{unclosed\n\nText', "1 MDX can't read this (Unexpected end of file in expression"],
    ['Text {#id} goes on.', "1 MDX can't read this (Could not parse expression"],
    ['One\ntwo<br>', "2 MDX can't read this (Expected a closing tag for `<br>`"],
    ['Use <workspace-id> here.', 'Write what is no tag in backticks, or as \\<.'],
    ['Write to <me@example.com>.', 'to create a link in MDX, use `[text](url)`'],
    ['If a <5', "1 MDX can't read this (Unexpected character `5`"],
    ['Text\n\n<Steps>\n\n1. One\n\nText', "3 MDX can't read this (Expected a closing tag"],
    ['Text</p>', "1 MDX can't read this (Unexpected closing slash"],
    // Components and styles.
    ['<Steeps>\n</Steeps>', '1 There is no component <Steeps>. Did you mean Steps? Import it'],
    ['<p style="color: red">x</p>', '1 MDX takes styles as an object: write style={{'],
    // Notes.
    [':::note\n\nText.\n\n## Heading {/* #a */}\n', '1 The note is never closed'],
    [':::warn\nText\n:::', '1 There is no note ":::warn": use :::note'],
    ['Text\n:::\n', '1 Readers would see ":::"'],
    // Resources that the served site refuses.
    ['![x](https://example.com/a.png)', '1 The security policy of the site blocks files of other'],
    ['<iframe src="https://example.com/v"></iframe>', 'link to https://example.com/v instead.'],
    ['<img src="./plain.png" alt="" />', 'write ![description](./plain.png).'],
    ['<img src="/img/logo.svg" alt="" />', "1 The build doesn't see the file of <img>"],
    // Links and images.
    ['[x](#thre)\n\n## One {#three}', '1 docs/new.md has no #thre. Did you mean #three?'],
    ['[x](/intros.md)', '1 There is no file docs/intros.md. Did you mean docs/intro.md?'],
    ['[x](/entirely/elsewhere/page.md)', '1 There is no file docs/entirely/elsewhere/page.md.'],
    ['[x](/intro)', '1 There is no page /intro. Did you mean /docs/intro?'],
    ['[x](100%.md)', '1 A "%" in a URL is written %25.'],
    ['[x](100%25.md)', '1 There is no file docs/100%.md.'],
    ['[x](/docs/monitor/types#nothing)', '1 docs/monitor/types.md has no #nothing.'],
    ['![x](./none.png)', '1 There is no image docs/none.png.'],
    ['![x](/img/none.png)', '1 There is no image static/img/none.png.'],
    ['[x]()', '1 The link leads nowhere'],
    // Code blocks.
    ['```json\n{"a": }\n```', "2 The JSON can't be read"],
    ['```yaml\na: 1\na: 2\n```', "3 The YAML can't be read"],
    ['```bash\necho (\n```', "2 The shell can't read this"],
    ['```bash\ncat <<END\na line\n```', "The shell can't read this: warning: here-document"],
    ['```ts\nconst a: string = 1;\nexport {a};\n```', '2 The code block has a mistake: Type'],
    ['```js\nmissing(;\n```', "2 The code block has a mistake: ')' expected"],
    ['```bash\n$ ls\n```', '2 A prompt "$ " can\'t be pasted'],
    ['```bash\ncurl https://x.example.com/open/none\n```', '2 The API has no path /none'],
    ['```text no-check\n```', '1 no-check needs a reason'],
    // Headings.
    ['## A {/* #same */}\n\n## B {/* #same */}', '3 The ID "same" is on the page twice'],
    ['## A\n\n## B', '1 Headings have no ID: run "npx docusaurus write-heading-ids'],
  ])('%j: %s', async (body, message) => {
    expect(await found(body)).toEqual([expect.stringContaining(message)]);
  });
});

it.each([
  ['title: A\ndate: 2026-02-30', /2026-02-30 is no date/],
  ['title: A\ndate: 2026-13-45', /2026-13-45 is no date/],
  ['slug: a', /Add a title: readers see/],
  ['title: A: B', /The front matter can't be read: Nested mappings/],
  ['title: A\nslug: my page', /A slug is part of a URL: write "my-page"/],
])('front matter with %j is refused: %s', async (front, message) => {
  const findings = await found('Text.\n', 'blog/x.md', `---\n${front}\n---\n`);
  expect(findings.filter((finding) => message.test(finding))).toHaveLength(1);
});

it('looks for words in comments', () => {
  const code = "/** One\n * two. */\nconst a = 'http://x'; // three\n/* four */";
  expect(commentTexts(code)).toEqual([
    {line: 1, text: 'One two.'},
    {line: 3, text: 'three'},
    {line: 4, text: 'four'},
  ]);
});

it('finds a habit that a language may have where there is more of it', () => {
  // words.yml allows German pages twenty, by `atMost`.
  const hit = {locale: 'de' as const, file: 'a.md', line: 1, pattern: String.raw`\bSie sie\b`};
  const findings = (count: number) => wordFindings(Array(count).fill({...hit, text: 'Sie sie'}));
  expect(findings(20)).toEqual([]);
  expect(findings(21)).toHaveLength(21);
});
