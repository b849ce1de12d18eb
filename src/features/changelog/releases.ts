/** Kinds of change in the order in which a release names them. */
export const kinds = ['breaking', 'added', 'changed', 'fixed', 'security'] as const;
export type Kind = (typeof kinds)[number];

/** Kind that a URL asks for, such as `?kind=fixed`; null for all. */
export function kindIn(search: string): Kind | null {
  const wanted = new URLSearchParams(search).get('kind');
  return kinds.find((kind) => kind === wanted) ?? null;
}

/** Kinds of change of a release, from the URLs of its tags. */
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

/** What other pages say about the changelog. */
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

/** Last version that a title names, without its v and its patch: the label on the timeline. */
const shortVersion = (title: string): string =>
  (title.match(/\d+(?:\.\d+)+/g) ?? [title]).at(-1)!.split('.').slice(0, 2).join('.');

const month = 30.44 * 24 * 3600 * 1000;

/** In percent of the axis. */
const minLabelDistance = 4.2;

/**
 * Places releases, newest first, and years on one time axis, in percent of it. A label is omitted where it would touch or repeat
 * its neighbor; the latest always has one.
 */
export function timelineOf(releases: readonly Release[]) {
  const from = Date.parse(releases.at(-1)!.date) - month / 2;
  const to = Date.parse(releases[0]!.date) + month;
  const positionOf = (time: number): number =>
    Math.round(((time - from) / (to - from)) * 10_000) / 100;
  let last = {position: Infinity, version: ''};
  const marks = releases.map((release) => {
    const position = positionOf(Date.parse(release.date));
    const version = shortVersion(release.title);
    const label =
      last.position - position < minLabelDistance || last.version === version ? undefined : version;
    if (label) last = {position, version};
    return {release, position, label};
  });
  const first = new Date(from).getUTCFullYear() + 1;
  const count = new Date(to).getUTCFullYear() - first + 1;
  const years = Array.from({length: count}, (_, i) => ({
    year: first + i,
    position: positionOf(Date.UTC(first + i, 0, 1)),
  }));
  return {marks, years};
}
