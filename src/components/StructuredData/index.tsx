import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {identity} from '@site/src/config/identity';
import type {ReactNode} from 'react';

/** A thing in the words of schema.org. */
type Thing = {'@type': string} & Record<string, unknown>;

/** What things refer to: the home page in the language of the page, with a slash at its end, and that language's tag. */
export function useSite(): {home: string; language: string} {
  const {siteConfig, i18n} = useDocusaurusContext();
  return {
    home: siteConfig.url + siteConfig.baseUrl,
    language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
  };
}

/** The product as an application, with its prices. */
export const software = (
  home: string,
  description: string,
  offers: {name?: string; price: number}[],
): Thing => ({
  '@type': 'SoftwareApplication',
  '@id': `${home}#software`,
  name: identity.name,
  description,
  url: home,
  applicationCategory: 'DeveloperApplication',
  operatingSystem: 'Linux, Docker',
  softwareVersion: identity.productVersion,
  license: identity.license,
  offers: offers.map(({name, price}) => ({
    '@type': 'Offer',
    ...(name && {name}),
    price: price.toFixed(2),
    priceCurrency: 'USD',
  })),
});

/** Questions with their answers, in which code stands between backticks. */
export const faqPage = (questions: readonly {question: string; answer: string}[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer.replaceAll('`', '')},
  })),
});

/** Tells search engines what a page is about. */
export default function StructuredData({data}: {data: Thing}): ReactNode {
  const text = JSON.stringify({'@context': 'https://schema.org', ...data});
  return (
    <Head>
      <script type="application/ld+json">{text.replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}
