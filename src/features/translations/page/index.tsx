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

const areaNames = (): Record<string, string> => ({
  docs: areaName('docs'),
  blog: areaName('blog'),
  changelog: areaName('changelog'),
  pages: translate({id: 'translations.area.pages', message: 'Pages'}),
  'api-pages': translate({id: 'translations.area.api-pages', message: 'Hand-written API pages'}),
  labels: translate({id: 'translations.area.labels', message: 'Interface labels'}),
  api: translate({id: 'translations.area.api', message: 'API reference'}),
});

/** How complete and how fresh each language is, with the files to work on. For contributors. */
export default function TranslationsPage({report}: {report: TranslationReport}): ReactNode {
  const {localeConfigs} = useDocusaurusContext().i18n;
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
      <main className={`container markdown ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {languages.length === 0 && (
          <p>
            <Translate id="translations.none">The full build computes the translation status. This build doesn't include it.</Translate>
          </p>
        )}
        {languages.map(({locale, areas}) => (
          <section key={locale} aria-labelledby={`language-${locale}`}>
            <Heading as="h2" id={`language-${locale}`}>
              <span lang={localeConfigs[locale]?.htmlLang}>{localeConfigs[locale]?.label ?? locale}</span>
            </Heading>
            <table>
              <thead>
                <tr>
                  <th scope="col">{translate({id: 'translations.area', message: 'Area'})}</th>
                  <th scope="col">{translate({id: 'translations.current', message: 'Current'})}</th>
                  <th scope="col">{translate({id: 'translations.open', message: 'To do'})}</th>
                </tr>
              </thead>
              <tbody>
                {areas.map((area) => (
                  <tr key={area.area}>
                    <th scope="row">{names[area.area] ?? area.area}</th>
                    <td data-label={translate({id: 'translations.current', message: 'Current'})}>
                      {number(area.current)} / {number(area.total)} ({percent(percentOf(area) / 100, 0)})
                    </td>
                    <td data-label={translate({id: 'translations.open', message: 'To do'})}>
                      {area.open.length === 0 ? (
                        '–'
                      ) : (
                        <ul>
                          {area.open.map((id) => (
                            <li key={id}>
                              <Entry id={id} />
                            </li>
                          ))}
                        </ul>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </main>
    </Layout>
  );
}
