import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Api from '@site/src/components/home/Api';
import Closing from '@site/src/components/home/Closing';
import DaySheet from '@site/src/components/home/DaySheet';
import Hero from '@site/src/components/home/Hero';
import Instruments from '@site/src/components/home/Instruments';
import Night from '@site/src/components/home/Night';
import OnePlace from '@site/src/components/home/OnePlace';
import Privacy from '@site/src/components/home/Privacy';
import Questions from '@site/src/components/home/Questions';
import Snippet from '@site/src/components/home/Snippet';
import JsonLd from '@site/src/components/shared/JsonLd';
import Page from '@site/src/components/shared/Page';
import {identity} from '@site/src/config/identity';
import {plans} from '@site/src/data/plans';
import {planTexts} from '@site/src/data/plan-texts';
import {homeQuestions} from '@site/src/data/questions';
import {faqPage, organization, software, website} from '@site/src/lib/json-ld';

export default function Home(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = `${siteConfig.url}${siteConfig.baseUrl}`;
  const questions = homeQuestions();
  const texts = planTexts();
  const description = translate({
    id: 'home.description',
    message:
      'Website analytics, uptime monitors, server status, status pages, telemetry, surveys and event feeds in one open-source application. Host it or use the cloud.',
  });
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Analytics, monitoring and server status in one place'})}
      description={description}
    >
      <JsonLd
        blocks={[
          organization(identity, home),
          website(identity, home, i18n.localeConfigs[i18n.currentLocale].htmlLang),
          software({
            identity,
            home,
            description,
            prices: plans.map(({id, price}) => ({name: texts[id].name, price})),
          }),
          faqPage(questions),
        ]}
      />
      <main>
        <Page>
          <Hero />
          <DaySheet />
          <OnePlace />
          <Instruments />
          <Night />
          <Snippet />
          <Api />
          <Privacy />
          <Questions questions={questions} />
        </Page>
        <Closing />
      </main>
    </Layout>
  );
}
