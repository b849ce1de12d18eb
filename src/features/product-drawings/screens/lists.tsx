import clsx from 'clsx';
import type {ReactNode} from 'react';
import {names} from '@site/src/data/sample-workspace';
import records from '../records.json';
import {Chart} from '../charts';
import {Button, Icon, useLabels, useMark, Window} from '../widgets';
import styles from '../styles.module.css';

const {feed, servers, survey} = records;

/** A channel: an open state on top, then its events. */
export function Feed(): ReactNode {
  return (
    <Window
      module="Feed"
      title={names.channel}
      buttons={
        <>
          <Button name="Integration" icon="webhook" bare filled />
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
              <Button name="Archive event" icon={isOpen ? 'check' : 'archive'} bare />
            </span>
          </div>
          <div className={styles.row}>
            {badges.map((badge) => (
              <small key={badge} className={styles.tag}>
                {badge}
              </small>
            ))}
            <small className={styles.end}>{when}</small>
          </div>
        </div>
      ))}
    </Window>
  );
}

const heads = ['Status', 'Node Name', 'Host Name', 'IP', 'Uptime', 'CPU Load', 'CPU Usage', 'RAM'];
const serverColumns = {gridTemplateColumns: '62px 84px 148px 96px 118px 66px 78px 76px'};

function ServerRow({server}: {server: (typeof servers)[number]}): ReactNode {
  return (
    <div className={clsx(styles.cells, useMark(server.name))} style={serverColumns}>
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
export function Servers(): ReactNode {
  const t = useLabels();
  return (
    <Window
      module="Servers"
      title={t('Servers')}
      buttons={
        <>
          <Button name="Hide Offline" />
          <Button name="Clear Offline" filled />
          <Button name="Table" icon="table" bare filled />
          <Button name="Cards" icon="cards" bare />
          <Button name="Add" icon="plus" />
        </>
      }>
      <div className={styles.tools}>
        {t('Last updated at: {{date}}').replace('{{date}}', '2025-03-10 08:00:00')}
      </div>
      <div className={styles.table}>
        <div className={styles.cells} style={serverColumns}>
          {heads.map((name) => (
            <b key={name}>{t(name)}</b>
          ))}
        </div>
        {servers.map((server) => (
          <ServerRow key={server.name} server={server} />
        ))}
      </div>
    </Window>
  );
}

const surveyHeads = ['ID', ...survey.questions, 'Created At'];
const surveyColumns = {gridTemplateColumns: '190px 110px minmax(0, 1fr) 118px 124px'};

/** A survey's page: how many responses each day brought, and the latest ones. */
export function Survey(): ReactNode {
  const t = useLabels();
  return (
    <Window module="Survey" title={names.survey} buttons={<Button name="More" icon="dots" bare />}>
      <div className={clsx(styles.box, styles.page)}>
        <div className={styles.row}>
          <b>{t('Count')}</b> {survey.count}
          <span className={clsx(styles.row, styles.end)}>
            <Button name="Usage" icon="code" />
            <Button name="Download" icon="download" filled />
          </span>
        </div>
        <b>{t('Recent Survey Count')}</b>
        {/* The interface writes these dates in English in every language. */}
        <Chart series={[survey.responsesByDay]} top={12} times={['Feb 24', 'Mar 03', 'Mar 10']} />
      </div>
      <b>{t('Preview')}</b>
      <div className={styles.table}>
        {[surveyHeads.map(t), ...survey.latest.map(Object.values<string>)].map((values) => (
          <div key={values[0]} className={styles.cells} style={surveyColumns}>
            {values.map((value, column) => (
              <span key={surveyHeads[column]} className="text--truncate">
                {value}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Window>
  );
}
