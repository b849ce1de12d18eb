import {translate} from '@docusaurus/Translate';
import {to} from './links';

interface Question {
  id: string;
  question: string;
  answer: string;
  links: {to: string; label: string}[];
}

/** Asked before installing. */
export function homeQuestions(): Question[] {
  return [
    {
      id: 'question-need',
      question: translate({id: 'questions.need.question', message: 'What do I need to run it?'}),
      answer: translate({
        id: 'questions.need.answer',
        message:
          'Docker with Compose, or Node.js 22.14 or later, pnpm and PostgreSQL. The Compose file starts the application and its database; the console listens on port 12345. Set a JWT_SECRET of your own before the first start: the one in the file is a placeholder, and with it everyone is signed out at each restart. Sign in as admin with the password admin, and change the password.',
      }),
      links: [
        {to: to.compose, label: translate({id: 'questions.need.compose', message: 'Docker Compose'})},
        {to: to.manual, label: translate({id: 'questions.need.manual', message: 'Without Docker'})},
        {to: to.environment, label: translate({id: 'questions.need.environment', message: 'What to set first'})},
      ],
    },
    {
      id: 'question-limits',
      question: translate({id: 'questions.limits.question', message: 'Is the self-hosted edition limited?'}),
      answer: translate({
        id: 'questions.limits.answer',
        message:
          'No. Limits apply only where billing is switched on, and it is off by default. Two things to know: the usage page of a workspace that you add still names the numbers of the free plan, and the AI helpers for surveys run only in the workspace that the installation made, because others have no credit.',
      }),
      links: [
        {to: to.limits, label: translate({id: 'questions.limits.link', message: 'Limits'})},
        {to: to.pricing, label: translate({id: 'questions.limits.pricing', message: 'Plans of the cloud'})},
      ],
    },
    {
      id: 'question-single-page',
      question: translate({id: 'questions.spa.question', message: 'Does the script work with single-page apps?'}),
      answer: translate({
        id: 'questions.spa.answer',
        message:
          'Yes. It notices when the page changes its address through the history interface and records a view if the path differs from the last one. The back and forward buttons are not noticed; call tianji.track() yourself where they matter.',
      }),
      links: [{to: to.trackScript, label: translate({id: 'questions.spa.link', message: 'Tracking script'})}],
    },
    {
      id: 'question-server',
      question: translate({id: 'questions.server.question', message: 'Can I send events from a server?'}),
      answer: translate({
        id: 'questions.server.answer',
        message:
          'Yes. Website events and feed entries are plain POST requests. A feed entry that you send appears in the channel and in its report of the day, week or month. A notification at once is kept for the built-in integrations, surveys and ongoing states.',
      }),
      links: [
        {to: to.events, label: translate({id: 'questions.server.events', message: 'Events'})},
        {to: to.integrations, label: translate({id: 'questions.server.feed', message: 'Feed integrations'})},
      ],
    },
    {
      id: 'question-watch',
      question: translate({id: 'questions.watch.question', message: 'Who watches Tianji?'}),
      answer: translate({
        id: 'questions.watch.answer',
        message:
          'Something outside the machine it runs on. A monitor cannot report that its own host is gone, so let a second place ask the address /health?db&cache: it answers with the version and the state of both, and with status 503 when it is unhealthy.',
      }),
      links: [{to: to.upgrade, label: translate({id: 'questions.watch.link', message: 'Operation and backup'})}],
    },
    {
      id: 'question-leave',
      question: translate({id: 'questions.leave.question', message: 'How do I leave?'}),
      answer: translate({
        id: 'questions.leave.answer',
        message:
          'What Tianji keeps is in your PostgreSQL database: a dump of it takes everything along. Survey answers can be downloaded as CSV; websites, monitors and feeds can be read through the HTTP API. The code is under the Apache License 2.0.',
      }),
      links: [
        {to: to.upgrade, label: translate({id: 'questions.leave.dump', message: 'Backup'})},
        {to: to.api, label: translate({id: 'questions.leave.api', message: 'API'})},
      ],
    },
  ];
}
