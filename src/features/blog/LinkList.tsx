import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

interface Row {
  to: string;
  name: string;
  /** In front of the name: a date or a number. */
  fact: ReactNode;
  /** Below the name. */
  note?: string | undefined;
}

/** Links in rows, which may have a heading: the posts of a year, tags, or authors. */
export default function LinkList({heading, rows}: {heading?: string; rows: Row[]}): ReactNode {
  return (
    <section className="link-list">
      {heading && <h2>{heading}</h2>}
      <ul className="clean-list">
        {rows.map(({to, name, fact, note}) => (
          <li key={to}>
            <span className="caption">{fact}</span>
            <div>
              <Link to={to}>{name}</Link>
              {note && <p className="caption margin--none">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
