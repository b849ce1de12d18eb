import type {JsonLd} from './json-ld.ts';

/** What is known about a documentation page. */
export interface ArticleFacts {
  title: string;
  description: string;
  /** Full address. */
  url: string;
  language: string;
  /** Time of the last change in milliseconds; missing in builds without a git history. */
  updated?: number | null | undefined;
  /** Full address of the site's home page. */
  home: string;
}

/** A documentation page as structured data. */
export function techArticle({title, description, url, language, updated, home}: ArticleFacts): JsonLd {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: language,
    ...(updated ? {dateModified: new Date(updated).toISOString()} : {}),
    isPartOf: {'@id': `${home}#website`},
    publisher: {'@id': `${home}#organization`},
  };
}
