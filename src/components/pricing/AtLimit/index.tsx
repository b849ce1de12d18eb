import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/shared/ArrowLink';
import Points from '@site/src/components/shared/Points';
import Section from '@site/src/components/shared/Section';
import {to} from '@site/src/data/links';
import MonthPicture from './MonthPicture';
import styles from './styles.module.css';

function counted() {
  return [
    {
      title: translate({id: 'pricing.limits.create.title', message: 'Websites and feed channels:'}),
      text: translate({id: 'pricing.limits.create.text', message: 'one more than the plan holds is refused when you create it.'}),
    },
    {
      title: translate({id: 'pricing.limits.survey.title', message: 'Surveys'}),
      text: translate({
        id: 'pricing.limits.survey.text',
        message: 'can be created beyond the number; the daily check counts them, like the volume of the month.',
      }),
    },
  ];
}

function paused() {
  return [
    {
      title: translate({id: 'pricing.limits.pause.title', message: 'Once a day, at 02:00,'}),
      text: translate({
        id: 'pricing.limits.pause.text',
        message: 'the month so far is compared with the plan. Over a limit, the workspace pauses.',
      }),
    },
    {
      title: translate({id: 'pricing.limits.refused.title', message: 'Refused meanwhile:'}),
      text: translate({
        id: 'pricing.limits.refused.text',
        message: 'records of websites and apps, and feed events sent by you. They are not kept for later.',
      }),
    },
    {
      title: translate({id: 'pricing.limits.works.title', message: 'Goes on:'}),
      text: translate({
        id: 'pricing.limits.works.text',
        message: 'monitors, server reports, telemetry, surveys and the feed integrations. What was recorded stays.',
      }),
    },
    {
      title: translate({id: 'pricing.limits.end.title', message: 'The pause ends'}),
      text: translate({
        id: 'pricing.limits.end.text',
        message: 'with the first check that finds the workspace within its limits. Its owner can ask for a check at any time.',
      }),
    },
  ];
}

/** What happens at a limit: a month drawn, then the two kinds of limit. */
export default function AtLimit(): ReactNode {
  return (
    <Section
      id="limits"
      title={translate({id: 'pricing.limits.title', message: 'What happens at a limit'})}
      lead={translate({id: 'pricing.limits.lead', message: 'Two kinds of limit, two behaviors. Neither deletes anything.'})}
      more={
        <ArrowLink to={to.limits}>
          <Translate id="pricing.limits.more">Limits in detail</Translate>
        </ArrowLink>
      }
    >
      <MonthPicture />
      <div className={styles.columns}>
        <Points title={translate({id: 'pricing.compare.counted', message: 'How many'})} points={counted()} />
        <Points kind="does" title={translate({id: 'pricing.compare.monthly', message: 'How much in a month'})} points={paused()} />
      </div>
    </Section>
  );
}
