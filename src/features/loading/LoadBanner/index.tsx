import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadBannerScript} from '@site/src/features/loading/load-banner';
import type {ReactNode} from 'react';

/** A script in the page's head that tells readers when the site's files did not load. In the HTML only: the running site has no use for it. */
export default function LoadBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  const texts = {
    title: translate({id: 'loadBanner.title', message: "This site didn't load properly."}),
    reason: translate({
      id: 'loadBanner.reason',
      message:
        "The browser couldn't load the site's styles and scripts. A common cause is a wrong base URL (BASE_URL) at build time. If the base URL is correct, reload the page in a moment.",
    }),
    built: translate({id: 'loadBanner.built', message: 'Base URL of this build:'}),
    opened: translate({id: 'loadBanner.opened', message: 'Path of this page:'}),
  };
  return (
    <Head>
      <script>{loadBannerScript(texts, siteConfig.baseUrl)}</script>
    </Head>
  );
}
