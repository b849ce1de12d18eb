import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {Button, Icon} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {feed} = records;

/** A channel: an open state on top, then its events. */
export default function Feed(): ReactNode {
  return (
    <Window
      module="Feed"
      title={names.channel}
      buttons={
        <>
          <Button name="Integration" icon="webhook" bare look="filled" />
          <Button name="Archive" icon="archive" bare />
          <Button name="Share" icon="share" bare />
          <Button name="Edit" icon="pencil" bare />
          <Button name="Delete" icon="trash" bare />
        </>
      }>
      {feed.map(({text, badges, when, isOpen}) => (
        <div key={when} className={clsx(styles.box, isOpen && styles.active)}>
          <div className={styles.row}>
            <Icon name="plug" />
            <span className="text--truncate">{text}</span>
            <span className={styles.end}>
              <Button
                name={isOpen ? 'Mark as resolved' : 'Archive event'}
                icon={isOpen ? 'check' : 'archive'}
                bare
                look="gray"
              />
            </span>
          </div>
          <div className={styles.row}>
            {badges.map((badge, index) => (
              <span key={badge} className={clsx(styles.tag, [styles.filled, styles.gray][index])}>
                {badge}
              </span>
            ))}
            <small className={styles.end}>{when}</small>
          </div>
        </div>
      ))}
    </Window>
  );
}
