import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import catalog from '@site/i18n/product-labels.json';

const labels: Partial<Record<string, Record<string, string | string[]>>> = catalog;

/**
 * Gives the labels of the dashboard in the language of the page. What the dashboard doesn't translate is English in every language.
 */
export function useLabels(): (text: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (text) => [labels[text]?.[currentLocale] ?? text].flat()[0]!;
}
