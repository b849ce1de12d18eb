// Change: names the social image of a page (src/plugins/publish/social-images), which its front matter can replace, and preloads the
// site's font. Wraps the original.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// The bundler gives it the same URL as src/css/base.css.
import font from '@site/static/fonts/instrument-sans.woff2';
import Original from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length) || 'index';
  return (
    <>
      <Original />
      {path !== '404.html' && <PageMetadata image={`img/social/${path}.png`} />}
      {customFields!.ownFont === true && (
        <Head>
          <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        </Head>
      )}
    </>
  );
}
