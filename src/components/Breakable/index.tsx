import {Fragment, type ReactNode} from 'react';

/** Pieces of text that may be broken between them. Copied text contains no extra characters. */
export const withBreaks = (pieces: readonly ReactNode[]): ReactNode =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

/** A shorter piece, such as `/open/`, gains no line by a break, and reads better whole. */
const shortest = 16;

/** Text that may be broken after the slashes of a path, as in `/open/workspace/|{workspaceId}/monitor/|upsert`, but not in `https://`. */
export default function Breakable({text}: {text: string}): ReactNode {
  const pieces: string[] = [];
  for (const piece of text.split(/(?<=[^/]\/)(?=[\w{])/)) {
    const last = pieces.at(-1);
    if (last === undefined || last.length >= shortest) pieces.push(piece);
    else pieces[pieces.length - 1] = last + piece;
  }
  return withBreaks(pieces);
}
