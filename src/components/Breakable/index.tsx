import {Fragment, type ReactNode} from 'react';

/** Pieces of text that may be broken between them. Copied text contains no extra characters. */
export const withBreaks = (pieces: readonly ReactNode[]): ReactNode =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

/** Text that may be broken after the slashes of a path: `/open/|workspace/|{workspaceId}`, but not `https:/|/tianji.example.com`. */
export default function Breakable({text}: {text: string}): ReactNode {
  return withBreaks(text.split(/(?<=[^/]\/)(?=[\w{])/));
}
