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
import ArrowLink from '@site/src/components/ArrowLink';
import QuestionList, {type Question} from '@site/src/components/QuestionList';
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

/** Questions that readers have before they install Tianji. */
function homeQuestions(): Question[] {
  return [
    {
      id: 'question-need',
      question: translate({message: 'What do I need to run Tianji?'}),
      answer: translate({
        message:
          'You need a server with Docker Compose. The Compose file starts Tianji and a PostgreSQL database, and the dashboard listens on port `12345`. Before the first start, replace the placeholder `JWT_SECRET` in the file. Otherwise, everyone is signed out after a restart. Then sign in as `admin` with the password `admin`, and change the password. If you prefer to run Tianji without Docker, you need Node.js 22.14 or later, pnpm, and PostgreSQL.',
      }),
      links: [
        {
          to: '/docs/install/docker-compose',
          label: translate({message: 'Install with Docker Compose'}),
        },
        {to: '/docs/install/manual', label: translate({message: 'Install without Docker'})},
        {
          to: '/docs/install/environment',
          label: translate({message: 'Settings for a first installation'}),
        },
      ],
    },
    {
      id: 'question-limits',
      question: translate({message: 'Is the self-hosted edition limited?'}),
      answer: translate({
        message:
          "No. Plan limits apply only if you turn on billing, which is off by default. AI features for surveys are the exception: they run only in the workspace created during installation, because other workspaces don't have credit.",
      }),
      links: [
        {to: '/docs/workspace/limits', label: translate({message: 'Plans and limits'})},
        {to: '/pricing', label: translate({message: 'Cloud plans'})},
      ],
    },
    {
      id: 'question-single-page',
      question: translate({message: 'Does the script work with single-page apps?'}),
      answer: translate({
        message:
          "Yes. The script records a page view when your app changes the URL with `history.pushState` or `history.replaceState`. If your router passes full URLs, a new path counts as a view. If it passes relative URLs, a new query string or hash counts, too. The script doesn't detect the Back and Forward buttons by itself, so you might have to call `tianji.track()` for them.",
      }),
      links: [{to: '/docs/website/track-script', label: translate({message: 'Tracking script'})}],
    },
    {
      id: 'question-server',
      question: translate({message: 'Can I send events from my own server?'}),
      answer: translate({
        message:
          'Yes. You can send website events and feed events with a POST request. The feed events you send appear in the channel and in its daily, weekly, or monthly digest. Only built-in integrations, surveys, and ongoing states trigger an immediate notification.',
      }),
      links: [
        {to: '/docs/events/track', label: translate({message: 'Track events'})},
        {to: '/docs/feed/integrations', label: translate({message: 'Feed integrations'})},
      ],
    },
    {
      id: 'question-watch',
      question: translate({message: 'How do I monitor Tianji itself?'}),
      answer: translate({
        message:
          "Monitor it from another machine, because a monitor can't report that its own host is down. Have an external service request `/health?db&cache`. The response contains the version and the state of the database and the cache. Its status code is `503` if Tianji is unhealthy.",
      }),
      links: [
        {
          to: '/docs/install/upgrade-and-backup',
          label: translate({message: 'Upgrade and back up'}),
        },
      ],
    },
    {
      id: 'question-leave',
      question: translate({message: 'Can I take my data with me?'}),
      answer: translate({
        message:
          'Yes. If you host Tianji yourself, your data is in your PostgreSQL database, so one dump takes everything with you. You can also download survey responses as CSV, and read websites, monitors, and feeds through the HTTP API. The code is open source under the Apache License 2.0.',
      }),
      links: [
        {
          to: '/docs/install/upgrade-and-backup',
          label: translate({message: 'Back up the database'}),
        },
        {to: '/api', label: translate({message: 'API reference'})},
      ],
    },
  ];
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
