/** Kinds of notes that Docusaurus knows. */
const kinds = 'note|tip|info|warning|danger|caution|important|secondary|success';

/** Beginning of a note with a space that other generators allow. */
const spaced = new RegExp(String.raw`^([\s>]*:{3,})[ \t]+(?=(?:${kinds})\b)`);

/**
 * Makes Markdown of other generators and systems what Docusaurus reads: line feeds only, and `:::tip` for `::: tip`. Code blocks stay as
 * they are.
 */
export function readLikeDocusaurus(text: string): string {
  let fence = '';
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => {
      const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark && !fence) fence = mark;
      else if (mark?.startsWith(fence)) fence = '';
      return fence || mark ? line : line.replace(spaced, '$1');
    })
    .join('\n');
}
