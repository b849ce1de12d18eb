import type {Root} from 'mdast';
import type {Locale} from '../../src/config/locales.ts';

/** A file of English content or of a translation, read once for all rules. */
export interface ContentFile {
  /** Path from the project's folder. */
  file: string;
  /** docs, blog, changelog, pages or api-pages. */
  area: string;
  /** Language of the file. */
  locale: Locale;
  text: string;
  frontMatter: Record<string, unknown>;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
  body: string;
  /** Markdown of the body; positions count from the body's first line. */
  tree: Root;
}

/** What a rule found wrong. */
export interface Finding {
  file: string;
  line: number;
  /** What is wrong and how to mend it. */
  message: string;
}

/** A rule looks at all files together and reports what it finds. */
export interface Rule {
  name: string;
  check: (files: ContentFile[]) => Finding[] | Promise<Finding[]>;
}
