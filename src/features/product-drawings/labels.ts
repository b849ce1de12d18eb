import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import catalog from '@site/i18n/product-labels.json';

const labels: Partial<Record<string, Record<string, string | string[]>>> = catalog;

/** The label that the dashboard shows in a language. What it doesn't translate is English in every language. */
export const labelIn = (locale: string, text: string): string =>
  [labels[text]?.[locale] ?? text].flat()[0]!;

/** Gives the labels of the dashboard in the language of the page. */
export function useLabels(): (text: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (text) => labelIn(currentLocale, text);
}
