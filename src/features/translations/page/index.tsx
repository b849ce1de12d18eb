import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {identity} from '@site/src/config/identity';
import {percentOf, type TranslationReport} from '@site/src/features/translations/report';
import {areaName} from '@site/src/features/search/components/texts';
import useFormats from '@site/src/components/useFormats';
import Page from '@site/src/components/Page';
import PageHead from '@site/src/components/PageHead';
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
  const incomplete = languages.filter(({areas}) => areas.some(({open}) => open.length > 0));
  const names = areaNames();
  const {number, percent} = useFormats();
  const {createUrl} = useAlternatePageUtils();
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <Page>
          <PageHead
            title={title}
            lead={
              languages.length === 0
                ? translate({
                    id: 'translations.none',
                    message:
                      "The full build computes the translation status. This build doesn't include it.",
                  })
                : incomplete.length === 0
                  ? translate({
                      id: 'translations.complete',
                      message:
                        'All translations of this site are complete and up to date with the English text.',
                    })
                  : description
            }
          />
          <div className={styles.state}>
            {languages.length > 0 && (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{translate({id: 'translations.area', message: 'Area'})}</th>
                    <th scope="col">{translate({id: 'translations.texts', message: 'Texts'})}</th>
                    {incomplete.map(({locale}) => (
                      <th scope="col" key={locale}>
                        <Language locale={locale} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {languages[0]!.areas.map(({area, total}, row) => (
                    <tr key={area}>
                      <th scope="row">{names[area] ?? area}</th>
                      <td>{number(total)}</td>
                      {incomplete.map(({locale, areas}) => (
                        <td key={locale}>{percent(percentOf(areas[row]!) / 100, 0)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <div>
              <ul className={styles.languages}>
                {languages.map(({locale}) => (
                  <li key={locale}>
                    <a href={createUrl({locale, fullyQualified: false})}>
                      <Language locale={locale} />
                    </a>
                  </li>
                ))}
              </ul>
              <p>
                <Translate
                  id="translations.help"
                  values={{
                    edit: (
                      <strong>{translate({id: 'pageTools.edit', message: 'Edit page'})}</strong>
                    ),
                  }}>
                  {'To correct a translation, open the page that contains it and click {edit}.'}
                </Translate>
              </p>
            </div>
          </div>
          {languages.map(({locale, areas}) => {
            const open = areas.flatMap((area) => area.open);
            return (
              open.length > 0 && (
                <section key={locale} aria-labelledby={`language-${locale}`}>
                  <Heading as="h2" id={`language-${locale}`}>
                    <Language locale={locale} />
                  </Heading>
                  <ul className={styles.open}>
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
        </Page>
      </main>
    </Layout>
  );
}
