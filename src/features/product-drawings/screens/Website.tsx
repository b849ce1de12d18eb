import type {ReactNode} from 'react';
import {viewsByHour} from '@site/src/data/day';
import {names, website} from '@site/src/data/harbor';
import {labelIn, useLabels} from '../labels';
import {Button, Chart, Health, Switch} from '../parts';
import styles from '../styles.module.css';
import Window, {Card} from '../Window';

/** Numbers as the dashboard writes them in every language: 761, 3.4k. */
const short = (value: number): string => (Math.abs(value) < 1000 ? String(value) : `${(value / 1000).toFixed(1)}k`);
const signed = (value: number, text = short(value)): string => (value < 0 ? text : `+${text}`);
const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
const visitTime = (seconds: number, views: number, bounces: number): number => Math.floor(seconds / (views - bounces));

function numbers(): [label: string, value: string, change: string][] {
  const bounced = share(website.bounces, website.visitors);
  const bouncedBefore = share(website.bouncesBefore, website.visitorsBefore);
  const time = visitTime(website.seconds, website.views, website.bounces);
  const timeBefore = visitTime(website.secondsBefore, website.viewsBefore, website.bouncesBefore);
  return [
    ['views', short(website.views), signed(website.views - website.viewsBefore)],
    ['visitors', short(website.visitors), signed(website.visitors - website.visitorsBefore)],
    ['bounce rate', `${bounced}%`, `${(bounced - bouncedBefore).toFixed(1)}%`],
    ['average visit time', `${time}s`, signed(time - timeBefore, `${time - timeBefore}s`)],
  ];
}

function Table({name, rows}: {name: string; rows: Record<string, number>}): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.views}>
      <div>
        <b>{t(name)}</b>
        <b>{t('Views')}</b>
      </div>
      {Object.entries(rows).map(([path, views]) => (
        <div key={path}>
          <span>{t(path)}</span>
          {short(views)}
          <i style={{'--share': `${Math.round((views / website.views) * 100)}%`} as React.CSSProperties}>
            {Math.round((views / website.views) * 100)}%
          </i>
        </div>
      ))}
    </div>
  );
}

/** A website's page: numbers, chart, and the first tables. */
export default function Website(): ReactNode {
  const t = useLabels();
  return (
    <Window
      module="Website"
      listButtons={
        <>
          <Button name="Overview" icon="eye" />
          <Button name="+" icon="plus" bare />
        </>
      }
      list={
        <>
          <Card active name={names.website} number={String(website.visitors)} note={website.domain} />
          <Card name="docs.harbor.example" number="131" note="docs.harbor.example" />
        </>
      }
      title={names.website}
      buttons={
        <>
          <Button name="Settings" icon="gear" bare />
          <Button name="Lighthouse" icon="lighthouse" bare />
          <Button name="Share" icon="share" bare look="faint" />
          <Button name="Code" icon="code" />
        </>
      }>
      <div className={styles.row}>
        <b className={styles.title}>{names.website}</b>
        <Health count={10} />
        <span className={styles.online}>
          {website.online} {t('online')}
        </span>
      </div>
      <div className={styles.numbers}>
        {numbers().map(([label, value, change]) => (
          <div key={label}>
            <b>{value}</b>
            <span>{t(label)}</span> <i>{change}</i>
          </div>
        ))}
      </div>
      <div className={styles.tools}>
        <Switch name="Previous period" />
        <Button name="Refresh" icon="refresh" bare />
        <Button name="Last 24 hours" icon="both" />
      </div>
      <Chart
        look="traffic"
        series={[0.96, 0.4].map((part) => viewsByHour.map((count) => Math.round(count * part)))}
        top={200}
        scale={[0, 50, 100, 150, 200]}
        times={['08:00', '12:00', '16:00', '20:00', '00:00', '04:00', '08:00']}
      />
      <div className={styles.legend}>
        <i>■</i> PV <i>■</i> UV
      </div>
      <div className={styles.halves}>
        <Table name="Pages" rows={website.pages} />
        <Table name="Referrers" rows={website.referrers} />
      </div>
    </Window>
  );
}

/** What the drawing says to those who don't see it. */
export const facts = (locale: string): string =>
  numbers()
    .map(([label, value]) => `${labelIn(locale, label)} ${value}`)
    .join(', ');
