import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {defaultLocale} from '@site/src/config/locales';
import type {ReactNode} from 'react';
import type {Difference} from '../rehype-notice';

/** Notice above the text of a page whose translation is older than the English page, or is still to be written. */
export default function TranslationNotice({kind}: {kind: Difference}): ReactNode {
  const english = useAlternatePageUtils().createUrl({locale: defaultLocale, fullyQualified: false});
  return (
    <div className="alert alert--warning" role="note" data-translation={kind}>
      {kind === 'missing' ? (
        <Translate>
          This page hasn't been translated yet, so you're reading it in English.
        </Translate>
      ) : (
        <>
          <Translate>
            This translation might be out of date, because the English page has changed.
          </Translate>{' '}
          {/* A plain link: the page is in another build of the site. */}
          <a href={english} hrefLang={defaultLocale}>
            <Translate>Read the English page</Translate>
          </a>
        </>
      )}
    </div>
  );
}
