import Translate, {translate} from '@docusaurus/Translate';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {kindIn, kindsOfTags, type Kind} from '@site/src/lib/changelog';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Entry from '../Entry';
import Filter from '../Filter';
import Scale from '../Scale';
import styles from './styles.module.css';

/** Last version that a title names, without its v: the label on the scale. */
const lastVersion = (title: string): string => (title.match(/\d+(?:\.\d+)+/g) ?? [title]).at(-1)!.split('.').slice(0, 2).join('.');

/** The changelog: a time line of all releases that can be narrowed to a kind of change. The address keeps the choice. */
export default function ChangelogListPage(props: Props): ReactNode {
  const {items, metadata} = props;
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const feeds = useBaseUrl('/changelog');
  const date = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

  const kind = isBrowser ? kindIn(location.search) : null;
  const choose = (wanted: Kind | null): void => history.replace({...location, search: wanted ? `?kind=${wanted}` : ''});
  const releases = items.map(({content}) => ({Content: content, meta: content.metadata, kinds: kindsOfTags(content.metadata.tags)}));
  const shown = kind ? releases.filter((release) => release.kinds.includes(kind)) : releases;
  const first = Math.min(...releases.map(({meta}) => Date.parse(String(meta.date))));

  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} image="img/social-card-changelog.png" />
      <BlogListPageStructuredData {...props} />
      <Layout>
        <main className={clsx('container', styles.page)}>
          <header className={styles.head}>
            <h1 className={styles.title}>{metadata.blogTitle}</h1>
            <p className={styles.lead}>
              <Translate id="changelog.lead" values={{count: releases.length, date: <time dateTime={new Date(first).toISOString()}>{date.format(first)}</time>}}>
                {'{count} entries since {date}, each a line of releases, with what it changes for people who run Tianji.'}
              </Translate>
            </p>
          </header>
          <Scale releases={releases.map(({meta}) => ({version: lastVersion(meta.title), date: Date.parse(String(meta.date))}))} />
          <div className={styles.tools}>
            <Filter value={kind} onChange={choose} shown={shown.length} />
            <p className={styles.feeds} data-no-print="" data-no-twin="" data-no-search="">
              <a href={`${feeds}/rss.xml`}>{translate({id: 'changelog.rss', message: 'RSS'})}</a>
              <a href={`${feeds}/atom.xml`}>{translate({id: 'changelog.atom', message: 'Atom'})}</a>
            </p>
          </div>
          <div className="changelog-list">
            {releases.map(({Content, meta, kinds}, index) => (
              <BlogPostProvider key={meta.permalink} content={Content}>
                <Entry latest={index === 0} kinds={kinds.join(' ')}>
                  <Content />
                </Entry>
              </BlogPostProvider>
            ))}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
