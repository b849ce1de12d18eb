import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {identity} from '@site/src/config/identity';
import type {ReactNode} from 'react';

interface FooterColumn {
  items: {to?: string; label?: string}[];
}

/** Name of the part of the site that a page belongs to: that of the link in the footer. */
function useArea(route: string): string | undefined {
  const columns = (useThemeConfig().footer?.links ?? []) as FooterColumn[];
  const start = `/${route.split('/')[0]}`;
  return columns.flatMap(({items}) => items).find(({to}) => to === start)?.label;
}

/**
 * Names the image that networks and messengers show for a page, next to whose path the build draws it (src/plugins/publish/social-images).
 * @param title the page's headline
 * @param section what the page belongs to; omitted, it's the area of the site
 */
export default function SocialImage({
  title,
  section,
}: {
  title: string;
  section?: string;
}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const route = useLocation().pathname.slice(baseUrl.length);
  const area = useArea(route);
  const image = `${url}${baseUrl}img/social/${route || 'index'}.png`;
  const words = [title, section ?? area, identity.name].filter(Boolean);
  const alt = [...new Set(words)].join(' · ');
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
