/** Height of a chart in its own units; its width is a unit for each value. */
export const chartHeight = 100;

const round = (value: number) => Math.round(value * 10) / 10;

/** A step line: one step a value, the height of the chart is `max`. */
export const stepPath = (values: readonly number[], max: number): string =>
  values
    .map((value, index) => {
      const y = round(chartHeight - (value / max) * chartHeight);
      return `${index ? 'V' : 'M0 '}${y}H${index + 1}`;
    })
    .join('');

/**
 * A line through the middle of each slot; a gap where a value is null.
 * @param range values at the lower and the upper edge
 */
export function linePath(
  values: readonly (number | null)[],
  [low, high]: readonly [number, number],
): string {
  let pen = 'M';
  let path = '';
  values.forEach((value, index) => {
    if (value === null) {
      pen = 'M';
      return;
    }
    const y = round(chartHeight - ((value - low) / (high - low)) * chartHeight);
    path += `${pen}${index + 0.5} ${y}`;
    pen = 'L';
  });
  return path;
}
