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
