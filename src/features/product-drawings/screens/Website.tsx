import type {ReactNode} from 'react';
import {viewsByHour} from '@site/src/data/day';
import {names, website} from '@site/src/data/harbor';
import {useLabels} from '../labels';
import {Button, factsOf, Health, Shares, short, signed, Traffic, type Numbers} from '../parts';
import styles from '../styles.module.css';
import Window, {Card} from '../Window';

const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
const visitTime = (seconds: number, views: number, bounces: number): number =>
  Math.floor(seconds / (views - bounces));

function numbers(): Numbers {
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
          <Card
            active
            name={names.website}
            number={String(website.visitors)}
            note={website.domain}
          />
          <Card name="docs.harbor.example" number="131" note="docs.harbor.example" />
        </>
      }
      title={names.website}
      buttons={
        <>
          <Button name="Settings" icon="gear" bare />
          <Button name="Lighthouse" icon="lighthouse" bare />
          <Button name="Share" icon="share" bare />
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
      <Traffic
        numbers={numbers()}
        series={[0.96, 0.4].map((part) => viewsByHour.map((count) => Math.round(count * part)))}
        top={200}
      />
      <div className={styles.shares}>
        <Shares names="Pages" counts="Views" rows={website.pages} all={website.views} />
        <Shares names="Referrers" counts="Views" rows={website.referrers} all={website.views} />
      </div>
    </Window>
  );
}

/** What the drawing says to those who don't see it. */
export const facts = (locale: string): string => factsOf(locale, numbers());
