import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {ShareTable, TrafficPanel} from '../charts';
import {Button} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {telemetry} = records;
const {views, visitors, viewsByHour, sources, countries} = telemetry;

/** A counter's page: numbers, chart, and tables in one card. */
export default function Telemetry(): ReactNode {
  return (
    <Window
      module="Telemetry"
      title={names.telemetry}
      buttons={
        <>
          <Button name="Delete" icon="trash" bare />
          <Button name="Usage" icon="code" />
        </>
      }>
      <div className={clsx(styles.box, styles.page)}>
        <b className={styles.title}>{names.telemetry}</b>
        <TrafficPanel
          metrics={telemetry.metrics}
          viewsByHour={viewsByHour}
          shares={{views: 1, visitors: 0.62}}
          top={24}
        />
        <div className={styles.shares}>
          <ShareTable names="Source" counts="Views" rows={sources} all={views} />
          <ShareTable names="Events" counts="Views" rows={telemetry.names} all={views} />
          <ShareTable names="Country or Region" counts="Visitors" rows={countries} all={visitors} />
        </div>
      </div>
    </Window>
  );
}
