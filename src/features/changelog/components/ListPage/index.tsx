import Translate, {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {kindIn, type Kind, type Release} from '@site/src/features/changelog/releases';
import {blogOf, jsonLdText} from '@site/src/features/structured-data/json-ld';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Entry from '../Entry';
import Filter from '../Filter';
import Scale from '../Scale';
import styles from './styles.module.css';

/** Last version that a title names, without its v: the label on the scale. */
const lastVersion = (title: string): string => (title.match(/\d+(?:\.\d+)+/g) ?? [title]).at(-1)!.split('.').slice(0, 2).join('.');

interface Props {
  metadata: {blogTitle: string; blogDescription: string; permalink: string};
  releases: Release[];
}

/** The changelog: a time line of all releases that can be narrowed to a kind of change. The address keeps the choice. */
export default function ChangelogListPage({metadata, releases}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const feeds = useBaseUrl('/changelog');
  const date = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

  const kind = isBrowser ? kindIn(location.search) : null;
  const choose = (wanted: Kind | null): void => history.replace({...location, search: wanted ? `?kind=${wanted}` : ''});
  const shown = kind ? releases.filter((release) => release.kinds.includes(kind)) : releases;
  const first = Math.min(...releases.map((release) => Date.parse(release.date)));
  const data = blogOf({
    name: metadata.blogTitle,
    description: metadata.blogDescription,
    url: siteConfig.url + metadata.permalink,
    language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
    posts: releases.map(({title, permalink, date: published}) => ({title, url: siteConfig.url + permalink, date: published})),
  });

  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <Head>
        <script type="application/ld+json">{jsonLdText(data)}</script>
      </Head>
      <Layout>
        <main className={clsx('container', styles.page)}>
          <header className={styles.head}>
            <h1 className={styles.title}>{metadata.blogTitle}</h1>
            <p className={styles.lead}>
              <Translate
                id="changelog.lead"
                values={{count: releases.length, date: <time dateTime={new Date(first).toISOString()}>{date.format(first)}</time>}}>
                {
                  'New features, fixes, and breaking changes since {date}, in {count} entries. Each entry covers one release or several in a row.'
                }
              </Translate>
            </p>
          </header>
          <Scale releases={releases.map((release) => ({version: lastVersion(release.title), date: Date.parse(release.date)}))} />
          <div className={styles.tools}>
            <Filter value={kind} onChange={choose} shown={shown.length} />
            <p className={styles.feeds} data-no-print="" data-no-twin="" data-no-search="">
              <a href={`${feeds}/rss.xml`}>{translate({id: 'changelog.rss', message: 'RSS'})}</a>
              <a href={`${feeds}/atom.xml`}>{translate({id: 'changelog.atom', message: 'Atom'})}</a>
            </p>
          </div>
          <div className="changelog-list">
            {releases.map((release, index) => (
              <Entry key={release.permalink} release={release} latest={index === 0} />
            ))}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
