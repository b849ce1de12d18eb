import {describe, expect, it} from 'vitest';
import {inlineLabels} from './inline.mjs';

const source = (body: string): string =>
  `import Translate, {translate} from '@docusaurus/Translate';\n${body}`;

describe('inlineLabels', () => {
  it('writes the translation into calls and elements', () => {
    const code = inlineLabels(
      source(
        `const a = translate({message: 'Hello {name}', description: 'x'}, {name});\nconst b = <Translate values={{n}}>{'{n} items'}</Translate>;\nconst c = <p><Translate>\n  Open\n  it\n</Translate></p>;`,
      ),
      {'Hello {name}': 'Bonjour {name}', '{n} items': '{n} “éléments”', 'Open it': 'Ouvrir'},
    );
    expect(code).toContain(`translate({message: "Bonjour {name}", description: 'x'}, {name})`);
    expect(code).toContain(`<Translate values={{n}}>{"{n} “éléments”"}</Translate>`);
    expect(code).toContain(`<Translate>{"Ouvrir"}</Translate>`);
  });
  it('prefers the ID of a label, which tells it from another with the same English', () => {
    const code = inlineLabels(
      source(
        `translate({id: 'a', message: 'Open'}); <Translate id="b">Open</Translate>; translate({message: 'Open'});`,
      ),
      {a: 'Ouvrir', b: 'Ouverte', Open: 'Ouvert'},
    );
    expect(code).toContain(
      `translate({id: 'a', message: "Ouvrir"}); <Translate id="b">{"Ouverte"}</Translate>; translate({message: "Ouvert"});`,
    );
  });
  it('leaves texts without a translation, and files without texts, alone', () => {
    const text = source(`const a = translate({message: 'Hello'});`);
    expect(inlineLabels(text, {})).toBe(text);
    expect(inlineLabels('const translate = 1;', {x: 'y'})).toBe('const translate = 1;');
  });
  it('leaves a label whose ID or text is computed alone', () => {
    const text = source(`translate({id: name, message: 'x'}); <Translate id={b}>y</Translate>;`);
    expect(inlineLabels(text, {x: 'z', y: 'z'})).toBe(text);
  });
});
