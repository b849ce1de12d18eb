/** Paths and positions of drawn charts. Coordinates are rounded, so that a server and a browser write the same text. */

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A step line: one step a value.
 * @param height height of the drawing; a value of `max` is at `top`
 * @param width width of a step
 */
export function stepPath(
  values: readonly number[],
  max: number,
  height: number,
  top = 0,
  width = 1,
): string {
  const y = (value: number) => round(height - (value / max) * (height - top));
  return values
    .map(
      (value, index) =>
        `${index ? '' : 'M0 '}${index ? 'V' : ''}${y(value)}H${(index + 1) * width}`,
    )
    .join('');
}

/** The area under a step line, closed along the base. */
export function stepArea(
  values: readonly number[],
  max: number,
  height: number,
  top = 0,
  width = 1,
): string {
  return `${stepPath(values, max, height, top, width)}V${height}H0Z`;
}

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

/** A share as a CSS percentage with at most two decimals. */
export function share(ratio: number): string {
  return `${Math.round(ratio * 10_000) / 100}%`;
}

/**
 * A quiet, irregular series with an exact mean, the same on every machine: whole numbers from a linear congruential generator.
 * @param gap index that contains no value; the slots right before it rise toward it
 */
export function quietSeries(
  {mean, spread, seed}: {mean: number; spread: number; seed: number},
  length: number,
  gap: number,
): (number | null)[] {
  let state = seed;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % limit;
  };
  const values: (number | null)[] = [];
  for (let index = 0; index < length; index += 1) {
    const noise = Math.floor((next(spread) + next(spread) + next(spread)) / 1.5) - spread;
    const spike = next(17) === 0 ? spread + next(spread) : 0;
    const before = gap - index;
    const rise = before > 0 && before <= 4 ? (5 - before) * spread : 0;
    values.push(index === gap ? null : mean + noise + spike + Math.floor(rise / 1.2));
  }
  return settleMean(values, mean);
}

function settleMean(values: (number | null)[], mean: number): (number | null)[] {
  const known = values.filter((value) => value !== null).length;
  let rest = mean * known - values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const each = Math.trunc(rest / known);
  rest -= each * known;
  const sign = Math.sign(rest);
  return values.map((value) => {
    if (value === null) return null;
    const extra = rest === 0 ? 0 : sign;
    rest -= extra;
    return value + each + extra;
  });
}
