import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Colors of the block that begins with the given selector, by the name of their token without the prefix. */
function paletteOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  expect(start, `tokens.css has no block for ${selector}`).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf('}', start));
  const tokens = block.matchAll(/--tj-([\w-]+):\s*(#[\da-f]{6})/gi);
  return Object.fromEntries([...tokens].map(([, name, value]) => [name!, value!]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of two colors as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['ink-0', 'ink-1', 'ink-2'];
const texts = ['tx', 'tx-2', 'tx-3', 'lamp', 'up', 'deg', 'down', 'traffic', 'answer'];
const pairs = (colors: string[], grounds: string[], least: number) =>
  colors.flatMap((color) => grounds.map((ground) => ({color, ground, least})));

const dark = paletteOf(":root:not([data-theme='light']) {");
const light = paletteOf(':root {');

describe.each([
  {name: 'dark', palette: dark},
  {name: 'light', palette: light},
])('$name palette', ({palette}) => {
  // Text needs 4.5, the edge of a control 3.
  it.each([
    ...pairs(texts, grounds, 4.5),
    ...pairs(['lamp-on'], ['lamp'], 4.5),
    ...pairs(['tx', 'tx-2'], ['lamp-wash'], 4.5),
    ...pairs(['ink-0'], ['tx'], 4.5),
    ...pairs(['ui', 'lamp'], grounds, 3),
  ])('$color on $ground has a contrast of $least', ({color, ground, least}) => {
    expect(contrast(palette[color]!, palette[ground]!)).toBeGreaterThanOrEqual(least);
  });
});

it('both palettes have the same tokens', () => {
  expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
});
