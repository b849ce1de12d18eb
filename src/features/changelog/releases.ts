/** Kinds of change in the order in which a release names them. */
export const kinds = ['breaking', 'added', 'changed', 'fixed', 'security'] as const;
export type Kind = (typeof kinds)[number];

/** Kind that an address asks for, such as `?kind=fixed`; null for all. */
export function kindIn(search: string): Kind | null {
  const wanted = new URLSearchParams(search).get('kind');
  return kinds.find((kind) => kind === wanted) ?? null;
}

/** Kinds of change of a release, from the addresses of its tags. */
export function kindsOfTags(tags: readonly {permalink: string}[]): Kind[] {
  return kinds.filter((kind) => tags.some(({permalink}) => permalink.endsWith(`/${kind}`)));
}

/** A release as the list shows it. */
export interface Release {
  title: string;
  permalink: string;
  /** In ISO form. */
  date: string;
  /** The date in words. A browser's formatter takes as long to start as ten entries to draw. */
  day: string;
  description: string;
  kinds: Kind[];
  /** Its changes, made from Markdown at build time. */
  html: string;
}

export interface ChangelogFacts {
  count: number;
  /** Month of the first release, in words. */
  firstMonth: string;
  /** Date of the latest release in ISO form, and in words. */
  latest: string;
  latestDay: string;
  /** The latest release. */
  permalink: string;
}

export interface ScaleMark<T> {
  release: T;
  /** 0 at the beginning of the axis, 100 at its end. */
  place: number;
  /** Text above the mark; missing where there is no room. */
  label?: string;
}

const month = 30.44 * 24 * 3600 * 1000;

/** Least distance of two labels, in the units of the axis. */
const room = 4.2;

/**
 * Places releases and years on one time axis. A label is left out where it would touch or repeat
 * its neighbour; the latest always has one.
 */
export function scale<T extends {version: string; date: number}>(
  releases: readonly T[],
): {marks: ScaleMark<T>[]; years: {place: number; year: number}[]} {
  const sorted = [...releases].sort((a, b) => b.date - a.date);
  const from = sorted.at(-1)!.date - month / 2;
  const to = sorted[0]!.date + month;
  const place = (date: number): number => Math.round(((date - from) / (to - from)) * 10_000) / 100;
  let last = {place: Infinity, version: ''};
  const marks = sorted.map((release): ScaleMark<T> => {
    const {version, date} = release;
    const at = place(date);
    if (last.place - at < room || last.version === version) return {release, place: at};
    last = {place: at, version};
    return {release, place: at, label: version};
  });
  const first = new Date(from).getUTCFullYear() + 1;
  const count = new Date(to).getUTCFullYear() - first + 1;
  const years = Array.from({length: count}, (_, i) => ({year: first + i, place: place(Date.UTC(first + i, 0, 1))}));
  return {marks, years};
}
