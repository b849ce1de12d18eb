import type {Report} from '../page.ts';

/** A code block of a page. */
export interface Snippet {
  /** Reports a mistake in a line of the page. */
  error: Report;
  /** Line of the block's first line of code. */
  line: number;
  language: string;
  code: string;
}

/** What is wrong in a block, with the line of the block, from 0. */
export interface Problem {
  message: string;
  offset?: number;
}
