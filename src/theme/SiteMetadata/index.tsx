// Change: names the image that networks and messengers show for a page, next to whose path the build draws it
// (src/plugins/publish/social-images). Wraps the original; the image that a page names in its front matter replaces this one.
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length) || 'index';
  return (
    <>
      <Original />
      {path !== '404.html' && <PageMetadata image={`img/social/${path}.png`} />}
    </>
  );
}
