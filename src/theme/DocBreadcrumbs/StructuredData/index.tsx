// Change: the trail begins with the site and the section, and names a page once. Replaces the original, whose trail lacks both;
// depends on its prop (breadcrumbs) only.
import useBaseUrl from '@docusaurus/useBaseUrl';
import StructuredData, {useSite} from '@site/src/components/StructuredData';
import useDocsSection from '@site/src/components/useDocsSection';
import {identity} from '@site/src/config/identity';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {home, urlOf} = useSite();
  const section = useDocsSection();
  const crumbs = [{label: section.label, href: useBaseUrl(section.to)}, ...breadcrumbs];
  const trail = [
    {name: identity.name, item: home},
    // A section without its own page is omitted: a step needs a URL.
    ...crumbs.flatMap(({label, href}) => (href ? [{name: label, item: urlOf(href)}] : [])),
  ];
  // The start page of a section is the section itself.
  const steps = trail.filter(
    ({item}, index) => trail.findLastIndex((other) => other.item === item) === index,
  );
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      }}
    />
  );
}
