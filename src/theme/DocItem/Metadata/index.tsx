// Change: adds TechArticle data. Wraps the original; depends on the metadata of useDoc only.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {jsonLdText} from '@site/src/features/structured-data/json-ld';
import {techArticle} from '@site/src/features/structured-data/tech-article';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadataWrapper(): ReactNode {
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
  const article = techArticle({
    title,
    description,
    url: siteConfig.url + permalink,
    language,
    updated: lastUpdatedAt,
    home: siteConfig.url + siteConfig.baseUrl,
  });
  return (
    <>
      <DocItemMetadata />
      <Head>
        <script type="application/ld+json">{jsonLdText(article)}</script>
      </Head>
    </>
  );
}
