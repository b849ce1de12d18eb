import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {
  checkInterval,
  downAt,
  failedChecks,
  stateOpenedAt,
  toTimestamp,
  upAgainAt,
} from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';
import styles from './styles.module.css';

interface MomentProps {
  /** Seconds since the start of the sample day. */
  at: number;
  title: string;
  children: ReactNode;
  /** Page that explains it, and the link's text. */
  to: string;
  more: string;
}

function Moment({at, title, children, to, more}: MomentProps): ReactNode {
  const {seconds} = useFormats();
  return (
    <li>
      <span className="caption">{seconds(toTimestamp(at))}</span>
      <h3>{title}</h3>
      <p>{children}</p>
      <p className={styles.more}>
        <ArrowLink to={to}>{more}</ArrowLink>
      </p>
    </li>
  );
}

/** The state of the monitor from 22:12 to 22:16. The list below it says all of it in words. */
function OutageFigure(): ReactNode {
  const {minutes} = useFormats();
  const start = 51_120;
  const up = <Translate id="home.night.up">up</Translate>;
  return (
    <div className={styles.figure} aria-hidden="true" data-no-twin data-no-search>
      <div className={styles.states}>
        <span style={{flexGrow: downAt - start}}>{up}</span>
        <span className={styles.down} style={{flexGrow: upAgainAt - downAt}}>
          <Translate id="home.night.down">down</Translate>
        </span>
        <span style={{flexGrow: start + 240 - upAgainAt}}>{up}</span>
      </div>
      <div className={styles.minutes}>
        {[0, 60, 120, 180, 240].map((seconds) => (
          <span key={seconds}>{minutes(toTimestamp(start + seconds))}</span>
        ))}
      </div>
    </div>
  );
}

/** How the modules work together: four minutes of the sample day in which a monitor goes down. */
export default function OutageTimeline(): ReactNode {
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
      <ol className={`columns ${styles.moments}`}>
        <Moment
          at={failedChecks[0]}
          title={translate({message: 'A check fails'})}
          to="/docs/monitor/types"
          more={translate({message: 'How failed checks become alerts'})}>
          <Translate values={{retries: failedChecks.length - 1, seconds: checkInterval}}>
            {
              "Tianji stores the failure. You don't get an alert yet, because this monitor allows {retries} retries, {seconds} seconds apart."
            }
          </Translate>
        </Moment>
        <Moment
          at={downAt}
          title={translate({message: 'The third check in a row fails'})}
          to="/docs/notification/providers"
          more={translate({message: 'Where you can send alerts'})}>
          <Translate values={{notification: names.notification}}>
            {
              'Tianji marks the monitor as down, logs the event, and sends an alert to “{notification}”.'
            }
          </Translate>
        </Moment>
        <Moment
          at={stateOpenedAt}
          title={translate({message: 'The likely cause appears'})}
          to="/docs/feed/channels"
          more={translate({message: 'How feed channels work'})}>
          <Translate values={{server: names.server}}>
            {
              "A script on {server} reports a full disk to the feed. The problem stays open until it's resolved."
            }
          </Translate>
        </Moment>
        <Moment
          at={upAgainAt}
          title={translate({message: 'A check succeeds'})}
          to="/docs/server-status/server-status-page"
          more={translate({message: 'What a status page shows'})}>
          <Translate>
            Tianji sends a second alert to say the monitor is up again. The failed checks still
            lower the 30-day uptime on the status page.
          </Translate>
        </Moment>
      </ol>
    </Section>
  );
}
