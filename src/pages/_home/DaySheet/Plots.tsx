import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import useFormats from '@site/src/components/useFormats';
import * as data from '@site/src/data/day';
import {linePath, share, stepArea, stepPath} from '@site/src/components/plot';
import {failedSlot, response, totals} from './day';
import {Mark, Note} from './Marks';
import styles from './styles.module.css';

const at = (moment: number) => moment / data.dayLength;
const HEIGHT = 100;

function Chart({width, children}: {width: number; children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** Upper and lower end of a value axis. */
function Scale({top, bottom}: {top: string; bottom: string}): ReactNode {
  return (
    <span className={styles.scale} aria-hidden="true">
      <span>{top}</span>
      <span>{bottom}</span>
    </span>
  );
}

const viewsTop = 200;

export function ViewsPlot(): ReactNode {
  const {number} = useFormats();
  return (
    <>
      <Chart width={data.viewsByHour.length}>
        <path className={styles.trafficArea} d={stepArea(data.viewsByHour, viewsTop, HEIGHT)} />
        <path className={styles.trafficLine} d={stepPath(data.viewsByHour, viewsTop, HEIGHT)} />
      </Chart>
      <Scale top={number(viewsTop)} bottom={number(0)} />
    </>
  );
}

export function UptimePlot(): ReactNode {
  const slots = response.length;
  return (
    <>
      <Chart width={slots}>
        <path className={styles.ticks} pathLength={failedSlot} d={`M0 72H${failedSlot}`} />
        <path
          className={styles.ticks}
          pathLength={slots - failedSlot - 1}
          d={`M${failedSlot + 1} 72H${slots}`}
        />
      </Chart>
      <span
        className={styles.failure}
        style={{insetInlineStart: share(failedSlot / slots), inlineSize: share(1 / slots)}}
      />
      <Note before={failedSlot / slots} className={styles.noteHigh}>
        <Mark kind="down" />{' '}
        <Translate id="home.sheet.uptime.note" values={{count: totals.failed}}>
          {'{count} checks failed'}
        </Translate>
      </Note>
    </>
  );
}

const responseRange = [120, 260] as const;

export function ResponsePlot(): ReactNode {
  const {milliseconds} = useFormats();
  const mean = linePath([totals.response, totals.response], responseRange, HEIGHT);
  return (
    <>
      <Chart width={response.length}>
        <path
          className={styles.mean}
          d={mean.replace('M0.5', 'M0').replace('L1.5', `L${response.length}`)}
        />
        <path className={styles.line} d={linePath(response, responseRange, HEIGHT)} />
      </Chart>
      <Scale top={milliseconds(responseRange[1])} bottom={milliseconds(responseRange[0])} />
    </>
  );
}

const cpuRange = [10, 16] as const;

/** A server keeps its last reports only: the end of the day, enlarged. */
export function CpuPlot(): ReactNode {
  const {percent, seconds} = useFormats();
  const first = data.cpuLastAt - (data.cpuReports.length - 1) * data.cpuInterval;
  return (
    <>
      <span className={styles.lensNote}>
        <Translate
          id="home.sheet.cpu.note"
          values={{
            count: data.cpuReports.length,
            seconds: data.cpuReports.length * data.cpuInterval,
          }}>
          {'Enlarged: the last {count} reports ({seconds} seconds), which is all Tianji keeps.'}
        </Translate>
      </span>
      <span className={styles.lens} aria-hidden="true">
        <span className={styles.lensScale}>
          <span>{percent(cpuRange[1] / 100, 0)}</span>
          <span>{percent(cpuRange[0] / 100, 0)}</span>
        </span>
        <span className={styles.lensPlot}>
          <Chart width={data.cpuReports.length}>
            <path className={styles.line} d={linePath(data.cpuReports, cpuRange, HEIGHT)} />
          </Chart>
        </span>
        <span className={styles.lensTimes}>
          <span>{seconds(data.dayStart + first * 1000)}</span>
          <span>{seconds(data.dayStart + data.cpuLastAt * 1000)}</span>
        </span>
      </span>
      <svg
        className={styles.beam}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true">
        <path d="M100 0 0 0M100 0 0 100" />
      </svg>
    </>
  );
}

export function FeedPlot(): ReactNode {
  return (
    <>
      <Note before={at(data.stateOpenedAt)} className={clsx(styles.noteHigh, styles.noteKept)}>
        <Translate id="home.sheet.feed.state">Disk on web-01 is 95% full, ongoing</Translate>
      </Note>
      <Mark kind="ongoing" at={at(data.stateOpenedAt)} className={styles.high} />
      <span className={styles.span} style={{insetInlineStart: share(at(data.stateOpenedAt))}} />
      <Note before={at(data.releaseAt)} className={styles.noteLow}>
        <Translate id="home.sheet.feed.release">Release 2.4.0 is live</Translate>
      </Note>
      {data.feedEntries.map((moment) => (
        <Mark key={moment} kind="entry" at={at(moment)} className={styles.low} />
      ))}
    </>
  );
}

export function SurveyPlot(): ReactNode {
  const last = data.surveyAnswers.at(-1)!;
  return (
    <>
      <Note before={at(last)}>
        <Translate id="home.sheet.survey.note">“Please add bank transfer.”</Translate>
      </Note>
      {data.surveyAnswers.map((moment) => (
        <Mark key={moment} kind="answer" at={at(moment)} />
      ))}
    </>
  );
}
