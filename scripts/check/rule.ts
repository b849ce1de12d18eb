import type {Node, Root} from 'mdast';
import type {Locale} from '../../src/config/locales.ts';

/** A file of English content or of a translation, read once for all rules. */
export interface ContentFile {
  file: string;
  /** docs, blog, changelog, pages or api-pages. */
  area: string;
  locale: Locale;
  text: string;
  frontMatter: Record<string, unknown>;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
  body: string;
  /** Markdown of the body; positions count from the body's first line. */
  tree: Root;
}

export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** A rule looks at all files together and reports what it finds. */
export interface Rule {
  name: string;
  check: (files: ContentFile[]) => Finding[] | Promise<Finding[]>;
}

/** Where a finding is: a line of the file, a key of its front matter, or a node of its Markdown. */
type Place = number | string | Node;

export type Report = (place: Place, message: string) => void;

function lineOf({text, bodyLine}: ContentFile, place: Place): number {
  if (typeof place === 'number') return place;
  if (typeof place === 'object') return bodyLine + (place.position?.start.line ?? 1) - 1;
  // A key that is missing belongs on the first line.
  return Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${place}:`)) + 1);
}

/** What a check of single files finds in all of them. */
export const findingsIn = (
  files: ContentFile[],
  check: (content: ContentFile, report: Report) => void,
): Finding[] =>
  files.flatMap((content) => {
    const findings: Finding[] = [];
    check(content, (place, message) =>
      findings.push({file: content.file, line: lineOf(content, place), message}),
    );
    return findings;
  });

/** A rule that looks at one file after the other. */
export const fileRule = (
  name: string,
  check: (content: ContentFile, report: Report) => void,
): Rule => ({name, check: (files) => findingsIn(files, check)});
