import {translate} from '@docusaurus/Translate';
import type {Formats} from '@site/src/lib/format';
import {to} from './links';
import {checksAMonth, monitorsThatFit, plan} from './plans';

/** Asked before choosing a plan. */
export function pricingQuestions({number}: Formats) {
  const fit = (id: 'free' | 'pro' | 'team') => number(monitorsThatFit(plan(id).limits.monitorExecutions ?? 0));
  return [
    {
      id: 'question-executions',
      question: translate({id: 'pricing.questions.executions', message: 'How many executions does one monitor use?'}),
      answer: translate(
        {
          id: 'pricing.questions.executions.answer',
          message:
            'One check a minute is {checks} executions in 30 days. {free} such monitors fit the Free plan, {pro} fit Pro and {team} fit Team. A check every five minutes uses a fifth of that.',
        },
        {checks: number(checksAMonth), free: fit('free'), pro: fit('pro'), team: fit('team')},
      ),
      links: [{to: to.monitors, label: translate({id: 'pricing.questions.executions.link', message: 'Monitors'})}],
    },
    {
      id: 'question-page-views',
      question: translate({id: 'pricing.questions.views', message: 'Do page views count as website events?'}),
      answer: translate({
        id: 'pricing.questions.views.answer',
        message: 'No. Only events that you name yourself count. Page views are counted apart and have no limit.',
      }),
      links: [{to: to.events, label: translate({id: 'pricing.questions.views.link', message: 'Events of your own'})}],
    },
    {
      id: 'question-pay',
      question: translate({id: 'pricing.questions.pay', message: 'How is a plan paid, and who can change it?'}),
      answer: translate({
        id: 'pricing.questions.pay.answer',
        message:
          'Payment goes through Lemon Squeezy. The owner of a workspace chooses, changes and cancels its plan; each workspace has a plan of its own.',
      }),
      links: [{to: to.roles, label: translate({id: 'pricing.questions.pay.link', message: 'Roles'})}],
    },
    {
      id: 'question-ai',
      question: translate({id: 'pricing.questions.ai', message: 'Are the AI helpers part of a plan?'}),
      answer: translate({
        id: 'pricing.questions.ai.answer',
        message:
          'Sorting and translating survey answers draws on a credit of the workspace, apart from the plan. The cloud console shows the packs and their prices. On a server of your own you connect a model yourself; there only the workspace that the installation made can use it.',
      }),
      links: [{to: to.survey, label: translate({id: 'pricing.questions.ai.link', message: 'Surveys'})}],
    },
    {
      id: 'question-move',
      question: translate({id: 'pricing.questions.move', message: 'Can I move from the cloud to my own machine?'}),
      answer: translate({
        id: 'pricing.questions.move.answer',
        message:
          'Your setup can move: the HTTP API reads websites, monitors and surveys in one place and creates them in the other. Recorded data stays where it was recorded; the API has no operation that imports it.',
      }),
      links: [{to: to.api, label: translate({id: 'pricing.questions.move.link', message: 'API reference'})}],
    },
  ];
}
