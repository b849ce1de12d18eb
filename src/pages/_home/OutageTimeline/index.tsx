import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {
  checkInterval,
  dayStart,
  downAt,
  failedChecks,
  outage,
  stateOpenedAt,
  upAgainAt,
} from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';
import {paths} from '@site/src/data/links';
import styles from './styles.module.css';

function moments() {
  return [
    {
      moment: failedChecks[0],
      title: translate({message: 'A check fails'}),
      text: translate(
        {
          message:
            "Tianji stores the failure. You don't get an alert yet, because this monitor allows {retries} retries, {seconds} seconds apart.",
        },
        {retries: failedChecks.length - 1, seconds: checkInterval},
      ),
      more: translate({message: 'How failed checks become alerts'}),
      to: paths.monitors,
    },
    {
      moment: downAt,
      title: translate({message: 'The third check in a row fails'}),
      text: translate(
        {
          message:
            'Tianji marks the monitor as down, logs the event, and sends an alert to “{notification}”.',
        },
        {notification: names.notification},
      ),
      more: translate({message: 'Where you can send alerts'}),
      to: paths.providers,
    },
    {
      moment: stateOpenedAt,
      title: translate({message: 'The likely cause appears'}),
      text: translate(
        {
          message:
            "A script on {server} reports a full disk to the feed. The problem stays open until it's resolved.",
        },
        {server: names.server},
      ),
      more: translate({message: 'How feed channels work'}),
      to: paths.feed,
    },
    {
      moment: upAgainAt,
      title: translate({message: 'A check succeeds'}),
      text: translate({
        message:
          'Tianji sends a second alert to say the monitor is up again. The failed checks still lower the 30-day uptime on the status page.',
      }),
      more: translate({message: 'What a status page shows'}),
      to: paths.statusPage,
    },
  ];
}

/** The state of the monitor over four minutes. The list below it says all of it in words. */
function OutageFigure(): ReactNode {
  const {minutes} = useFormats();
  const up = <Translate id="home.night.up">up</Translate>;
  return (
    <div className={styles.figure} aria-hidden="true" data-no-twin data-no-search>
      <div className={styles.states}>
        <span style={{flexGrow: downAt - outage.from}}>{up}</span>
        <span className={styles.down} style={{flexGrow: upAgainAt - downAt}}>
          <Translate id="home.night.down">down</Translate>
        </span>
        <span style={{flexGrow: outage.from + outage.length - upAgainAt}}>{up}</span>
      </div>
      <div className={styles.minutes}>
        {outage.minutes.map((offset) => (
          <span key={offset}>{minutes(dayStart + (outage.from + offset) * 1000)}</span>
        ))}
      </div>
    </div>
  );
}

/** How the modules work together: four minutes of the sample day in which a monitor goes down. */
export default function OutageTimeline(): ReactNode {
  const {seconds} = useFormats();
  return (
    <Section
      wide
      id="night"
      title={translate({message: 'What happens when your site goes down'})}
      lead={translate({
        message:
          'Follow an outage from the first failed check to recovery, and see how the modules work together. The times and names are sample data.',
      })}>
      <OutageFigure />
      <ol className={styles.moments}>
        {moments().map(({moment, title, text, more, to}) => (
          <li key={moment}>
            <span className="caption">{seconds(dayStart + moment * 1000)}</span>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.more}>
              <ArrowLink to={to}>{more}</ArrowLink>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
