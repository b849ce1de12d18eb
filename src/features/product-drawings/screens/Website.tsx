import type {ReactNode} from 'react';
import {viewsByHour} from '@site/src/data/day';
import {names, website} from '@site/src/data/harbor';
import {useLabels} from '../labels';
import {Button, HealthBar, ShareTable, TrafficPanel, type Metric} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

/** The last 24 hours, and what changed since the 24 hours before. */
const metrics: Metric[] = [
  ['views', '2.5k', '+117'],
  ['visitors', String(website.visitors), '+23'],
  ['bounce rate', '39.6%', '-0.6%'],
  ['average visit time', '49s', '+0s'],
];

/** A website's page: numbers, chart, and the first tables. */
export default function Website(): ReactNode {
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
        metrics={metrics}
        series={[0.96, 0.4].map((part) => viewsByHour.map((count) => Math.round(count * part)))}
        top={200}
      />
      <div className={styles.shares}>
        <ShareTable names="Pages" counts="Views" rows={website.pages} all={website.views} />
        <ShareTable names="Referrers" counts="Views" rows={website.referrers} all={website.views} />
      </div>
    </Window>
  );
}
