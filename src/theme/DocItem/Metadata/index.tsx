// Change: adds TechArticle data and the section's social card. Wraps the original; depends on the metadata of useDoc only.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {jsonLdText} from '@site/src/features/structured-data/json-ld';
import {techArticle} from '@site/src/features/structured-data/tech-article';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadataWrapper(): ReactNode {
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  const isApi = useActivePlugin()?.pluginId === 'api';
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
      <PageMetadata image={isApi ? 'img/social-card-api.png' : 'img/social-card-docs.png'} />
      <DocItemMetadata />
      <Head>
        <script type="application/ld+json">{jsonLdText(article)}</script>
      </Head>
    </>
  );
}
