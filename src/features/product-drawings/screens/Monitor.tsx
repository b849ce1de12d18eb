import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  checks,
  monitorCreatedAt,
  monitorRequest,
  monitors,
  names,
  thirtyDays,
  timings,
} from '@site/src/data/harbor';
import {
  checkInterval,
  dayLength,
  dayStart,
  downAt,
  failedChecks,
  meanResponseTime,
  upAgainAt,
} from '@site/src/data/day';
import Icon from '../Icon';
import {useLabels} from '../labels';
import {Button, Chart, Field, Health, Switch} from '../parts';
import styles from '../styles.module.css';
import Window, {Card} from '../Window';

const now = dayStart + dayLength * 1000;
const minutes = (time: number): string => new Date(time).toISOString().slice(11, 16);
const seconds = (moment: number): string =>
  new Date(dayStart + moment * 1000).toISOString().slice(0, 19).replace('T', ' ');
/** Percent as the monitor's page writes it: up to two decimals, and a space. */
const uptime = (failed: number, all: number): string =>
  `${parseFloat(((1 - failed / all) * 100).toFixed(2))} %`;

function List({active}: {active?: string}): ReactNode {
  return monitors.map(({name, type}) => (
    <Card key={name} name={name} active={name === active}>
      <div className={styles.row}>
        <span className={styles.pill}>100%</span>
        <Health count={20} />
        <span className={clsx(styles.pill, styles.end)}>UP</span>
      </div>
      <small>{type}</small>
    </Card>
  ));
}

export function Monitor(): ReactNode {
  const t = useLabels();
  const part = (wanted: string): string =>
    `${timings.parts.find(({name}) => name === wanted)!.value.toFixed(1)}ms`;
  const days = (from: number, to: number): string =>
    String(Math.floor((to - from) / (dayLength * 1000)));
  const figures = [
    ['Response', '(Current)', `${checks.at(-1)}ms`],
    ['Avg. Response', '(24 hour)', `${meanResponseTime}ms`],
    ['Uptime', '(24 hour)', uptime(failedChecks.length, dayLength / checkInterval)],
    ['Uptime', '(30 days)', uptime(thirtyDays.down, thirtyDays.up + thirtyDays.down)],
    [
      'Cert Exp.',
      '2025-05-12',
      t('{{num}} days').replace('{{num}}', days(now, Date.UTC(2025, 4, 12, 9))),
    ],
  ] as const;
  return (
    <Window
      module="Monitor"
      list={<List active={names.monitor} />}
      title={names.monitor}
      buttons={<Button name="More" icon="dots" bare />}>
      <div className={styles.row}>
        <span className={clsx(styles.tag, styles.type)}>http</span>
        <span className={styles.clip}>{monitorRequest.payload.url}</span>
        <span className={styles.end}>
          {t('Monitored for {{dayNum}} days').replace(
            '{{dayNum}}',
            days(Date.parse(monitorCreatedAt), now),
          )}
        </span>
      </div>
      <div className={styles.row}>
        <Button name="Edit" look="gray" />
        <Button name="Stop" look="filled" />
        <Button name="⋮" icon="dots" bare look="gray" />
      </div>
      <div className={clsx(styles.box, styles.row)}>
        <Health count={40} />
        <span className={clsx(styles.pill, styles.end)}>UP</span>
      </div>
      <div className={clsx(styles.box, styles.numbers)}>
        {figures.map(([name, note, value]) => (
          <div key={name + note}>
            <b>{t(name)}</b>
            <small>{t(note)}</small> {value}
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
          scale={[0, 50, 100, 150, 200]}
          times={[29, 20, 10, 0].map((before) => minutes(now - before * 60_000))}
        />
      </div>
      <div className={clsx(styles.box, styles.row)}>
        <Icon name="clock" />
        <b>{t('HTTP Request Timeline')}</b>
        <small className={styles.clip}>
          TTFB: {part('ttfb')} {t('Download')}: {part('download')}
        </small>
        <code className={styles.end}>{timings.total}ms</code>
      </div>
      <div className={styles.tools}>
        <Button name="Clear Data" icon="trash" look="red" />
      </div>
      {(['up', 'down'] as const).map((state) => (
        <div key={state} className={clsx(styles.box, styles.row)}>
          <span className={clsx(styles.pill, state === 'down' && styles.down)}>
            {state.toUpperCase()}
          </span>
          <span>{seconds(state === 'up' ? upAgainAt : downAt)}</span>
          <span className={styles.clip}>
            Monitor [{names.monitor}] has been {state}
          </span>
        </div>
      ))}
    </Window>
  );
}

export function MonitorAdd(): ReactNode {
  const t = useLabels();
  return (
    <Window module="Monitor" list={<List />} title={t('Add Monitor')}>
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
