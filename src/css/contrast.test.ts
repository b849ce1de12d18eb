import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Tokens of the block that begins with the given selector, by name without the prefix. */
function paletteOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  expect(start, `tokens.css has no block for ${selector}`).toBeGreaterThanOrEqual(0);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--tj-([\w-]+):\s*(#[\da-f]{6})/gi)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
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
const onGrounds = (tones: string[], least: number) =>
  tones.flatMap((tone) => grounds.map((ground) => [tone, ground, least] as const));

describe.each([
  ['dark', paletteOf("[data-theme='dark'] {")],
  ['light', paletteOf("[data-theme='light'] {")],
])('%s palette', (_name, palette) => {
  // Text needs 4.5, the edge of a control 3.
  it.each([
    ...onGrounds(texts, 4.5),
    ['lamp-on', 'lamp', 4.5] as const,
    ['tx', 'lamp-wash', 4.5] as const,
    ['tx-2', 'lamp-wash', 4.5] as const,
    ['ink-0', 'tx', 4.5] as const,
    ...onGrounds(['ui', 'lamp'], 3),
  ])('%s on %s has a contrast of %f', (tone, ground, least) => {
    expect(contrast(palette[tone]!, palette[ground]!)).toBeGreaterThanOrEqual(least);
  });

  it('has the same tokens as the other one', () => {
    expect(Object.keys(palette).sort()).toEqual(
      Object.keys(paletteOf("[data-theme='dark'] {")).sort(),
    );
  });
});
