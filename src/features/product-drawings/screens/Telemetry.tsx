import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names, telemetry} from '@site/src/data/harbor';
import {Button, factsOf, Shares, short, signed, Traffic, type Numbers} from '../parts';
import styles from '../styles.module.css';
import Window, {Card} from '../Window';

const {events, views, viewsBefore, visitors, visitorsBefore, viewsByHour, sources, countries} =
  telemetry;
const numbers: Numbers = [
  ['views', short(views), signed(views - viewsBefore)],
  ['visitors', short(visitors), signed(visitors - visitorsBefore)],
];

/** A counter's page: numbers, chart, and tables in one card. */
export default function Telemetry(): ReactNode {
  return (
    <Window
      module="Telemetry"
      list={<Card active name={names.telemetry} number={short(events)} />}
      title={names.telemetry}
      buttons={
        <>
          <Button name="Delete" icon="trash" bare />
          <Button name="Usage" icon="code" />
        </>
      }>
      <div className={clsx(styles.box, styles.page)}>
        <b className={styles.title}>{names.telemetry}</b>
        <Traffic
          numbers={numbers}
          series={[1, 0.62].map((part) => viewsByHour.map((count) => Math.round(count * part)))}
          top={24}
        />
        <div className={styles.shares}>
          <Shares names="Source" counts="Views" rows={sources} all={views} />
          <Shares names="Events" counts="Views" rows={telemetry.names} all={views} />
          <Shares names="Country or Region" counts="Visitors" rows={countries} all={visitors} />
        </div>
      </div>
    </Window>
  );
}

/** What the drawing says to those who don't see it. */
export const facts = (locale: string): string => factsOf(locale, numbers);
