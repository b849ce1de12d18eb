/** Kinds of change in the order in which a release names them. They are the keys of changelog/tags.yml. */
export const kinds = ['breaking', 'added', 'changed', 'fixed', 'security'] as const;
export type Kind = (typeof kinds)[number];

/** A release as the list shows it. */
export interface Release {
  title: string;
  permalink: string;
  /** In ISO form. */
  date: string;
  /** The date in words. A browser's formatter takes as long to start as ten entries to draw. */
  day: string;
  kinds: Kind[];
  /** Its changes, made from Markdown at build time. */
  html: string;
}

/** Releases with a kind of change; all of them if there's none to look for. */
export const releasesOfKind = (releases: Release[], kind: Kind | null): Release[] =>
  kind ? releases.filter(({kinds}) => kinds.includes(kind)) : releases;

export const yearOf = ({date}: Release): string => date.slice(0, 4);

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
