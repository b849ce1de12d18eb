import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import useFormats from '@site/src/components/useFormats';
import * as data from '@site/src/data/day';
import {toPercentage} from '@site/src/components/toPercentage';
import {failedSlot, slots, totals} from './day';
import Marker from './Marker';
import {chartHeight, linePath, stepPath} from './paths';
import styles from './styles.module.css';

interface ChartProps {
  /** Width in units of the axis, such as hours. */
  width: number;
  /** Color of the lines. */
  color: string;
  /** Paths, drawn as lines. */
  children: ReactNode;
}

/** A chart that fills its plot. */
function Chart({width, color, children}: ChartProps): ReactNode {
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${chartHeight}`}
      preserveAspectRatio="none"
      color={color}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="1.5"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** Place of a moment on the time axis, 0 to 1. */
const toRatio = (moment: number) => moment / data.dayLength;

interface NoteProps {
  /** The text ends here on the time axis, 0 to 1. */
  before: number;
  className?: string;
  children: ReactNode;
}

/** Text that stands before a mark. */
function Note({before, className, children}: NoteProps): ReactNode {
  return (
    <span
      className={clsx(styles.note, className)}
      style={{insetInlineEnd: toPercentage(1 - before)}}>
      {children}
    </span>
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

/** Upper end of the value axis. */
const maxViews = 200;

/** Page views and events of each hour. */
export function ViewsPlot(): ReactNode {
  const {number} = useFormats();
  const line = stepPath(data.viewsByHour, maxViews);
  return (
    <>
      <Chart width={data.viewsByHour.length} color="var(--tj-traffic)">
        <path
          fill="currentColor"
          fillOpacity="0.13"
          stroke="none"
          d={`${line}V${chartHeight}H0Z`}
        />
        <path d={line} />
      </Chart>
      <Scale top={number(maxViews)} bottom={number(0)} />
    </>
  );
}

/** Ticks while the monitor was up, and a taller one for the failure. */
export function UptimePlot(): ReactNode {
  return (
    <>
      <span className={styles.checks} />
      <span
        className={styles.failure}
        style={{insetInlineStart: toPercentage(failedSlot / slots)}}
      />
      <Note before={failedSlot / slots} className={styles.upperLane}>
        <Marker kind="down" />{' '}
        <Translate values={{count: totals.failed}}>{'{count} checks failed'}</Translate>
      </Note>
    </>
  );
}

/** Lower and upper end of the value axis, in milliseconds. */
const responseRange = [120, 260] as const;

/** Response time of each slot. */
export function ResponsePlot(): ReactNode {
  const {milliseconds} = useFormats();
  return (
    <>
      <Chart width={slots} color="var(--tj-tx-2)">
        <path d={linePath(data.responseTimes, responseRange)} />
      </Chart>
      <Scale top={milliseconds(responseRange[1])} bottom={milliseconds(responseRange[0])} />
    </>
  );
}

/** Last report of a server. The few that Tianji keeps would be narrower than a line. */
export function CpuPlot(): ReactNode {
  const last = toRatio(data.cpu.lastReportAt);
  return (
    <>
      <Note before={last} className={styles.always}>
        <Translate
          values={{count: data.cpu.reports, seconds: data.cpu.reports * data.cpu.interval}}>
          {'Tianji keeps the last {count} reports ({seconds} seconds).'}
        </Translate>
      </Note>
      <Marker kind="report" at={last} />
    </>
  );
}

/** Events of a feed channel, and the state that stays open. */
export function FeedPlot(): ReactNode {
  return (
    <>
      <Note before={toRatio(data.stateOpenedAt)} className={clsx(styles.upperLane, styles.always)}>
        <Translate>Disk on web-01 is 95% full, ongoing</Translate>
      </Note>
      <Marker kind="ongoing" at={toRatio(data.stateOpenedAt)} className={styles.upperLane} />
      <span
        className={clsx(styles.upperLane, styles.ongoing)}
        style={{insetInlineStart: toPercentage(toRatio(data.stateOpenedAt))}}
      />
      <Note before={toRatio(data.releaseAt)} className={styles.lowerLane}>
        <Translate>Release 2.4.0 is live</Translate>
      </Note>
      {data.feedEvents.map((moment) => (
        <Marker key={moment} kind="event" at={toRatio(moment)} className={styles.lowerLane} />
      ))}
    </>
  );
}

/** Responses to a survey. */
export function SurveyPlot(): ReactNode {
  const last = data.surveyResponses.at(-1)!;
  return (
    <>
      <Note before={toRatio(last)}>
        <Translate>“Please add bank transfer.”</Translate>
      </Note>
      {data.surveyResponses.map((moment) => (
        <Marker key={moment} kind="response" at={toRatio(moment)} />
      ))}
    </>
  );
}
