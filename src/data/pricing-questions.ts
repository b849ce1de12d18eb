import {translate} from '@docusaurus/Translate';
import type {Formats} from '@site/src/components/format';
import type {Question} from '@site/src/components/QuestionList';
import {checksAMonth, limits, monitorsThatFit} from './plans';

/** Questions that readers have before they choose a plan. */
export function pricingQuestions({number}: Formats): Question[] {
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
