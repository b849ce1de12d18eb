import type {ComponentType} from 'react';
import {translate} from '@docusaurus/Translate';
import {names} from '@site/src/data/sample-workspace';
import type {Formats} from '@site/src/components/format';
import {totals, type Reading} from './day';
import {CpuPlot, FeedPlot, ResponsePlot, SurveyPlot, UptimePlot, ViewsPlot} from './Plots';

/** A row of the sheet: a name, a plot, a value. */
export interface Row {
  id: string;
  name: string;
  note: string;
  /** Note at the line, where another is true. */
  noteAtLine?: string;
  Plot: ComponentType;
  /** Value of the whole day. */
  total: string;
  /** Value at the line. */
  value: (reading: Reading) => string;
}

const none = '–';

/** The rows of the sheet, from top to bottom. */
export function sheetRows({number, percent, milliseconds}: Formats): Row[] {
  return [
    {
      id: 'views',
      name: translate({message: 'Page views and events'}),
      note: names.website,
      Plot: ViewsPlot,
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
      Plot: UptimePlot,
      total: percent(1 - totals.failed / totals.checks),
      value: ({up}) => (up ? translate({message: 'up'}) : translate({message: 'down'})),
    },
    {
      id: 'response',
      name: translate({message: 'Response time'}),
      note: translate({message: 'average'}),
      noteAtLine: names.monitor,
      Plot: ResponsePlot,
      total: milliseconds(totals.responseTime),
      value: ({responseTime}) => (responseTime === null ? none : milliseconds(responseTime)),
    },
    {
      id: 'cpu',
      name: translate({message: 'CPU'}),
      note: translate({message: '{server}, now'}, {server: names.server}),
      noteAtLine: names.server,
      Plot: CpuPlot,
      total: percent(totals.cpu / 100),
      value: () => none,
    },
    {
      id: 'feed',
      name: translate({message: 'Feed events'}),
      note: translate({message: '{channel}, 1 ongoing'}, {channel: names.channel}),
      noteAtLine: names.channel,
      Plot: FeedPlot,
      total: number(totals.events),
      value: ({events}) => translate({message: '{count} so far'}, {count: number(events)}),
    },
    {
      id: 'survey',
      name: translate({message: 'Survey responses'}),
      note: names.survey,
      Plot: SurveyPlot,
      total: number(totals.responses),
      value: ({responses}) => translate({message: '{count} so far'}, {count: number(responses)}),
    },
  ];
}
