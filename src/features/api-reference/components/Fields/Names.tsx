import {Fragment, type ReactNode} from 'react';
import {comma} from '@site/src/components/punctuation';

/** Items of a list with the language's comma between them. */
export const withCommas = (items: ReactNode[]): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && comma()}
      {item}
    </Fragment>
  ));

/** Names of fields, values, or media types, which stay English. */
const Names = ({names}: {names: string[]}): ReactNode => (
  <span translate="no">{withCommas(names.map((name) => <code key={name}>{name}</code>))}</span>
);

export default Names;
