import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {names} from '@site/src/data/sample-workspace';
import * as data from '@site/src/data/day';
import type {Formats} from '@site/src/components/format';
import {toPercentage} from '@site/src/components/toPercentage';
import styles from './styles.module.css';

interface ChartProps {
  values: readonly (number | null)[];
  /** Values at the lower and the upper edge. */
  low: number;
  high: number;
  format: (value: number) => string;
  color: string;
  /** Draws a step for each value over a filled area, instead of a line through all of them. */
  isFilled?: boolean;
}

/** A line with a gap where a value is null, and its scale. */
function Chart({values, low, high, format, color, isFilled}: ChartProps): ReactNode {
  const points = values.map((value, index) => {
    if (value === null) return '';
    const y = Math.round((1 - (value - low) / (high - low)) * 1000) / 10;
    if (isFilled) return `${index ? 'V' : 'M0 '}${y}H${index + 1}`;
    const isFirst = (values[index - 1] ?? null) === null;
    return `${isFirst ? 'M' : 'L'}${index + 0.5} ${y}`;
  });
  const line = points.join('');
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${values.length} 100`}
        preserveAspectRatio="none"
        color={color}
        aria-hidden="true">
        {isFilled && <path d={`${line}V100H0Z`} fill="currentColor" fillOpacity="0.13" />}
        <path className={styles.line} d={line} />
      </svg>
      <span className={styles.scale} aria-hidden="true">
        <span>{format(high)}</span>
        <span>{format(low)}</span>
      </span>
    </>
  );
}

/** Each meaning has its own shape besides its color. */
const shapes = {
  down: <path d="M1 2h10L6 11z" fill="var(--tj-down)" />,
  ongoing: <path d="M1 10h10L6 1z" fill="var(--tj-deg)" />,
  event: <path d="M1.5 1.5h9v9h-9z" fill="var(--tj-tx)" />,
  response: <path d="m6 1 5 5-5 5-5-5z" fill="none" stroke="var(--tj-answer)" strokeWidth="1.4" />,
  report: <path d="M6 1v10" stroke="var(--tj-tx-2)" strokeWidth="1.6" />,
};

/** Heights in a plot, from its upper edge: the middle, or one of two lanes. */
const levels = {middle: '50%', upper: '29%', lower: '72%'};

interface MarkerProps {
  kind: keyof typeof shapes;
  /** Seconds since the start of the day. */
  moment: number;
  lane?: keyof typeof levels;
  /** Stands before the marker, in a wide sheet. */
  note?: string;
}

function Marker({kind, moment, lane = 'middle', note}: MarkerProps): ReactNode {
  const insetInlineEnd = toPercentage(1 - moment / data.dayLength);
  return (
    <span className={styles.marker} style={{insetInlineEnd, insetBlockStart: levels[lane]}}>
      {note && <span className={styles.note}>{note}</span>}
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {shapes[kind]}
      </svg>
    </span>
  );
}

/** A row of the sheet. */
export interface Row {
  name: string;
  /** About the value of the whole day. */
  note: string;
  plot: ReactNode;
  /** Value of the whole day. */
  total: string;
  /** Value at a moment of the day. */
  valueAt: (moment: number) => string;
}

/** The rows of the sheet, from top to bottom. */
export function sheetRows({number, percent, milliseconds}: Formats): Row[] {
  const {viewsByHour, responseTimes, cpu, feedEvents, surveyResponses} = data;
  const checks = data.dayLength / data.checkInterval;
  const failed = data.failedChecks.length;
  const countSoFar = (times: readonly number[]) => (moment: number) => {
    const count = times.filter((time) => time <= moment).length;
    return translate({message: '{count} so far'}, {count: number(count)});
  };
  return [
    {
      name: translate({message: 'Page views and events'}),
      note: names.website,
      plot: (
        <Chart
          isFilled
          values={viewsByHour}
          low={0}
          high={200}
          format={number}
          color="var(--tj-traffic)"
        />
      ),
      total: number(viewsByHour.reduce((sum, views) => sum + views, 0)),
      valueAt: (moment) => {
        const views = viewsByHour[Math.floor(moment / 3600)]!;
        return translate({message: '{count} per hour'}, {count: number(views)});
      },
    },
    {
      name: translate({message: 'Uptime'}),
      note: translate(
        {message: '{good} of {all} checks'},
        {good: number(checks - failed), all: number(checks)},
      ),
      plot: (
        <>
          <span className={styles.checks} />
          <Marker
            kind="down"
            moment={data.downAt}
            lane="upper"
            note={translate({message: '{count} checks failed'}, {count: failed})}
          />
        </>
      ),
      total: percent(1 - failed / checks),
      valueAt: (moment) =>
        moment < data.downAt || moment >= data.upAgainAt
          ? translate({message: 'up'})
          : translate({message: 'down'}),
    },
    {
      name: translate({message: 'Response time'}),
      note: translate({message: 'average'}),
      plot: (
        <Chart
          values={responseTimes}
          low={120}
          high={260}
          format={milliseconds}
          color="var(--tj-tx-2)"
        />
      ),
      total: milliseconds(data.meanResponseTime),
      valueAt: (moment) => {
        const time = responseTimes[Math.floor(moment / data.slotLength)];
        return time ? milliseconds(time) : '–';
      },
    },
    {
      name: translate({message: 'CPU'}),
      note: translate({message: '{server}, now'}, {server: names.server}),
      // The few reports that Tianji keeps would be narrower than a line.
      plot: (
        <Marker
          kind="report"
          moment={cpu.lastReportAt}
          note={translate(
            {message: 'Tianji keeps the last {count} reports ({seconds} seconds).'},
            {count: cpu.reports, seconds: cpu.reports * cpu.interval},
          )}
        />
      ),
      total: percent(cpu.percent / 100),
      valueAt: () => '–',
    },
    {
      name: translate({message: 'Feed events'}),
      note: translate({message: '{channel}, 1 ongoing'}, {channel: names.channel}),
      plot: (
        <>
          {/* The state stays open until the end of the day. */}
          <span
            className={styles.ongoing}
            style={{insetInlineStart: toPercentage(data.stateOpenedAt / data.dayLength)}}
          />
          <Marker
            kind="ongoing"
            moment={data.stateOpenedAt}
            lane="upper"
            note={translate({message: 'Disk on web-01 is 95% full, ongoing'})}
          />
          {surveyResponses.map((moment) => (
            <Marker key={moment} kind="event" moment={moment} lane="lower" />
          ))}
          <Marker
            kind="event"
            moment={data.releaseAt}
            lane="lower"
            note={translate({message: 'Release 2.4.0 is live'})}
          />
        </>
      ),
      total: number(feedEvents.length),
      valueAt: countSoFar(feedEvents),
    },
    {
      name: translate({message: 'Survey responses'}),
      note: names.survey,
      plot: surveyResponses.map((moment, index) => (
        <Marker
          key={moment}
          kind="response"
          moment={moment}
          note={index === 2 ? translate({message: '“Please add bank transfer.”'}) : ''}
        />
      )),
      total: number(surveyResponses.length),
      valueAt: countSoFar(surveyResponses),
    },
  ];
}
