import '@site/src/css/blog.css';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import SocialImage from '@site/src/components/SocialImage';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import BlogLayout from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Row {
  to: string;
  name: string;
  /** In front of the name: a date or a number. */
  fact: ReactNode;
  /** Below the name. */
  note?: string;
}

interface Tag {
  permalink: string;
  label: string;
  count: number;
  description?: string | undefined;
}

/** Tags as rows, each with what says how often it is used. */
export const tagRows = (tags: readonly Tag[], fact: (count: number) => string): Row[] =>
  tags.map(({permalink, label, count, description}) => ({
    to: permalink,
    name: label,
    fact: fact(count),
    note: description,
  }));

/** Says how many posts there are, in the plural forms of the language. */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count}),
    );
}

interface Props {
  title: string;
  description: string;
  /** One group without a name, or several with theirs. */
  groups: {name?: string; rows: Row[]}[];
  /** Posts by year, next to the list. */
  sidebar?: BlogSidebar | undefined;
}

/** A list that leads on: archive, tags, or authors. */
export default function IndexPage({title, description, groups, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <SocialImage title={title} />
      <BlogLayout sidebar={sidebar}>
        <h1 className="page-title">{title}</h1>
        <p className="lead margin-bottom--lg">{description}</p>
        {groups.map(({name, rows}, index) => (
          <section key={name ?? index} className={styles.group} aria-label={name ?? title}>
            {name && <h2>{name}</h2>}
            <ul className="clean-list">
              {rows.map(({to, name: row, fact, note}) => (
                <li key={to} className={styles.row}>
                  <span className="caption">{fact}</span>
                  <div>
                    <Link to={to}>{row}</Link>
                    {note && <p className="caption margin--none">{note}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
