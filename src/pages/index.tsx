import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Api from '@site/src/pages/_home/Api';
import Closing from '@site/src/pages/_home/Closing';
import DaySheet from '@site/src/pages/_home/DaySheet';
import Hero from '@site/src/pages/_home/Hero';
import ModuleTabs from '@site/src/pages/_home/ModuleTabs';
import OutageTimeline from '@site/src/pages/_home/OutageTimeline';
import OnePlace from '@site/src/pages/_home/OnePlace';
import Privacy from '@site/src/pages/_home/Privacy';
import Snippet from '@site/src/pages/_home/Snippet';
import {identity} from '@site/src/config/identity';
import {prices} from '@site/src/data/plans';
import {homeQuestions} from '@site/src/data/questions';
import ArrowLink from '@site/src/components/ArrowLink';
import QuestionList from '@site/src/components/QuestionList';
import Section from '@site/src/components/Section';
import StructuredData, {faqPage, software, useSite} from '@site/src/components/StructuredData';

/** What search engines read about the project, the site, and the questions. */
function HomeStructuredData({description}: {description: string}): ReactNode {
  const {home, language} = useSite();
  const organization = {'@id': `${home}#organization`};
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Organization',
          ...organization,
          name: identity.name,
          url: home,
          logo: `${home}img/mark.svg`,
          sameAs: [identity.repository, identity.chat, identity.social],
        }}
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          '@id': `${home}#website`,
          name: identity.name,
          url: home,
          inLanguage: language,
          publisher: organization,
        }}
      />
      <StructuredData data={software(home, description, [{price: prices.self}])} />
    </>
  );
}

/** The home page. */
export default function Home(): ReactNode {
  const description = translate({
    message:
      'Tianji combines website analytics, uptime monitoring, server status, status pages, and more in one open-source app. Self-host it, or start free in the cloud.',
  });
  const headline = translate({message: 'Website analytics, uptime, and server status in one app'});
  const questions = homeQuestions();
  return (
    <Layout
      title={translate({message: 'Open-source website analytics, uptime, and server status'})}
      description={description}>
      <HomeStructuredData description={description} />
      <StructuredData data={faqPage(questions)} />
      <main>
        <div className="marketing-page">
          <Hero headline={headline} />
          <DaySheet />
          <OnePlace />
          <ModuleTabs />
          <OutageTimeline />
          <Snippet />
          <Api />
          <Privacy />
          <Section
            id="questions"
            title={translate({message: 'Frequently asked questions'})}
            lead={translate({
              message:
                "Here's what to know before you install. For details, see the documentation.",
            })}
            more={
              <ArrowLink to="/docs/intro">
                <Translate>Read the documentation</Translate>
              </ArrowLink>
            }>
            <QuestionList questions={questions} />
          </Section>
        </div>
        <Closing />
      </main>
    </Layout>
  );
}
