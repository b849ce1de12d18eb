/** The page views of one visitor within one hour of the clock. */
export interface VisitHour {
  /** Minute of the first view. */
  first: number;
  /** Minute of the last view. */
  last: number;
  views: number;
  /** Exactly one view. */
  bounce: boolean;
}

/**
 * Sorts the page views of one visitor by hour of the clock.
 * @param views minutes after a full hour
 */
export function visitHours(views: readonly number[]): VisitHour[] {
  const hours = new Map<number, number[]>();
  for (const minute of [...views].sort((a, b) => a - b)) {
    const hour = Math.floor(minute / 60);
    hours.set(hour, [...(hours.get(hour) ?? []), minute]);
  }
  return [...hours.values()].map((minutes) => ({
    first: minutes[0]!,
    last: minutes.at(-1)!,
    views: minutes.length,
    bounce: minutes.length === 1,
  }));
}
