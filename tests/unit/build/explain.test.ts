import {describe, expect, it} from 'vitest';
import {explain} from '../../../scripts/build/explain.ts';

const sources = [
  {file: 'docs/a.md', text: 'One\nSee [there](/docs/intro#gone).'},
  {file: 'docs/b.md', text: 'Also [there](/docs/intro#gone) and [here](/docs/never).'},
];

describe('a failed build', () => {
  it('names file and line of a link and an image that cannot be resolved, once each', () => {
    const link = 'Error: Markdown link with URL `./x.md` in source file "docs/a.md" (12:4) couldn\'t be resolved.';
    const image = 'Cause: Markdown image with URL `./x.png` in source file "docs/a.md" (65:1) couldn\'t be resolved to an existing local image file.';
    const faults = explain(`${link}\n${link}\n${image}`, sources);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^docs\/a\.md:12: the link "\.\/x\.md" leads to nothing\. Write/);
    expect(faults[1]).toMatch(/^docs\/a\.md:65: the image "\.\/x\.png" leads to nothing\. Put/);
  });

  it('finds the line of an anchor in the source of the page', () => {
    const output = 'Error: Docusaurus found broken anchors!\n- Broken anchor on source page path = /docs/a:\n   -> linking to /docs/intro#gone\n\n    at x';
    expect(explain(output, sources)).toEqual([expect.stringMatching(/^docs\/a\.md:2: the anchor "\/docs\/intro#gone" leads to nothing/)]);
  });

  it('finds a link whose page has another name, and names the page when no source has it', () => {
    const output = '- Broken link on source page path = /docs/slug:\n   -> linking to /docs/never\n- Broken link on source page path = /pricing:\n   -> linking to /nothing\n';
    expect(explain(output, sources).map((fault) => fault.split(': the ')[0])).toEqual(['docs/b.md:1', 'page /pricing']);
  });

  it('names the line of Markdown that does not compile', () => {
    const output = 'Error: MDX compilation failed for file "docs/a.md"\n│ Cause: Unexpected character `!`\n│ Details:\n│ {\n│   "line": 7,\n│   "column": 3\n│ }';
    expect(explain(output, sources)).toEqual(['docs/a.md:7: Unexpected character `!`']);
  });

  it('says nothing of a failure that it does not know', () => {
    expect(explain('Error: out of memory', sources)).toEqual([]);
  });
});
