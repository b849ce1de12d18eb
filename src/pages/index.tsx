import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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
import {homeQuestions} from '@site/src/data/questions';
import Page from '@site/src/ui/Page';

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
