import clsx from 'clsx';
import type {ReactNode} from 'react';
import {servers} from '@site/src/data/harbor';
import Icon from '../Icon';
import {useLabels} from '../labels';
import {Button, columns, Switch, useMark} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const heads = [
  '',
  'Status',
  'Node Name',
  'Host Name',
  'IP',
  'Uptime',
  'CPU Load',
  'CPU Usage',
  'RAM',
];

const cells = columns('15px 62px 84px 148px 96px 118px 66px 78px 76px');

function Row({server}: {server: (typeof servers)[number]}): ReactNode {
  const [name, ip, uptime, load, cpu, [used, all]] = server;
  return (
    <div className={clsx(styles.cells, useMark(name))} style={cells}>
      <Icon name="arrow" />
      <span className={styles.online}>online</span>
      {[name, `${name}.harbor.example`, ip, uptime, load].map((cell) => (
        <span key={cell}>{cell}</span>
      ))}
      <span>{cpu}%</span>
      <small>
        {used} GiB /
        <br />
        {all} GiB
      </small>
    </div>
  );
}

/** The list of servers. It's wider than the window, as in the dashboard. */
export default function Servers(): ReactNode {
  const t = useLabels();
  return (
    <Window
      module="Servers"
      title={t('Servers')}
      buttons={
        <>
          <Switch name="Hide Offline" />
          <Button name="Clear Offline" look="filled" />
          <Button name="Table" icon="table" bare look="filled" />
          <Button name="Cards" icon="cards" bare />
          <Button name="Add" icon="plus" />
        </>
      }>
      <div className={styles.tools}>
        {t('Last updated at: {{date}}').replace('{{date}}', '2025-03-10 08:00:00')}
      </div>
      <div className={styles.table}>
        <div className={clsx(styles.cells, styles.quiet)} style={cells}>
          {heads.map((name) =>
            name ? <span key={name}>{t(name)}</span> : <Icon key={name} name="arrow" />,
          )}
        </div>
        {servers.map((server) => (
          <Row key={server[0]} server={server} />
        ))}
      </div>
    </Window>
  );
}
