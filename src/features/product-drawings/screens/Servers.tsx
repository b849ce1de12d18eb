import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {containers, names, servers} from '@site/src/data/harbor';
import Icon from '../Icon';
import {useLabels} from '../labels';
import {Button, Switch, useMark} from '../parts';
import styles from '../styles.module.css';
import Window from '../Window';

const columns = [
  '',
  'Status',
  'Node Name',
  'Host Name',
  'IP',
  'Uptime',
  'CPU Load',
  'Network',
  'Traffic',
  'CPU Usage',
  'RAM',
];

function UpDown({
  values: [up, down],
  unit,
}: {
  values: readonly [number, number];
  unit: string;
}): ReactNode {
  return (
    <small>
      <i className={styles.sent}>▲</i> {`${up} ${unit}`}
      <br />
      <i className={styles.received}>▼</i> {`${down} ${unit}`}
    </small>
  );
}

function Row({server}: {server: (typeof servers)[number]}): ReactNode {
  const [name, ip, uptime, load, network, traffic, cpu, [used, all]] = server;
  return (
    <div className={clsx(styles.server, useMark(name))}>
      <Icon name={name === names.server ? 'down' : 'arrow'} />
      <span className={styles.online}>online</span>
      {[name, `${name}.harbor.example`, ip, uptime, load].map((cell) => (
        <span key={cell}>{cell}</span>
      ))}
      <UpDown values={network} unit="GB" />
      <UpDown values={traffic} unit="kB/s" />
      <span>{cpu}%</span>
      <small>
        <span className={used / all > 0.8 ? styles.much : undefined}>{used} GiB</span>
        {' / '}
        <br />
        {all} GiB
      </small>
    </div>
  );
}

/** The opened row of the server that runs Docker. */
function Docker(): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.docker}>
      <div className={styles.row}>
        <span className={styles.joined}>
          <Button name="Docker" look="gray" />
          <Button name="Process" />
          <Button name="History" />
        </span>
        <Switch name="Show All" />
      </div>
      {[['Image', 'State', 'ports', 'CPU(%)', 'Memory'], ...containers].map((cells) => (
        <div key={cells[0]}>
          {cells.map((cell) => (
            <span key={cell}>{t(cell)}</span>
          ))}
        </div>
      ))}
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
          <span className={styles.joined}>
            <Button name="Table" icon="table" bare look="filled" />
            <Button name="Cards" icon="cards" bare />
          </span>
          <Button name="Add" icon="plus" />
        </>
      }>
      <div className={styles.tools}>
        {t('Last updated at: {{date}}').replace('{{date}}', '2025-03-10 08:00:00')}
      </div>
      <div className={styles.servers}>
        <div className={styles.server}>
          {columns.map((name) =>
            name ? <span key={name}>{t(name)}</span> : <Icon key={name} name="arrow" />,
          )}
        </div>
        {servers.map((server) => (
          <Fragment key={server[0]}>
            <Row server={server} />
            {server[0] === names.server && <Docker />}
          </Fragment>
        ))}
      </div>
    </Window>
  );
}
