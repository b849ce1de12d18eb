/** State of one area in one language, as the page for contributors shows it. */
export interface AreaReport {
  area: string;
  total: number;
  current: number;
  /** Files or text ids that are missing or older than their English. */
  open: string[];
}

export interface TranslationReport {
  languages: {locale: string; areas: AreaReport[]}[];
}

/** Share of current translations in per cent, rounded down so that 100 means all. */
export function percentOf({current, total}: Pick<AreaReport, 'current' | 'total'>): number {
  return total === 0 ? 100 : Math.floor((current / total) * 100);
}
