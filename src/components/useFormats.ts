import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/src/config/locales';
import {formats, type Formats} from '@site/src/components/format';

/** Numbers, prices and times as the language of the page writes them. */
export default function useFormats(): Formats {
  return formats(useDocusaurusContext().i18n.currentLocale as Locale);
}
