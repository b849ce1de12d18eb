import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Points from '@site/src/components/Points';
import Section from '@site/src/components/Section';
import {paths} from '@site/src/data/links';

function counted() {
  return [
    {
      title: translate({id: 'pricing.limits.create.title', message: 'Websites and feed channels:'}),
      text: translate({
        id: 'pricing.limits.create.text',
        message: "once you reach your plan's limit, you can't create another.",
      }),
    },
    {
      title: translate({id: 'pricing.limits.survey.title', message: 'Surveys:'}),
      text: translate({
        id: 'pricing.limits.survey.text',
        message:
          'you can create more than your plan includes, but the nightly check counts them, so the extra ones can pause your workspace.',
      }),
    },
  ];
}

function paused() {
  return [
    {
      title: translate({
        id: 'pricing.limits.pause.title',
        message: 'Every night at 02:00 (server time),',
      }),
      text: translate({
        id: 'pricing.limits.pause.text',
        message:
          "Tianji compares this month's usage with your plan and pauses the workspace if it's over a limit.",
      }),
    },
    {
      title: translate({id: 'pricing.limits.refused.title', message: "While it's paused,"}),
      text: translate({
        id: 'pricing.limits.refused.text',
        message:
          "new data from websites and apps, and events that you send to the feed, aren't recorded.",
      }),
    },
    {
      title: translate({id: 'pricing.limits.works.title', message: 'Monitors keep running,'}),
      text: translate({
        id: 'pricing.limits.works.text',
        message:
          'and so do server reports, telemetry, surveys, and the feed integrations. You can still see all recorded data.',
      }),
    },
    {
      title: translate({id: 'pricing.limits.end.title', message: 'The pause ends'}),
      text: translate({
        id: 'pricing.limits.end.text',
        message:
          'as soon as a check finds the workspace within its limits, for example after you upgrade. Its owner can run the check at any time.',
      }),
    },
  ];
}

/** What happens at a limit, for the two kinds of limit. */
export default function UsageLimits(): ReactNode {
  return (
    <Section
      id="limits"
      title={translate({
        id: 'pricing.limits.title',
        message: 'What happens when you reach a limit',
      })}
      lead={translate({
        id: 'pricing.limits.lead',
        message:
          "Reaching a limit never deletes data. Depending on the limit, you can't create another item, or the workspace pauses until it's within its plan again.",
      })}
      more={
        <ArrowLink to={paths.limits}>
          <Translate id="pricing.limits.more">See all limits</Translate>
        </ArrowLink>
      }>
      <div className="columns">
        <Points
          title={translate({id: 'pricing.compare.counted', message: 'Fixed limits'})}
          points={counted()}
        />
        <Points
          title={translate({id: 'pricing.compare.monthly', message: 'Monthly volume'})}
          points={paused()}
        />
      </div>
    </Section>
  );
}
