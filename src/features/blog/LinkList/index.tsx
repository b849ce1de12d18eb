import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props as TagsPageProps} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
    <section className={styles.group}>
      {heading && <h2>{heading}</h2>}
      <ul className="clean-list">
        {rows.map(({to, name, fact, note}) => (
          <li key={to} className={styles.row}>
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

interface TagListProps extends Pick<TagsPageProps, 'tags'> {
  /** Says how often a tag is used. */
  countText: (count: number) => string;
}

/** All tags, each with what it's about. */
export function TagList({tags, countText}: TagListProps): ReactNode {
  const rows = tags.map(({permalink, label, count, description}) => ({
    to: permalink,
    name: label,
    fact: countText(count),
    note: description,
  }));
  return <LinkList rows={rows} />;
}

/** Says how many posts there are, in the plural forms of the language. */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count}),
    );
}
