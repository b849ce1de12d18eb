import type {ReactNode} from 'react';
import {viewsByHour} from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {Chart, ShareTable} from '../charts';
import {Button, HealthBar, useLabels, Window} from '../widgets';
import styles from '../styles.module.css';

const {website, telemetry} = records;

interface PanelProps {
  /** Numbers of the period, with their English labels and their changes since the period before. */
  metrics: readonly {label: string; value: string; change: string}[];
  /** Views and visitors of each hour. */
  series: readonly (readonly number[])[];
  top: number;
  /** Tables below the chart. */
  children: ReactNode;
}

/** Numbers of the last 24 hours over a chart and tables. */
function TrafficPanel({metrics, series, top, children}: PanelProps): ReactNode {
  const t = useLabels();
  return (
    <>
      <div className={styles.numbers}>
        {metrics.map(({label, value, change}) => (
          <div key={label}>
            <b className={styles.title}>{value}</b>
            <span className="text--capitalize">{t(label)}</span> <small>{change}</small>
          </div>
        ))}
      </div>
      <div className={styles.tools}>
        <Button name="Refresh" icon="refresh" bare />
        <Button name="Last 24 hours" icon="both" />
      </div>
      <Chart
        series={series}
        top={top}
        times={['08:00', '12:00', '16:00', '20:00', '00:00', '04:00', '08:00']}
      />
      <div className={styles.shares}>{children}</div>
    </>
  );
}

/** Who comes in several hours is a visitor of each: the hours add up to more than the day. */
const part = (views: readonly number[], share: number): number[] =>
  views.map((count) => Math.round(count * share));

/** A website's page: numbers, chart, and the first tables. */
export function Website(): ReactNode {
  const t = useLabels();
  return (
    <Window
      module="Website"
      title={names.website}
      buttons={
        <>
          <Button name="Settings" icon="gear" bare />
          <Button name="Lighthouse" icon="lighthouse" bare />
          <Button name="Share" icon="share" bare />
          <Button name="Code" icon="code" />
        </>
      }>
      <div className={styles.row}>
        <b className={styles.title}>{names.website}</b>
        <HealthBar count={10} />
        <span className={styles.online}>
          {website.online} {t('online')}
        </span>
      </div>
      <TrafficPanel
        metrics={website.metrics}
        series={[part(viewsByHour, 0.96), part(viewsByHour, 0.4)]}
        top={200}>
        <ShareTable names="Pages" counts="Views" rows={website.pages} all={website.views} />
        <ShareTable names="Referrers" counts="Views" rows={website.referrers} all={website.views} />
      </TrafficPanel>
    </Window>
  );
}

/** A counter's page. */
export function Telemetry(): ReactNode {
  const {metrics, views, visitors, viewsByHour: ofHours, sources, countries} = telemetry;
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
      <TrafficPanel metrics={metrics} series={[ofHours, part(ofHours, 0.62)]} top={24}>
        <ShareTable names="Source" counts="Views" rows={sources} all={views} />
        <ShareTable names="Events" counts="Views" rows={telemetry.names} all={views} />
        <ShareTable names="Country or Region" counts="Visitors" rows={countries} all={visitors} />
      </TrafficPanel>
    </Window>
  );
}
