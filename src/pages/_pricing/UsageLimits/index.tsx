import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Points from '@site/src/components/Points';
import Section from '@site/src/components/Section';
import {paths} from '@site/src/data/links';

function counted() {
  return [
    {
      title: translate({message: 'Websites and feed channels:'}),
      text: translate({message: "once you reach your plan's limit, you can't create another."}),
    },
    {
      title: translate({message: 'Surveys:'}),
      text: translate({
        message:
          'you can create more than your plan includes, but the nightly check counts them, so the extra ones can pause your workspace.',
      }),
    },
  ];
}

function paused() {
  return [
    {
      title: translate({message: 'Every night at 02:00 (server time),'}),
      text: translate({
        message:
          "Tianji compares this month's usage with your plan and pauses the workspace if it's over a limit.",
      }),
    },
    {
      title: translate({message: "While it's paused,"}),
      text: translate({
        message:
          "new data from websites and apps, and events that you send to the feed, aren't recorded.",
      }),
    },
    {
      title: translate({message: 'Monitors keep running,'}),
      text: translate({
        message:
          'and so do server reports, telemetry, surveys, and the feed integrations. You can still see all recorded data.',
      }),
    },
    {
      title: translate({message: 'The pause ends'}),
      text: translate({
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
      title={translate({message: 'What happens when you reach a limit'})}
      lead={translate({
        message:
          "Reaching a limit never deletes data. Depending on the limit, you can't create another item, or the workspace pauses until it's within its plan again.",
      })}
      more={
        <ArrowLink to={paths.limits}>
          <Translate>See all limits</Translate>
        </ArrowLink>
      }>
      <div className="columns">
        <Points title={translate({message: 'Fixed limits'})} points={counted()} />
        <Points title={translate({message: 'Monthly volume'})} points={paused()} />
      </div>
    </Section>
  );
}
