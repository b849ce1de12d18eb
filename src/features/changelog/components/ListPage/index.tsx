import '@site/src/css/blog.css';
import Translate from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  useQueryString,
} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageHead from '@site/src/components/PageHead';
import {
  kinds,
  releasesOfKind,
  yearOf,
  type Kind,
  type Release,
} from '@site/src/features/changelog/releases';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Entry from '../Entry';
import Filter from '../Filter';
import {useEntryCount} from '../texts';
import styles from './styles.module.css';

interface Props {
  metadata: {blogTitle: string; blogDescription: string};
  releases: Release[];
}

/** Releases by year. All are in the page: the style sheet hides those without the chosen kind. */
function Years({releases, kind}: {releases: Release[]; kind: Kind | null}): ReactNode {
  const entryCount = useEntryCount();
  const years = [...new Set(releases.map(yearOf))];
  return (
    <div className="changelog-list">
      {years.map((year, index) => {
        const entries = releases.filter((release) => yearOf(release) === year);
        return (
          <details key={year} className={styles.year} open={index === 0 || kind !== null}>
            <summary>
              {year}{' '}
              <span className="caption">{entryCount(releasesOfKind(entries, kind).length)}</span>
            </summary>
            {entries.map((release) => (
              <Entry key={release.permalink} release={release} />
            ))}
          </details>
        );
      })}
    </div>
  );
}

/** The changelog: all releases by year, which a reader can narrow to a kind of change. The URL has the choice, such as `?kind=fixed`. */
export default function ChangelogListPage({metadata, releases}: Props): ReactNode {
  const [query, setQuery] = useQueryString('kind');
  const kind = kinds.find((known) => known === query) ?? null;
  const feeds = useBaseUrl('/changelog');
  const first = releases.at(-1)!;
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
          <div className={`cluster ${styles.tools}`}>
            <Filter
              value={kind}
              onChange={(chosen) => setQuery(chosen ?? '')}
              shown={releasesOfKind(releases, kind).length}
            />
            <p
              className={`cluster ${styles.feeds}`}
              data-no-print=""
              data-no-twin=""
              data-no-search="">
              <a href={`${feeds}/rss.xml`}>RSS</a>
              <a href={`${feeds}/atom.xml`}>Atom</a>
            </p>
          </div>
          <Years releases={releases} kind={kind} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
