import '@site/src/css/blog.css';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PageHead from '@site/src/components/PageHead';
import SocialImage from '@site/src/components/SocialImage';
import StructuredData, {useSite} from '@site/src/components/StructuredData';
import {kindIn, type Kind, type Release} from '@site/src/features/changelog/releases';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Entry from '../Entry';
import Filter from '../Filter';
import {useEntryCount} from '../texts';
import styles from './styles.module.css';

interface Props {
  metadata: {blogTitle: string; blogDescription: string; permalink: string};
  releases: Release[];
}

/** The changelog: all releases by year, which a reader can narrow to a kind of change. The URL keeps the choice. */
export default function ChangelogListPage({metadata, releases}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const feeds = useBaseUrl('/changelog');

  const kind = isBrowser ? kindIn(location.search) : null;
  const choose = (wanted: Kind | null): void =>
    history.replace({...location, search: wanted ? `?kind=${wanted}` : ''});
  const shown = kind ? releases.filter((release) => release.kinds.includes(kind)) : releases;
  const years = [...new Set(releases.map((release) => release.date.slice(0, 4)))];
  const entries = useEntryCount();
  const first = releases.at(-1)!;
  const {language, urlOf} = useSite();
  const address = urlOf(metadata.permalink);

  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SocialImage title={metadata.blogTitle} />
      <StructuredData
        data={{
          '@type': 'Blog',
          '@id': address,
          name: metadata.blogTitle,
          headline: metadata.blogTitle,
          description: metadata.blogDescription,
          url: address,
          inLanguage: language,
          blogPost: releases.map(({permalink, title, date}) => ({
            '@type': 'BlogPosting',
            '@id': urlOf(permalink),
            url: urlOf(permalink),
            headline: title,
            datePublished: date,
          })),
        }}
      />
      <Layout>
        <main className={clsx('container', styles.page)}>
          <PageHead
            title={metadata.blogTitle}
            lead={
              <Translate
                id="changelog.lead"
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
          <div className={clsx('cluster', styles.tools)}>
            <Filter value={kind} onChange={choose} shown={shown.length} />
            <p
              className={clsx('cluster', styles.feeds)}
              data-no-print=""
              data-no-twin=""
              data-no-search="">
              <a href={`${feeds}/rss.xml`}>{translate({id: 'changelog.rss', message: 'RSS'})}</a>
              <a href={`${feeds}/atom.xml`}>{translate({id: 'changelog.atom', message: 'Atom'})}</a>
            </p>
          </div>
          <div className="changelog-list">
            {years.map((year, index) => (
              <details key={year} className={styles.year} open={index === 0 || kind !== null}>
                <summary>
                  {year}{' '}
                  <span className="caption">
                    {entries(shown.filter((release) => release.date.startsWith(year)).length)}
                  </span>
                </summary>
                {releases
                  .filter((release) => release.date.startsWith(year))
                  .map((release) => (
                    <Entry
                      key={release.permalink}
                      release={release}
                      latest={release === releases[0]}
                    />
                  ))}
              </details>
            ))}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
