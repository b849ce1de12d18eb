import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/shared/ArrowLink';
import Section from '@site/src/components/shared/Section';
import useFormats from '@site/src/components/shared/useFormats';
import {checkInterval, dayStart, downAt, failedChecks, stateOpenedAt, upAgainAt} from '@site/src/data/day';
import {names} from '@site/src/data/harbor';
import {to} from '@site/src/data/links';
import Picture from './Picture';
import styles from './styles.module.css';

interface Moment {
  moment: number;
  title: string;
  text: string;
  more: string;
  to: string;
}

function moments(): Moment[] {
  return [
    {
      moment: failedChecks[0],
      title: translate({id: 'home.night.first.title', message: 'A check fails'}),
      text: translate(
        {
          id: 'home.night.first.text',
          message: 'It is stored and shown. Nobody is told yet: this monitor allows two retries, {seconds} seconds apart.',
        },
        {seconds: checkInterval},
      ),
      more: translate({id: 'home.night.first.more', message: 'How a monitor decides'}),
      to: to.monitors,
    },
    {
      moment: downAt,
      title: translate({id: 'home.night.third.title', message: 'The third in a row'}),
      text: translate(
        {
          id: 'home.night.third.text',
          message: 'The monitor counts as down, an event is written, and a notification leaves for “{notification}”.',
        },
        {notification: names.notification},
      ),
      more: translate({id: 'home.night.third.more', message: 'Where notifications go'}),
      to: to.providers,
    },
    {
      moment: stateOpenedAt,
      title: translate({id: 'home.night.cause.title', message: 'The cause arrives'}),
      text: translate(
        {
          id: 'home.night.cause.text',
          message: 'A script on {server} reports its full disk to the feed. The entry stays open until it is resolved.',
        },
        {server: names.server},
      ),
      more: translate({id: 'home.night.cause.more', message: 'What a feed holds'}),
      to: to.feed,
    },
    {
      moment: upAgainAt,
      title: translate({id: 'home.night.up.title', message: 'A check succeeds'}),
      text: translate({
        id: 'home.night.up.text',
        message: 'A second notification says that the monitor is up. The failed checks stay in the 30-day uptime of the status page.',
      }),
      more: translate({id: 'home.night.up.more', message: 'What a status page shows'}),
      to: to.statusPage,
    },
  ];
}

/** How the parts work together: four minutes of the sample night, enlarged. */
export default function Night(): ReactNode {
  const {seconds} = useFormats();
  return (
    <Section
      wide
      id="night"
      title={translate({id: 'home.night.title', message: 'Four minutes of that night, enlarged'})}
      lead={translate({
        id: 'home.night.lead',
        message: 'What the parts do together, second by second, around the moment that the sheet marks.',
      })}
    >
      <Picture />
      <ol className={styles.moments}>
        {moments().map(({moment, title, text, more, to: target}) => (
          <li key={moment} className={styles.moment}>
            <span className={styles.time}>{seconds(dayStart + moment * 1000)}</span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.more}>
              <ArrowLink to={target}>{more}</ArrowLink>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
