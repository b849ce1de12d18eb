import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import UsageLimits from '@site/src/pages/_pricing/UsageLimits';
import Compare from '@site/src/pages/_pricing/Compare';
import PlanCards from '@site/src/pages/_pricing/PlanCards';
import Reach from '@site/src/pages/_pricing/Reach';
import type {Formats} from '@site/src/components/format';
import QuestionList, {type Question} from '@site/src/components/QuestionList';
import PageHead from '@site/src/components/PageHead';
import Section from '@site/src/components/Section';
import StructuredData, {faqPage, software, useSite} from '@site/src/components/StructuredData';
import useFormats from '@site/src/components/useFormats';
import {planTexts} from '@site/src/data/plan-texts';
import {checksAMonth, limits, monitorsThatFit, planIds, prices} from '@site/src/data/plans';

/** Questions that readers have before they choose a plan. */
function pricingQuestions({number}: Formats): Question[] {
  const {free, pro, team} = limits.monitorExecutions;
  const fit = (limit: number): string => number(monitorsThatFit(limit));
  return [
    {
      id: 'question-executions',
      question: translate({message: 'How many monitors can I run?'}),
      answer: translate(
        {
          message:
            'That depends on how often they check. A monitor that checks once a minute uses up to {checks} checks in a month, so you can run {free} of them on Free, {pro} on Pro, and {team} on Team. A monitor that checks every five minutes uses a fifth as many.',
        },
        {checks: number(checksAMonth), free: fit(free), pro: fit(pro), team: fit(team)},
      ),
      links: [{to: '/docs/monitor/types', label: translate({message: 'Set up monitors'})}],
    },
    {
      id: 'question-page-views',
      question: translate({message: 'Do page views count toward my limit?'}),
      answer: translate({
        message:
          'No. Only custom events count, which are the ones you name and send yourself. Page views are unlimited on every plan.',
      }),
      links: [{to: '/docs/events/track', label: translate({message: 'Track custom events'})}],
    },
    {
      id: 'question-pay',
      question: translate({message: 'How do I pay, and who can change the plan?'}),
      answer: translate({
        message:
          'You subscribe in the dashboard and pay through Lemon Squeezy. Each workspace has its own plan, which its owner can change, including back to Free.',
      }),
      links: [{to: '/docs/workspace/roles', label: translate({message: 'Members and roles'})}],
    },
    {
      id: 'question-ai',
      question: translate({message: 'Are AI features included?'}),
      answer: translate({
        message:
          'Classifying and translating survey responses uses AI credit, which you buy separately from the plan. The dashboard shows the prices. On your own server, you connect your own model, and only the workspace created during installation can use it.',
      }),
      links: [{to: '/docs/survey/intro', label: translate({message: 'Use AI with surveys'})}],
    },
    {
      id: 'question-move',
      question: translate({message: 'Can I move from the cloud to my own server?'}),
      answer: translate({
        message:
          "Yes, you can move your setup. Read your websites, monitors, and surveys through the HTTP API, and create them on your server in the same way. Recorded data stays in the cloud, because the API can't import it.",
      }),
      links: [{to: '/api', label: translate({message: 'API reference'})}],
    },
    {
      id: 'question-import',
      question: translate({message: 'Can I import data from another tool?'}),
      answer: translate({
        message:
          "You can't import statistics from umami, Plausible, Matomo, or Google Analytics, but you can run both tools side by side. A script recreates your Uptime Kuma monitors. The limitations are the same on every plan and on your own server.",
      }),
      links: [
        {
          to: '/docs/migrate/analytics',
          label: translate({message: 'Switch from another analytics tool'}),
        },
        {
          to: '/docs/migrate/uptime-kuma',
          label: translate({message: 'Move monitors from Uptime Kuma'}),
        },
        {to: '/docs/limitations', label: translate({message: "What Tianji doesn't do"})},
      ],
    },
  ];
}

/** The page of prices and limits. */
export default function Pricing(): ReactNode {
  const formats = useFormats();
  const questions = pricingQuestions(formats);
  const headline = translate(
    {message: 'Free on your own server. Cloud plans from {low} to {high} a month.'},
    {low: formats.price(prices.free), high: formats.price(prices.team)},
  );
  const description = translate({
    message:
      'Host Tianji yourself for free, or start on the free cloud plan. Compare prices and monthly limits, and see what happens when you reach a limit.',
  });
  const texts = planTexts();
  const offers = planIds.map((id) => ({name: texts[id].name, price: prices[id]}));
  return (
    <Layout title={translate({message: 'Pricing'})} description={description}>
      <StructuredData data={software(useSite().home, description, offers)} />
      <StructuredData data={faqPage(questions)} />
      <main>
        <div className="marketing-page">
          <PageHead
            title={headline}
            lead={
              <Translate>
                Both editions run the same software. If you host it yourself, there are no plan
                limits. In the cloud, you don't have a server to maintain, and each plan includes a
                monthly number of events and checks.
              </Translate>
            }
          />
          <PlanCards />
          <Reach />
          <Compare />
          <UsageLimits />
          <Section id="questions" title={translate({message: 'Frequently asked questions'})}>
            <QuestionList questions={questions} />
          </Section>
        </div>
      </main>
    </Layout>
  );
}
