/** Paths and positions of drawn charts. Coordinates are rounded, so that a server and a browser write the same text. */

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A step line: one step a value.
 * @param height height of the drawing, reached by a value of `max`
 * @param width width of a step
 */
export function stepPath(
  values: readonly number[],
  max: number,
  height: number,
  width = 1,
): string {
  const y = (value: number) => round(height - (value / max) * height);
  return values
    .map((value, index) => `${index ? 'V' : 'M0 '}${y(value)}H${(index + 1) * width}`)
    .join('');
}

/** The area under a step line, closed along the base. */
export const stepArea = (...line: Parameters<typeof stepPath>): string =>
  `${stepPath(...line)}V${line[2]}H0Z`;

/**
 * A line through the middle of each slot; a gap where a value is null.
 * @param range values at the lower and the upper edge
 * @param width width of a slot
 */
export function linePath(
  values: readonly (number | null)[],
  range: readonly [number, number],
  height: number,
  width = 1,
): string {
  const [low, high] = range;
  let pen = 'M';
  let path = '';
  values.forEach((value, index) => {
    if (value === null) {
      pen = 'M';
      return;
    }
    path += `${pen}${(index + 0.5) * width} ${round(height - ((value - low) / (high - low)) * height)}`;
    pen = 'L';
  });
  return path;
}

/** Position on a logarithmic scale from `low` to `high`, 0 to 1. */
export function logPosition(value: number, low: number, high: number): number {
  return Math.log10(value / low) / Math.log10(high / low);
}

/** A ratio, 0 to 1, as a CSS percentage with at most two decimals. */
export function toPercentage(ratio: number): string {
  return `${Math.round(ratio * 10_000) / 100}%`;
}
