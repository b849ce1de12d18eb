// Change: adds what search engines and networks read about a page: an article about the product's version, and an image. Wraps the
// original; breaks only if a page's metadata get other names.
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import SocialImage from '@site/src/components/SocialImage';
import StructuredData, {useSite} from '@site/src/components/StructuredData';
import useDocsSection from '@site/src/components/useDocsSection';
import {identity} from '@site/src/config/identity';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {home, language, urlOf} = useSite();
  const {title, description, permalink} = metadata;
  const crumbs = useSidebarBreadcrumbs() ?? [];
  const trail = [useDocsSection().label, ...crumbs.slice(0, -1).map(({label}) => label)];
  return (
    <>
      <Metadata />
      <StructuredData
        data={{
          '@type': 'TechArticle',
          headline: title,
          description,
          url: urlOf(permalink),
          inLanguage: language,
          about: {
            '@type': 'SoftwareApplication',
            '@id': `${home}#software`,
            name: identity.name,
            softwareVersion: identity.productVersion,
          },
          isPartOf: {'@id': `${home}#website`},
          publisher: {'@id': `${home}#organization`},
        }}
      />
      {!(assets.image ?? frontMatter.image) && (
        <SocialImage title={title} section={trail.join(' / ')} />
      )}
    </>
  );
}
