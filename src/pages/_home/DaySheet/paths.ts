/** Height of a chart in its own units; its width is a unit for each value. */
export const chartHeight = 100;

/** Values at the lower and the upper edge of a chart. */
interface Axis {
  low: number;
  high: number;
}

/** Distance from the upper edge: 75 for 5 on an axis from 0 to 20. */
const toY = (value: number, {low, high}: Axis): number =>
  Math.round((1 - (value - low) / (high - low)) * chartHeight * 10) / 10;

/** A line with a step for each value: `M0 100H1V50H2` for 0 and 10 on an axis from 0 to 20. */
export const stepPath = (values: readonly number[], axis: Axis): string =>
  values.map((value, index) => `${index ? 'V' : 'M0 '}${toY(value, axis)}H${index + 1}`).join('');

/** A line through the middle of each slot, with a gap where a value is null: `M0.5 100L1.5 50` for 0 and 10 on an axis from 0 to 20. */
export const linePath = (values: readonly (number | null)[], axis: Axis): string =>
  values
    .map((value, index) => {
      if (value === null) return '';
      const isFirst = (values[index - 1] ?? null) === null;
      return `${isFirst ? 'M' : 'L'}${index + 0.5} ${toY(value, axis)}`;
    })
    .join('');
