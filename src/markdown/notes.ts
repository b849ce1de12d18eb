import {withLineFeeds} from '../node/text.ts';

/** Kinds of notes that messages suggest to writers. */
export const commonNotes = ['note', 'tip', 'info', 'warning', 'danger'];
/** All kinds of notes that Docusaurus knows. */
export const noteKinds = [...commonNotes, 'caution', 'important', 'secondary', 'success'];

/** Beginning of a note with a space that other generators allow. */
const spaced = new RegExp(String.raw`^([\s>]*:{3,})[ \t]+(?=(?:${noteKinds.join('|')})\b)`);

/** Changes the lines of Markdown that aren't in a code block. */
function mapOutsideCode(text: string, change: (line: string) => string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, mark, info] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
      if (mark && !fence) fence = mark;
      // Only a bare fence closes a block: with a language, it's a line of it.
      else if (mark?.startsWith(fence) && !info?.trim()) fence = '';
      return fence || mark ? line : change(line);
    })
    .join('\n');
}

/**
 * Makes Markdown of other generators and systems what Docusaurus reads: line feeds only, and `:::tip` for `::: tip`. Code blocks stay as
 * they are.
 */
export const forDocusaurus = (text: string): string =>
  mapOutsideCode(withLineFeeds(text), (line) => line.replace(spaced, '$1'));
