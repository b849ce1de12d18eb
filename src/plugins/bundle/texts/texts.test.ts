import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {markTexts} from './mark.mjs';

const sentence = 'A sentence that is long enough to be worth an attribute of its own.';
const compiled = async (text: string): Promise<string> =>
  String(await compile(text, {format: 'mdx'}));
const inBrowser = (program: string): string => markTexts(program, () => 'abc', false);
const onServer = (program: string): string => markTexts(program, () => 'abc', true);

describe('texts of a page', () => {
  it('are marked in the HTML and left out of the script, with their links and code', async () => {
    const page = await compiled(
      `${sentence} See [the guide](/docs/intro) and \`code\`.\n\n## Heading\n\n- One\n- ${sentence}\n`,
    );
    expect(onServer(page)).toMatch(/_components\.p, \{"data-text": "abc-0", /);
    expect(onServer(page)).toMatch(/_components\.ul, \{"data-text": "abc-1", /);
    expect(inBrowser(page)).not.toContain('sentence');
    expect(inBrowser(page)).not.toContain('/docs/intro');
    expect(inBrowser(page)).toContain('Heading');
    expect(inBrowser(page)).toContain('export const texts = {"mark":"abc","count":2,"parts":[]};');
  });

  it('stay in the script where they hold a component with behavior, as far as they hold one', async () => {
    const page = inBrowser(
      await compiled(
        `<Tabs>\n\n${sentence}\n\n</Tabs>\n\n1. ${sentence}\n\n   <CodeFrame html="${'x'.repeat(50)}" />\n\n2. <Copy /> ${sentence}\n`,
      ),
    );
    expect(page).toContain(
      '_jsx(Tabs, {\n      children: _jsx(_components.p, {\n        ...texts.parts[0]',
    );
    expect(page).toMatch(/CodeFrame, \{\s*\.\.\.texts\.parts\[2\]/);
    expect(page).toContain('Copy');
    expect(page.match(/sentence/g)).toHaveLength(1);
  });

  it('hold components that only draw', async () => {
    expect(
      inBrowser(await compiled(`<ApiText><Field id="a" name="${'a'.repeat(50)}" /></ApiText>`)),
    ).not.toContain('aaa');
  });

  it('are known by what a page holds', async () => {
    const shapes: string[] = [];
    const program = await compiled(`${sentence}\n\n- ${sentence}\n`);
    const markOf = (shape: string): string => {
      shapes.push(shape);
      return 'abc';
    };
    for (const isServer of [true, false]) markTexts(program, markOf, isServer);
    expect(shapes).toEqual(['p,ul', 'p,ul']);
  });

  it('are none where a page has short ones only', async () => {
    const page = await compiled('Short.\n');
    expect(inBrowser(page)).toBe(page);
  });
});
