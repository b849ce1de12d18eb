import '@site/src/css/blog.css';
import '@site/src/features/changelog/kinds.css';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  useQueryString,
} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageHead from '@site/src/components/PageHead';
import {useCount} from '@site/src/features/blog/counts';
import {kinds, type Release} from '@site/src/features/changelog/releases';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import entryStyles from './entry.module.css';
import Filter from './Filter';
import styles from './styles.module.css';

/** A release: its date, its versions, and its changes. */
function Entry({release}: {release: Release}): ReactNode {
  const {title, permalink, date, day, html} = release;
  return (
    <article className={`${entryStyles.entry} when-near`} data-kind={release.kinds.join(' ')}>
      <time className={entryStyles.date} dateTime={date}>
        {day}
      </time>
      <Heading as="h2" className={entryStyles.version}>
        <Link className="quiet-link" to={permalink}>
          {title}
        </Link>
      </Heading>
      <div
        className={`${entryStyles.body} changelog-body`}
        dangerouslySetInnerHTML={{__html: html}}
      />
    </article>
  );
}

interface Props {
  metadata: {blogTitle: string; blogDescription: string};
  releases: Release[];
}

/** All releases by year. A reader can narrow them to a kind of change, as in `?kind=fixed`: the style sheet hides those without it. */
export default function ChangelogListPage({metadata, releases}: Props): ReactNode {
  const [query, setQuery] = useQueryString('kind');
  const kind = kinds.find((known) => known === query);
  const entryCount = useCount('entries');
  const countOfKind = (entries: Release[]): string =>
    entryCount(entries.filter((entry) => !kind || entry.kinds.includes(kind)).length);
  const feeds = useBaseUrl('/changelog');
  const first = releases.at(-1)!;
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))];
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <Layout>
        <main className={`container ${styles.page}`}>
          <PageHead
            title={metadata.blogTitle}
            lead={
              <Translate
                values={{
                  count: releases.length,
                  date: <time dateTime={first.date}>{first.day}</time>,
                }}>
                {
                  'New features, fixes, and breaking changes since {date}, in {count} entries. Each entry covers one release or several in a row.'
                }
              </Translate>
            }
          />
          <div
            className={`cluster ${styles.tools}`}
            data-no-print=""
            data-no-twin=""
            data-no-search="">
            <Filter
              value={kind}
              onChange={(chosen) => setQuery(chosen ?? '')}
              count={countOfKind(releases)}
            />
            <p className={`cluster ${styles.feeds}`}>
              <a href={`${feeds}/rss.xml`}>RSS</a>
              <a href={`${feeds}/atom.xml`}>Atom</a>
            </p>
          </div>
          <div className="changelog-list">
            {years.map((year) => {
              const entries = releases.filter(({date}) => date.startsWith(year));
              return (
                <details key={year} className={styles.year} open={year === years[0] || !!kind}>
                  <summary>
                    {year} <span className="caption">{countOfKind(entries)}</span>
                  </summary>
                  {entries.map((release) => (
                    <Entry key={release.permalink} release={release} />
                  ))}
                </details>
              );
            })}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
