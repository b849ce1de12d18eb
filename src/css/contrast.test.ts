import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Tokens of one palette, by name without the prefix. */
type Palette = Record<string, string>;

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Reads the custom properties of a block that begins with the given selector. */
function paletteOf(selector: string): Palette {
  const start = css.indexOf(selector);
  expect(start, `tokens.css has no block for ${selector}`).toBeGreaterThanOrEqual(0);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--tj-([\w-]+):\s*(#[\da-f]{6})/gi)].map(([, name, value]) => [name!, value!]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of two colours as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['ink-0', 'ink-1', 'ink-2'];
const texts = ['tx', 'tx-2', 'tx-3', 'lamp', 'up', 'deg', 'down', 'traffic', 'answer'];

describe.each([
  ['dark', paletteOf("[data-theme='dark'] {")],
  ['light', paletteOf("[data-theme='light'] {")],
])('%s palette', (_name, palette) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s on %s can be read (4.5)', (text, ground) => {
    expect(contrast(palette[text]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['lamp-on', 'lamp'],
    ['tx', 'lamp-wash'],
    ['tx-2', 'lamp-wash'],
    ['ink-0', 'tx'],
  ])('%s on %s can be read (4.5)', (text, ground) => {
    expect(contrast(palette[text]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds.flatMap((ground) => ['ui', 'lamp'].map((edge) => [edge, ground] as const)))(
    '%s on %s bounds a control (3)',
    (edge, ground) => {
      expect(contrast(palette[edge]!, palette[ground]!)).toBeGreaterThanOrEqual(3);
    },
  );

  it('has the same tokens as the other one', () => {
    expect(Object.keys(palette).sort()).toEqual(Object.keys(paletteOf("[data-theme='dark'] {")).sort());
  });
});
