import clsx from 'clsx';
import type {ReactNode} from 'react';
import {feed, names} from '@site/src/data/harbor';
import Icon from '../Icon';
import {Button} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

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
      {feed.map(({text, badges, when, ...entry}) => (
        <div key={when} className={clsx(styles.box, 'open' in entry && styles.active)}>
          <div className={styles.row}>
            <Icon name="plug" />
            <span className={styles.clip}>{text}</span>
            <span className={styles.end}>
              <Button
                name={'open' in entry ? 'Mark as resolved' : 'Archive event'}
                icon={'open' in entry ? 'check' : 'archive'}
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
