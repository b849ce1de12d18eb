import type {ReactNode} from 'react';
import {viewsByHour} from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {ShareTable, TrafficPanel} from '../charts';
import {Button, HealthBar, useLabels} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {website} = records;

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
        metrics={website.metrics}
        viewsByHour={viewsByHour}
        shares={{views: 0.96, visitors: 0.4}}
        top={200}
      />
      <div className={styles.shares}>
        <ShareTable names="Pages" counts="Views" rows={website.pages} all={website.views} />
        <ShareTable names="Referrers" counts="Views" rows={website.referrers} all={website.views} />
      </div>
    </Window>
  );
}
