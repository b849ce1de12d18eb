import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Puts the banner into the page when the site's script did not run, or a style sheet did not load. Becomes an inline script, so it uses
 * nothing from outside. Its words are in an element of data, so that one hash allows the script in all languages.
 */
function showBanner(): void {
  let unstyled = false;
  const show = (): void => {
    const data = document.querySelector('#load-banner-data')?.textContent;
    // Once the site runs, React has taken the data out of the head, and parts that load later say themselves that they failed.
    if (!data || document.getElementById('load-banner')) return;
    const {title, reason, built, opened} = JSON.parse(data) as Record<string, string>;
    const box = document.createElement('div');
    box.id = 'load-banner';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'margin:20px;padding:20px;border:4px solid #ff7d8e;background:#ffe6b3;color:#0f1a1e;font:18px/1.5 sans-serif';
    const line = (name: string, text = ''): void => {
      const element = document.createElement(name);
      element.textContent = text;
      box.append(element);
    };
    line('strong', title);
    line('p', reason);
    line('p', built);
    line('p', `${opened} ${location.pathname}`);
    document.body.prepend(box);
    // Without their style sheet, drawings are as wide as the window, and icons with them.
    if (unstyled)
      for (const drawing of document.querySelectorAll('svg')) drawing.style.maxWidth = '20rem';
  };
  // A style sheet can fail before there is a body to show the banner in.
  addEventListener(
    'error',
    ({target}) => {
      const {rel} = target as Partial<HTMLLinkElement>;
      if (rel !== 'stylesheet') return;
      unstyled = true;
      if (document.readyState !== 'loading') show();
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    if (unstyled || !(window as {docusaurus?: unknown}).docusaurus) show();
  });
}

/** A script in the page's head that tells readers when the site's files did not load. In the HTML only: the running site has no use for it. */
export default function LoadBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  const texts = {
    title: translate({message: "This site didn't load properly."}),
    reason: translate({
      message:
        "The browser couldn't load the site's styles and scripts. A common cause is a wrong base URL (BASE_URL) at build time. If the base URL is correct, reload the page in a moment.",
    }),
    built: `${translate({message: 'Base URL of this build:'})} ${siteConfig.baseUrl}`,
    opened: translate({message: 'Path of this page:'}),
  };
  return (
    <Head>
      <script type="application/json" id="load-banner-data">
        {JSON.stringify(texts).replaceAll('<', String.raw`\u003c`)}
      </script>
      <script>{`(${showBanner.toString()})()`}</script>
    </Head>
  );
}
