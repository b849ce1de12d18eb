import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {Button, Field, HealthBar, Icon, useLabels} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {checks, statusPageGroups} = records;

/** The page as the public sees it, without menu and list. */
export function StatusPage(): ReactNode {
  const t = useLabels();
  return (
    <div className={clsx(styles.window, styles.public)}>
      <div className={styles.row}>
        <b className={styles.title}>{names.statusPage}</b>
        <span className={clsx(styles.button, styles.end)}>
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
        <div key={title} className={clsx(styles.box, styles.group)}>
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
        <Field list name="Type" value="Status Page" />
        <Field name="Title" value={names.statusPage} />
        <Field
          name="Slug"
          value="harbor-status"
          before={<span className={styles.quiet}>https://tianji.example.com/status/</span>}
        />
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
          <div className={styles.form}>
            <Field
              list
              name="Monitor"
              value={names.monitor}
              before={<span className={clsx(styles.tag, styles.type)}>http</span>}
            />
          </div>
          <Button name="Add Group" />
        </div>
        <div className={styles.tools}>
          <Button name="Next" look="filled" />
        </div>
      </div>
    </Window>
  );
}
