import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Puts the banner into the page when the site's script did not run. Becomes an inline script, because files are what did not load, so it
 * uses nothing from outside.
 */
function showBanner(
  texts: Record<'title' | 'reason' | 'built' | 'opened', string>,
  baseUrl: string,
): void {
  document.addEventListener('DOMContentLoaded', () => {
    if ((window as {docusaurus?: unknown}).docusaurus) return;
    const box = document.createElement('div');
    box.id = 'load-banner';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'margin:20px;padding:20px;border:4px solid #ff7d8e;background:#ffe6b3;color:#0f1a1e;font:18px/1.5 sans-serif';
    const line = (name: string, text: string): void => {
      const element = document.createElement(name);
      element.textContent = text;
      box.append(element);
    };
    line('strong', texts.title);
    line('p', texts.reason);
    line('p', `${texts.built} ${baseUrl}`);
    line('p', `${texts.opened} ${location.pathname}`);
    document.body.prepend(box);
  });
}

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
  const values = [texts, siteConfig.baseUrl].map((value) =>
    JSON.stringify(value).replaceAll('<', String.raw`\u003c`),
  );
  return (
    <Head>
      <script>{`(${showBanner.toString()})(${values.join()})`}</script>
    </Head>
  );
}
