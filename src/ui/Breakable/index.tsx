import {Fragment, type ReactNode} from 'react';

/** A text that may be broken after each slash of a path. A copied text holds no extra characters. */
export default function Breakable({text}: {text: string}): ReactNode {
  return text.split(/(?<=[^/]\/)(?!\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
