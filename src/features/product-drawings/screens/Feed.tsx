import clsx from 'clsx';
import type {ReactNode} from 'react';
import {feed, names} from '@site/src/data/harbor';
import Icon from '../Icon';
import {Button} from '../parts';
import styles from '../styles.module.css';
import Window, {Card} from '../Window';

/** A channel: an open state on top, then its events. */
export default function Feed(): ReactNode {
  return (
    <Window
      module="Feed"
      list={
        <>
          <Card active name={names.channel} number="8" />
          <Card name="Customer voice" number="0" />
        </>
      }
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
        <div key={when} className={clsx(styles.event, 'open' in entry && styles.open)}>
          <span className={styles.plug}>
            <Icon name="plug" />
          </span>
          <span>{text.map((part, index) => (index === 1 ? <b key={part}>{part}</b> : part))}</span>
          <Button
            name={'open' in entry ? 'Mark as resolved' : 'Archive event'}
            icon={'open' in entry ? 'check' : 'archive'}
            bare
            look="gray"
          />
          <div>
            {badges.map((badge, index) => (
              <span key={badge} className={clsx(styles.badge, [styles.filled, styles.gray][index])}>
                {badge}
              </span>
            ))}
            <small className={styles.last}>{when}</small>
          </div>
        </div>
      ))}
    </Window>
  );
}
