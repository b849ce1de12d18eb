import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {names} from '@site/src/data/sample-workspace';
import * as data from '@site/src/data/day';
import type {Formats} from '@site/src/components/format';
import {failedSlot, slots, totals, type Reading} from './day';
import {linePath, stepPath} from './paths';
import {at, Chart, Marker, type PlotProps} from './Plot';
import styles from './styles.module.css';

/** A row of the sheet: a name, a plot, a value. */
export interface Row extends PlotProps {
  /** The style sheet selects rows by it. */
  id: string;
  name: string;
  note: string;
  /** Note at the line, where another is true. */
  noteAtLine?: string;
  /** Value of the whole day. */
  total: string;
  /** Value at the line. */
  value: (reading: Reading) => string;
}

const none = '–';

/** Ends of the value axes: views in an hour, and milliseconds. */
const viewsAxis = {low: 0, high: 200};
const responseAxis = {low: 120, high: 260};
/** Start of the slot with the failed checks. */
const failureAt = failedSlot * data.slotLength;

/** The rows of the sheet, from top to bottom. */
export function sheetRows({number, percent, milliseconds}: Formats): Row[] {
  const {stateOpenedAt, releaseAt, feedEvents, surveyResponses} = data;
  const {lastReportAt, reports, interval} = data.cpu;
  return [
    {
      id: 'views',
      name: translate({message: 'Page views and events'}),
      note: names.website,
      chart: (
        <Chart
          filled
          width={data.viewsByHour.length}
          line={stepPath(data.viewsByHour, viewsAxis)}
          color="var(--tj-traffic)"
          top={number(viewsAxis.high)}
          bottom={number(viewsAxis.low)}
        />
      ),
      total: number(totals.views),
      value: ({viewsThisHour}) =>
        translate({message: '{count} per hour'}, {count: number(viewsThisHour)}),
    },
    {
      id: 'uptime',
      name: translate({message: 'Uptime'}),
      note: translate(
        {message: '{good} of {all} checks'},
        {good: number(totals.checks - totals.failed), all: number(totals.checks)},
      ),
      noteAtLine: names.monitor,
      // Ticks while the monitor was up, and a taller one for the failure.
      chart: (
        <>
          <span className={styles.checks} />
          <span className={styles.failure} style={at(failureAt)} />
        </>
      ),
      notes: [
        {
          before: failureAt,
          lane: 'upperLane',
          text: (
            <>
              <Marker kind="down" />{' '}
              {translate({message: '{count} checks failed'}, {count: totals.failed})}
            </>
          ),
        },
      ],
      total: percent(1 - totals.failed / totals.checks),
      value: ({up}) => (up ? translate({message: 'up'}) : translate({message: 'down'})),
    },
    {
      id: 'response',
      name: translate({message: 'Response time'}),
      note: translate({message: 'average'}),
      noteAtLine: names.monitor,
      chart: (
        <Chart
          width={slots}
          line={linePath(data.responseTimes, responseAxis)}
          color="var(--tj-tx-2)"
          top={milliseconds(responseAxis.high)}
          bottom={milliseconds(responseAxis.low)}
        />
      ),
      total: milliseconds(totals.responseTime),
      value: ({responseTime}) => (responseTime === null ? none : milliseconds(responseTime)),
    },
    {
      id: 'cpu',
      name: translate({message: 'CPU'}),
      note: translate({message: '{server}, now'}, {server: names.server}),
      noteAtLine: names.server,
      // The few reports that Tianji keeps would be narrower than a line.
      markers: [{kind: 'report', moment: lastReportAt}],
      notes: [
        {
          before: lastReportAt,
          isKept: true,
          text: translate(
            {message: 'Tianji keeps the last {count} reports ({seconds} seconds).'},
            {count: reports, seconds: reports * interval},
          ),
        },
      ],
      total: percent(totals.cpu / 100),
      value: () => none,
    },
    {
      id: 'feed',
      name: translate({message: 'Feed events'}),
      note: translate({message: '{channel}, 1 ongoing'}, {channel: names.channel}),
      noteAtLine: names.channel,
      // The state stays open until the end of the day.
      chart: <span className={clsx(styles.upperLane, styles.ongoing)} style={at(stateOpenedAt)} />,
      markers: [
        {kind: 'ongoing', moment: stateOpenedAt, lane: 'upperLane'},
        ...feedEvents.map((moment) => ({kind: 'event', moment, lane: 'lowerLane'}) as const),
      ],
      notes: [
        {
          before: stateOpenedAt,
          lane: 'upperLane',
          isKept: true,
          text: translate({message: 'Disk on web-01 is 95% full, ongoing'}),
        },
        {before: releaseAt, lane: 'lowerLane', text: translate({message: 'Release 2.4.0 is live'})},
      ],
      total: number(totals.events),
      value: ({events}) => translate({message: '{count} so far'}, {count: number(events)}),
    },
    {
      id: 'survey',
      name: translate({message: 'Survey responses'}),
      note: names.survey,
      markers: surveyResponses.map((moment) => ({kind: 'response', moment})),
      notes: [
        {
          before: surveyResponses.at(-1)!,
          text: translate({message: '“Please add bank transfer.”'}),
        },
      ],
      total: number(totals.responses),
      value: ({responses}) => translate({message: '{count} so far'}, {count: number(responses)}),
    },
  ];
}
