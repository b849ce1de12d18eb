import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import {Point, Points} from '@site/src/components/Points';
import Section from '@site/src/components/Section';

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
        <ArrowLink to="/docs/workspace/limits">{translate({message: 'See all limits'})}</ArrowLink>
      }>
      <div className="columns">
        <Points title={translate({message: 'Fixed limits'})}>
          <Point title={translate({message: 'Websites and feed channels:'})}>
            <Translate>once you reach your plan's limit, you can't create another.</Translate>
          </Point>
          <Point title={translate({message: 'Surveys:'})}>
            <Translate>
              you can create more than your plan includes, but the nightly check counts them, so the
              extra ones can pause your workspace.
            </Translate>
          </Point>
        </Points>
        <Points title={translate({message: 'Monthly volume'})}>
          <Point title={translate({message: 'Every night at 02:00 (server time),'})}>
            <Translate>
              Tianji compares this month's usage with your plan and pauses the workspace if it's
              over a limit.
            </Translate>
          </Point>
          <Point title={translate({message: "While it's paused,"})}>
            <Translate>
              new data from websites and apps, and events that you send to the feed, aren't
              recorded.
            </Translate>
          </Point>
          <Point title={translate({message: 'Monitors keep running,'})}>
            <Translate>
              and so do server reports, telemetry, surveys, and the feed integrations. You can still
              see all recorded data.
            </Translate>
          </Point>
          <Point title={translate({message: 'The pause ends'})}>
            <Translate>
              as soon as a check finds the workspace within its limits, for example after you
              upgrade. Its owner can run the check at any time.
            </Translate>
          </Point>
        </Points>
      </div>
    </Section>
  );
}
