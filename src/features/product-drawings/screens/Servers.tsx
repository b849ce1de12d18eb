import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {containers, names, servers} from '@site/src/data/harbor';
import Icon from '../Icon';
import {useLabels} from '../labels';
import {Button, Switch, useMark} from '../parts';
import styles from '../styles.module.css';
import Window from '../Window';

const columns = ['', 'Status', 'Node Name', 'Host Name', 'IP', 'Uptime', 'CPU Load', 'Network', 'Traffic', 'CPU Usage', 'RAM'];

function UpDown({values: [up, down]}: {values: readonly [string, string]}): ReactNode {
  return (
    <small>
      <i className={styles.sent}>▲</i> {up}
      <br />
      <i className={styles.received}>▼</i> {down}
    </small>
  );
}

function Row({server}: {server: (typeof servers)[number]}): ReactNode {
  return (
    <div className={clsx(styles.server, useMark(server.name))}>
      <Icon name={server.name === names.server ? 'down' : 'arrow'} />
      <span className={styles.online}>online</span>
      <span>{server.name}</span>
      <span>{server.name}.harbor.example</span>
      <span>{server.ip}</span>
      <span>{server.uptime}</span>
      <span>{server.load}</span>
      <UpDown values={server.network} />
      <UpDown values={server.traffic} />
      <span>{server.cpu}%</span>
      <small>
        <span className={parseFloat(server.memory[0]) / parseFloat(server.memory[1]) > 0.8 ? styles.much : undefined}>
          {server.memory[0]}
        </span>
        {' / '}
        <br />
        {server.memory[1]}
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
      <div className={styles.tools}>{t('Last updated at: {{date}}').replace('{{date}}', '2025-03-10 08:00:00')}</div>
      <div className={styles.servers}>
        <div className={styles.server}>
          {columns.map((name) => (name ? <span key={name}>{t(name)}</span> : <Icon key={name} name="arrow" />))}
        </div>
        {servers.map((server) => (
          <Fragment key={server.name}>
            <Row server={server} />
            {server.name === names.server && <Docker />}
          </Fragment>
        ))}
      </div>
    </Window>
  );
}
