import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Shows the not-found page of the language in the URL, since hosts such as GitHub Pages answer every unknown path with the default
 * language's. An inline script in the head: it replaces what the browser has read, and the rest of this page is parsed as plain text that
 * isn't shown. The request is synchronous, because nothing may be drawn before the language is known.
 */
function switchLanguage(homes: Record<string, string>): void {
  const root = document.documentElement;
  const tag = Object.keys(homes).find((language) => location.pathname.startsWith(homes[language]!));
  if (!tag || tag === root.lang) return;
  const request = new XMLHttpRequest();
  try {
    request.open('GET', `${homes[tag]}404.html`, false);
    request.send();
  } catch {
    return;
  }
  if (request.status !== 200) return;
  for (const {name} of [...root.attributes]) root.removeAttribute(name);
  document.head.replaceChildren();
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelector('plaintext')?.remove(),
  );
  document.write(`${request.responseText}<plaintext hidden>`);
}

/** A script in the head of the not-found page. In the HTML only: the running site has no use for it. */
export default function LanguageSwitch(): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  const homes = Object.fromEntries(
    i18n.locales
      .filter((locale) => locale !== i18n.defaultLocale)
      .map((locale) => {
        const {baseUrl, htmlLang} = i18n.localeConfigs[locale]!;
        return [htmlLang, baseUrl];
      }),
  );
  return (
    <Head>
      <script>{`(${switchLanguage.toString()})(${JSON.stringify(homes)})`}</script>
    </Head>
  );
}
