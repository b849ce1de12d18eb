import clsx from 'clsx';
import type {ReactNode} from 'react';
import {monitorRequest, names} from '@site/src/data/sample-workspace';
import {downAt, meanResponseTime, toTimestamp, upAgainAt} from '@site/src/data/day';
import records from '../records.json';
import {Chart} from '../charts';
import {Button, Field, HealthBar, Icon, useLabels, Window} from '../widgets';
import styles from '../styles.module.css';

const {checks, statusPageGroups} = records;
const {interval, maxRetries, payload} = monitorRequest;

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
        <small className={styles.tag}>http</small>
        <span className="text--truncate">{payload.url}</span>
        <span className={styles.end}>
          {t('Monitored for {{dayNum}} days').replace('{{dayNum}}', '53')}
        </span>
      </div>
      <div className={styles.row}>
        <Button name="Edit" />
        <Button name="Stop" filled />
        <Button name="⋮" icon="dots" bare />
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
          isResponse
          series={[checks]}
          top={200}
          times={['07:31', '07:40', '07:50', '08:00']}
        />
      </div>
      <div className={clsx(styles.box, styles.row)}>
        <span className={styles.pill}>UP</span>
        {timestamp(upAgainAt)}
        <span className="text--truncate">Monitor [{names.monitor}] has been up</span>
      </div>
      <div className={clsx(styles.box, styles.row)}>
        <span className={clsx(styles.pill, styles.down)}>DOWN</span>
        {timestamp(downAt)}
        <span className="text--truncate">Monitor [{names.monitor}] has been down</span>
      </div>
    </Window>
  );
}

/** The form for a new monitor. */
export function MonitorAdd(): ReactNode {
  const t = useLabels();
  return (
    <Window module="Monitor" title={t('Add Monitor')}>
      <div className={clsx(styles.box, styles.form)}>
        <Field name="Monitor Type" value="HTTP" />
        <Field name="Name" value={names.monitor} />
        <Field name="Check Interval(s)" value={String(interval)} />
        <Field name="Max Retries" value={String(maxRetries)} />
        <Field name="Url" value={payload.url} />
        <div className={styles.row}>
          <i className={styles.switch} />
          {t('Trending Mode')}
        </div>
        <Field name="Notification" value={names.notification} />
        <div className={styles.row}>
          <Button name="Create" filled />
        </div>
      </div>
    </Window>
  );
}

/** The page as the public sees it, without menu and list. */
export function StatusPage(): ReactNode {
  const t = useLabels();
  return (
    <div className={clsx(styles.window, styles.public)}>
      <div className={styles.row}>
        <b className={styles.title}>{names.statusPage}</b>
        <span className={styles.end}>
          <Icon name="moon" />
        </span>
      </div>
      <div className={styles.state}>
        <Icon name="operational" />
        <b>{t('All Systems Operational')}</b>
        {/* The interface writes this date in English in every language. */}
        <small>{t('Last updated')} Monday, March 10, 2025 at 8:00 AM</small>
        Live state of our services.
      </div>
      {statusPageGroups.map(({title, monitors}) => (
        <div key={title} className={clsx(styles.box, styles.form)}>
          <b>{title}</b>
          {monitors.map(({name, uptime}) => (
            <div key={name} className={styles.row}>
              <span className={styles.pill}>{uptime * 100}%</span>
              {name}
              <small className={styles.end}>{name === names.monitor && `${checks.at(-1)}ms`}</small>
              <HealthBar count={30} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The form for a new status page. */
export function PageEdit(): ReactNode {
  const t = useLabels();
  return (
    <Window module="Pages" title={t('Add Page')}>
      <div className={clsx(styles.box, styles.form)}>
        <Field name="Type" value="Status Page" />
        <Field name="Title" value={names.statusPage} />
        <Field name="Slug" value="https://tianji.example.com/status/harbor-status" />
        <span>{t('Body')}</span>
        <div className={clsx(styles.box, styles.form)}>
          <div className={styles.row}>
            <b>Shop</b>
            <span className={clsx(styles.row, styles.end)}>
              <Button name="Add Monitor" icon="Monitor" bare />
              <Button name="Add Server" icon="Servers" bare />
              <Button name="Delete" icon="trash" bare />
            </span>
          </div>
          <Field name="Monitor" value={names.monitor} />
          <Button name="Add Group" />
        </div>
        <div className={styles.tools}>
          <Button name="Next" filled />
        </div>
      </div>
    </Window>
  );
}
