import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {identity} from '@site/src/config/identity';
import {percentOf, type TranslationReport} from '@site/src/features/translations/report';
import {areaName} from '@site/src/features/search/components/texts';
import useFormats from '@site/src/ui/useFormats';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const root = `${identity.repository}/blob/${identity.repositoryBranch}/${identity.siteFolder}/`;

/** Files can be opened in the repository; ids of labels and API texts cannot. */
function Entry({id}: {id: string}): ReactNode {
  return /\.(mdx?|yml)$/.test(id) ? <a href={root + id}>{id}</a> : <code>{id}</code>;
}

function Language({locale}: {locale: string}): ReactNode {
  const config = useDocusaurusContext().i18n.localeConfigs[locale];
  return <span lang={config?.htmlLang}>{config?.label ?? locale}</span>;
}

const areaNames = (): Record<string, string> => ({
  docs: areaName('docs'),
  blog: areaName('blog'),
  changelog: areaName('changelog'),
  pages: translate({id: 'translations.area.pages', message: 'Pages'}),
  'api-pages': translate({id: 'translations.area.api-pages', message: 'Hand-written API pages'}),
  labels: translate({id: 'translations.area.labels', message: 'Interface labels'}),
  api: translate({id: 'translations.area.api', message: 'API reference'}),
});

/** How much of each area is up to date in each language, and what is left to do. For contributors. */
export default function TranslationsPage({report}: {report: TranslationReport}): ReactNode {
  const title = translate({id: 'translations.title', message: 'Translations'});
  const description = translate({
    id: 'translations.description',
    message:
      'See how complete and up to date each language of this site is, and find the files that are missing or older than the English ones.',
  });
  const {languages} = report;
  const names = areaNames();
  const {number, percent} = useFormats();
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container ${styles.page}`}>
        <Heading as="h1" className="page-title">
          {title}
        </Heading>
        <p>{description}</p>
        {languages.length === 0 && (
          <p>
            <Translate id="translations.none">The full build computes the translation status. This build doesn't include it.</Translate>
          </p>
        )}
        {languages.length > 0 && (
          // The roles keep the table a table where it is laid out as blocks.
          <table role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {translate({id: 'translations.area', message: 'Area'})}
                </th>
                {languages.map(({locale}) => (
                  <th scope="col" role="columnheader" key={locale}>
                    <Language locale={locale} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {languages[0]!.areas.map(({area, total}, row) => (
                <tr key={area} role="row">
                  <th scope="row" role="rowheader">
                    {names[area] ?? area} <small>{number(total)}</small>
                  </th>
                  {languages.map(({locale, areas}) => (
                    <td key={locale} role="cell">
                      {percent(percentOf(areas[row]!) / 100, 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {languages.map(({locale, areas}) => {
          const open = areas.flatMap((area) => area.open);
          return (
            open.length > 0 && (
              <section key={locale} aria-labelledby={`language-${locale}`}>
                <Heading as="h2" id={`language-${locale}`}>
                  <Language locale={locale} />
                </Heading>
                <ul>
                  {open.map((id) => (
                    <li key={id}>
                      <Entry id={id} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </main>
    </Layout>
  );
}
