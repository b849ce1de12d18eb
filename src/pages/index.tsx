import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Api from '@site/src/sections/home/Api';
import Closing from '@site/src/sections/home/Closing';
import DaySheet from '@site/src/sections/home/DaySheet';
import Hero from '@site/src/sections/home/Hero';
import Instruments from '@site/src/sections/home/Instruments';
import Night from '@site/src/sections/home/Night';
import OnePlace from '@site/src/sections/home/OnePlace';
import Privacy from '@site/src/sections/home/Privacy';
import Questions from '@site/src/sections/home/Questions';
import Snippet from '@site/src/sections/home/Snippet';
import JsonLd from '@site/src/features/structured-data/JsonLd';
import Page from '@site/src/ui/Page';
import {identity} from '@site/src/config/identity';
import {plans} from '@site/src/data/plans';
import {planTexts} from '@site/src/data/plan-texts';
import {homeQuestions} from '@site/src/data/questions';
import {faqPage, organization, software, website} from '@site/src/features/structured-data/json-ld';

export default function Home(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = `${siteConfig.url}${siteConfig.baseUrl}`;
  const questions = homeQuestions();
  const texts = planTexts();
  const description = translate({
    id: 'home.description',
    message:
      'Tianji combines website analytics, uptime monitoring, server status, status pages, and more in one open-source app. Self-host it, or start free in the cloud.',
  });
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Open-source website analytics, uptime, and server status'})}
      description={description}>
      <JsonLd
        blocks={[
          organization(identity, home),
          website(identity, home, i18n.localeConfigs[i18n.currentLocale]!.htmlLang),
          software({identity, home, description, prices: plans.map(({id, price}) => ({name: texts[id].name, price}))}),
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
