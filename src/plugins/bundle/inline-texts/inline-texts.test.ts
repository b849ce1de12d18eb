import {describe, expect, it} from 'vitest';
import {inlineTexts} from './inline.mjs';

const source = (body: string): string =>
  `import Translate, {translate} from '@docusaurus/Translate';\n${body}`;

describe('inlineTexts', () => {
  it('writes the translation into calls and elements', () => {
    const {code, ids} = inlineTexts(
      source(
        `const a = translate({id: 'a', message: 'Hello {name}', description: 'x'}, {name});\nconst b = <Translate id="b" values={{n}}>{'{n} items'}</Translate>;\nconst c = <p><Translate id="c">Open</Translate></p>;`,
      ),
      {a: 'Bonjour {name}', b: '{n} “éléments”', c: 'Ouvrir'},
    );
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(code).toContain(`translate({id: 'a', message: "Bonjour {name}", }, {name})`);
    expect(code).toContain(`<Translate id="b" values={{n}}>{"{n} “éléments”"}</Translate>`);
    expect(code).toContain(`<Translate id="c">{"Ouvrir"}</Translate>`);
  });
  it('takes out what is said to translators alone', () => {
    const {code} = inlineTexts(
      source(
        `translate({id: 'a', description: 'x', message: 'Hello'});\nconst b = <Translate description="y" id="b">Open</Translate>;`,
      ),
      {},
    );
    expect(code).toContain(`translate({id: 'a',  message: 'Hello'});`);
    expect(code).toContain(`<Translate  id="b">Open</Translate>`);
  });
  it('leaves texts without a translation, and files without texts, alone', () => {
    const text = source(`const a = translate({id: 'a', message: 'Hello'});`);
    expect(inlineTexts(text, {})).toEqual({code: text, ids: ['a']});
    expect(inlineTexts('const translate = 1;', {a: 'x'})).toEqual({
      code: 'const translate = 1;',
      ids: [],
    });
  });
  it('does not count a text that it cannot place', () => {
    expect(
      inlineTexts(source(`translate({id: name, message: 'x'}); <Translate id="b" />;`), {b: 'x'})
        .ids,
    ).toEqual([]);
  });
});
