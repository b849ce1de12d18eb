import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Api from '@site/src/pages/_home/Api';
import Closing from '@site/src/pages/_home/Closing';
import DaySheet from '@site/src/pages/_home/DaySheet';
import Hero from '@site/src/pages/_home/Hero';
import Instruments from '@site/src/pages/_home/Instruments';
import Night from '@site/src/pages/_home/Night';
import OnePlace from '@site/src/pages/_home/OnePlace';
import Privacy from '@site/src/pages/_home/Privacy';
import Questions from '@site/src/pages/_home/Questions';
import Snippet from '@site/src/pages/_home/Snippet';
import {homeQuestions} from '@site/src/data/questions';
import Page from '@site/src/components/Page';

export default function Home(): ReactNode {
  const description = translate({
    id: 'home.description',
    message:
      'Tianji combines website analytics, uptime monitoring, server status, status pages, and more in one open-source app. Self-host it, or start free in the cloud.',
  });
  return (
    <Layout
      title={translate({
        id: 'home.title',
        message: 'Open-source website analytics, uptime, and server status',
      })}
      description={description}>
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
          <Questions questions={homeQuestions()} />
        </Page>
        <Closing />
      </main>
    </Layout>
  );
}
