import clsx from 'clsx';
import type {ReactNode} from 'react';
import records from '../records.json';
import {Button, Icon, Switch, useLabels, useMark} from '../widgets';
import styles from '../styles.module.css';
import Window from '../Window';

const {servers} = records;
const heads = ['Status', 'Node Name', 'Host Name', 'IP', 'Uptime', 'CPU Load', 'CPU Usage', 'RAM'];
const cells = {gridTemplateColumns: '15px 62px 84px 148px 96px 118px 66px 78px 76px'};

function Row({server}: {server: (typeof servers)[number]}): ReactNode {
  return (
    <div className={clsx(styles.cells, useMark(server.name))} style={cells}>
      <Icon name="arrow" />
      <span className={styles.online}>online</span>
      <span>{server.name}</span>
      <span>{server.name}.harbor.example</span>
      <span>{server.ip}</span>
      <span>{server.uptime}</span>
      <span>{server.load}</span>
      <span>{server.cpuPercent}%</span>
      <small>
        {server.usedGiB} GiB /
        <br />
        {server.totalGiB} GiB
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
          <Icon name="arrow" />
          {heads.map((name) => (
            <span key={name}>{t(name)}</span>
          ))}
        </div>
        {servers.map((server) => (
          <Row key={server.name} server={server} />
        ))}
      </div>
    </Window>
  );
}
