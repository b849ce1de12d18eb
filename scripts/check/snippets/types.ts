export interface Snippet {
  file: string;
  /** Line of the block's first line of code. */
  line: number;
  language: string;
  meta: string;
  title: string;
  code: string;
}

/** What a check found: message, and the line inside of the block (from 0) where it knows it. */
export interface Problem {
  message: string;
  offset?: number;
}

/** Checks the snippets of the languages it names, all together because some checkers are slow to start. */
export interface SnippetCheck {
  languages: string[];
  run: (snippets: Snippet[]) => Map<Snippet, Problem[]> | Promise<Map<Snippet, Problem[]>>;
}

/** Makes a check of a function that looks at one snippet. */
export function each(
  languages: string[],
  problemsOf: (snippet: Snippet) => Problem[],
): SnippetCheck {
  return {
    languages,
    run: (snippets) => new Map(snippets.map((snippet) => [snippet, problemsOf(snippet)])),
  };
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
