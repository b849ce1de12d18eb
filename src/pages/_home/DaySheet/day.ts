import * as data from '@site/src/data/day';

const {
  dayLength,
  slotLength,
  viewsByHour,
  cpuReports,
  cpuInterval,
  cpuLastAt,
  feedEntries,
  responseTimes,
  surveyAnswers,
} = data;

/** The slot that contains the failed checks. */
export const failedSlot = Math.floor(data.downAt / slotLength);

/** What the rows show until the line is moved. */
export const totals = {
  views: viewsByHour.reduce((sum, views) => sum + views, 0),
  checks: dayLength / data.checkInterval,
  failed: data.failedChecks.length,
  response: data.meanResponseTime,
  cpu: cpuReports.at(-1)!,
  entries: feedEntries.length,
  answers: surveyAnswers.length,
};

/** Moment of the day as a point in time. */
export const clock = (moment: number): number => data.dayStart + moment * 1000;

/** What the rows show at the line. */
export interface Reading {
  viewsThisHour: number;
  up: boolean;
  /** Null while no check was answered. */
  response: number | null;
  /** Null before the oldest report that the server keeps. */
  cpu: number | null;
  entries: number;
  ongoing: boolean;
  answers: number;
}

const countUntil = (times: readonly number[], moment: number) =>
  times.filter((time) => time <= moment).length;

/** What every row says at a moment, in seconds since the start of the day. */
export function readAt(moment: number): Reading {
  const oldest = cpuLastAt - (cpuReports.length - 1) * cpuInterval;
  const report = Math.min(Math.floor((moment - oldest) / cpuInterval), cpuReports.length - 1);
  return {
    viewsThisHour: viewsByHour[Math.floor(moment / 3600)]!,
    up: moment < data.downAt || moment >= data.upAgainAt,
    response: responseTimes[Math.floor(moment / slotLength)] ?? null,
    cpu: cpuReports[report] ?? null,
    entries: countUntil(feedEntries, moment),
    ongoing: moment >= data.stateOpenedAt,
    answers: countUntil(surveyAnswers, moment),
  };
}

/**
 * Where the line goes when a key is pressed; null for keys that don't move it.
 * Arrows go to the next ten minutes, the page keys to the next hour.
 */
export function moveLine(key: string, moment: number): number | null {
  const forward = (step: number) => (Math.floor(moment / step) + 1) * step;
  const back = (step: number) => (Math.ceil(moment / step) - 1) * step;
  const target: Record<string, number> = {
    ArrowRight: forward(600),
    ArrowUp: forward(600),
    ArrowLeft: back(600),
    ArrowDown: back(600),
    PageUp: forward(3600),
    PageDown: back(3600),
    Home: 0,
    End: dayLength,
  };
  const wanted = target[key];
  return wanted === undefined ? null : Math.max(0, Math.min(dayLength - 1, wanted));
}
