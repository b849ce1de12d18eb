import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadBannerScript} from '@site/src/lib/load-banner';
import type {ReactNode} from 'react';

/** A script in the page's head that tells readers when the site's files did not load. In the HTML only: the running site has no use for it. */
export default function LoadBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  const texts = {
    title: translate({id: 'loadBanner.title', message: 'This site did not load properly.'}),
    reason: translate({
      id: 'loadBanner.reason',
      message: 'Its styles and scripts could not be loaded. A common cause is a wrong base URL (BASE_URL) at build time; otherwise reload the page in a moment.',
    }),
    built: translate({id: 'loadBanner.built', message: 'The site was built for the base URL'}),
    opened: translate({id: 'loadBanner.opened', message: 'The address of this page is'}),
  };
  return (
    <Head>
      <script>{loadBannerScript(texts, siteConfig.baseUrl)}</script>
    </Head>
  );
}
