import {describe, expect, it} from 'vitest';
import {inlineLabels} from './inline.mjs';

const source = (body: string): string =>
  `import Translate, {translate} from '@docusaurus/Translate';\n${body}`;

describe('inlineLabels', () => {
  it('writes the translation into calls and elements', () => {
    const code = inlineLabels(
      source(
        `const a = translate({id: 'a', message: 'Hello {name}', description: 'x'}, {name});\nconst b = <Translate id="b" values={{n}}>{'{n} items'}</Translate>;\nconst c = <p><Translate id="c">Open</Translate></p>;`,
      ),
      {a: 'Bonjour {name}', b: '{n} “éléments”', c: 'Ouvrir'},
    );
    expect(code).toContain(`translate({id: 'a', message: "Bonjour {name}", }, {name})`);
    expect(code).toContain(`<Translate id="b" values={{n}}>{"{n} “éléments”"}</Translate>`);
    expect(code).toContain(`<Translate id="c">{"Ouvrir"}</Translate>`);
  });
  it('takes out what is said to translators alone', () => {
    const code = inlineLabels(
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
    expect(inlineLabels(text, {})).toBe(text);
    expect(inlineLabels('const translate = 1;', {a: 'x'})).toBe('const translate = 1;');
  });
  it('leaves a label whose ID or text is computed alone', () => {
    const text = source(`translate({id: name, message: 'x'}); <Translate id="b" />;`);
    expect(inlineLabels(text, {b: 'y', name: 'z'})).toBe(text);
  });
});
