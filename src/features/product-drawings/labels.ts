import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import catalog from '@site/i18n/product-labels.json';

const labels: Partial<Record<string, Record<string, string | string[]>>> = catalog;

/**
 * Gives the labels of the dashboard in the language of the page, and the first one where it has several. What the dashboard doesn't
 * translate is English in every language.
 */
export function useLabels(): (text: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (text) => {
    const label = labels[text]?.[currentLocale] ?? text;
    return Array.isArray(label) ? label[0]! : label;
  };
}
