import clsx from 'clsx';
import type {ReactNode} from 'react';
import {monitorRequest, names} from '@site/src/data/sample-workspace';
import {downAt, meanResponseTime, toTimestamp, upAgainAt} from '@site/src/data/day';
import records from '../records.json';
import {Chart} from '../charts';
import {Button, Field, HealthBar, Switch, useLabels} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {checks} = records;

/** A moment of the sample day as the dashboard writes it. */
const timestamp = (moment: number): string =>
  new Date(toTimestamp(moment)).toISOString().slice(0, 19).replace('T', ' ');

/** A monitor's page: its state, response times, and latest events. */
export function Monitor(): ReactNode {
  const t = useLabels();
  const metrics = [
    {label: 'Response', period: '(Current)', value: `${checks.at(-1)}ms`},
    {label: 'Avg. Response', period: '(24 hour)', value: `${meanResponseTime}ms`},
    {label: 'Uptime', period: '(24 hour)', value: '99.79 %'},
    {label: 'Uptime', period: '(30 days)', value: '99.9 %'},
    {label: 'Cert Exp.', period: '2025-05-12', value: t('{{num}} days').replace('{{num}}', '63')},
  ];
  return (
    <Window
      module="Monitor"
      title={names.monitor}
      buttons={<Button name="More" icon="dots" bare />}>
      <div className={styles.row}>
        <span className={clsx(styles.tag, styles.type)}>http</span>
        <span className="text--truncate">{monitorRequest.payload.url}</span>
        <span className={styles.end}>
          {t('Monitored for {{dayNum}} days').replace('{{dayNum}}', '53')}
        </span>
      </div>
      <div className={styles.row}>
        <Button name="Edit" look="gray" />
        <Button name="Stop" look="filled" />
        <Button name="⋮" icon="dots" bare look="gray" />
      </div>
      <div className={clsx(styles.box, styles.row)}>
        <HealthBar count={40} />
        <span className={clsx(styles.pill, styles.end)}>UP</span>
      </div>
      <div className={clsx(styles.box, styles.numbers)}>
        {metrics.map(({label, period, value}) => (
          <div key={label + period}>
            <b>{t(label)}</b>
            <small>{t(period)}</small> {value}
          </div>
        ))}
      </div>
      <div className={styles.box}>
        <div className={styles.tools}>
          <Button name="Recent" icon="down" />
        </div>
        <Chart
          look="response"
          series={[checks]}
          top={200}
          times={['07:31', '07:40', '07:50', '08:00']}
        />
      </div>
      {(['up', 'down'] as const).map((state) => (
        <div key={state} className={clsx(styles.box, styles.row)}>
          <span className={clsx(styles.pill, state === 'down' && styles.down)}>
            {state.toUpperCase()}
          </span>
          <span>{timestamp(state === 'up' ? upAgainAt : downAt)}</span>
          <span className="text--truncate">
            Monitor [{names.monitor}] has been {state}
          </span>
        </div>
      ))}
    </Window>
  );
}

/** The form for a new monitor. */
export function MonitorAdd(): ReactNode {
  const t = useLabels();
  return (
    <Window module="Monitor" title={t('Add Monitor')}>
      <div className={clsx(styles.box, styles.form)}>
        <Field list name="Monitor Type" value="HTTP" />
        <Field required name="Name" value={names.monitor} />
        <Field short required name="Check Interval(s)" value={String(monitorRequest.interval)} />
        <Field short name="Max Retries" value={String(monitorRequest.maxRetries)} />
        <Field required name="Url" value={monitorRequest.payload.url} />
        <Switch name="Trending Mode" />
        <Field
          list
          name="Notification"
          value={names.notification}
          before={<span className={clsx(styles.tag, styles.type)}>smtp</span>}
        />
        <div className={styles.row}>
          <Button name="Create" look="blue" />
        </div>
      </div>
    </Window>
  );
}
