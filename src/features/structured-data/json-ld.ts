/** Structured data for search engines: plain objects, to be written into a page as JSON-LD. */
export type JsonLd = Record<string, unknown>;

/** A block of JSON-LD as text that is safe inside a script element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
}

/** Questions and their answers, without the backticks around code. */
export function faqPage(questions: readonly {question: string; answer: string}[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer.replaceAll('`', '')},
    })),
  };
}

interface Identity {
  name: string;
  tagline: string;
  repository: string;
  chat: string;
  social: string;
  license: string;
  productVersion: string;
}

/** Who makes it. */
export function organization(identity: Identity, home: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: identity.name,
    url: home,
    logo: `${home}img/mark.svg`,
    sameAs: [identity.repository, identity.chat, identity.social],
  };
}

/** The site itself. */
export function website(identity: Identity, home: string, language: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: identity.name,
    url: home,
    inLanguage: language,
    publisher: {'@id': `${home}#organization`},
  };
}

/** The application, with the price of each plan. */
export function software(options: {
  identity: Identity;
  home: string;
  description: string;
  prices: readonly {name: string; price: number}[];
}): JsonLd {
  const {identity, home, description, prices} = options;
  return {
    '@type': 'SoftwareApplication',
    '@id': `${home}#software`,
    name: identity.name,
    description,
    url: home,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux, Docker',
    softwareVersion: identity.productVersion,
    license: identity.license,
    offers: prices.map(({name, price}) => ({'@type': 'Offer', name, price: price.toFixed(2), priceCurrency: 'USD'})),
  };
}

/** A list of dated entries, such as the changelog. */
export function blogOf(options: {
  name: string;
  description: string;
  url: string;
  language: string;
  posts: readonly {title: string; url: string; date: string}[];
}): JsonLd {
  const {name, description, url, language, posts} = options;
  return {
    '@type': 'Blog',
    '@id': url,
    name,
    headline: name,
    description,
    url,
    inLanguage: language,
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      '@id': post.url,
      url: post.url,
      headline: post.title,
      datePublished: post.date,
    })),
  };
}
