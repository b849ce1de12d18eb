import * as data from '@site/src/data/day';

/** The sheet is drawn and read in slots of six minutes. */
export const slots = data.responseTimes.length;

/** The slot that contains the failed checks. */
export const failedSlot = Math.floor(data.downAt / data.slotLength);

/** What the rows show until the line is moved. */
export const totals = {
  views: data.viewsByHour.reduce((sum, views) => sum + views, 0),
  checks: data.dayLength / data.checkInterval,
  failed: data.failedChecks.length,
  response: data.meanResponseTime,
  cpu: data.cpuReports.at(-1)!,
  entries: data.feedEntries.length,
  answers: data.surveyAnswers.length,
};

/** Moment of the day as a point in time. */
export const clock = (moment: number): number => data.dayStart + moment * 1000;

/** What the rows show at the line. */
export interface Reading {
  viewsThisHour: number;
  up: boolean;
  /** Null while no check was answered. */
  response: number | null;
  entries: number;
  answers: number;
}

const countUntil = (times: readonly number[], moment: number) =>
  times.filter((time) => time <= moment).length;

/** The middle of a slot, in seconds since the start of the day. */
export const momentOf = (slot: number): number => (slot + 0.5) * data.slotLength;

/** What the rows say in a slot. A server keeps only its last reports, so there's no CPU. */
export function readAt(slot: number): Reading {
  const moment = momentOf(slot);
  return {
    viewsThisHour: data.viewsByHour[Math.floor(moment / 3600)]!,
    up: moment < data.downAt || moment >= data.upAgainAt,
    response: data.responseTimes[slot] ?? null,
    entries: countUntil(data.feedEntries, moment),
    answers: countUntil(data.surveyAnswers, moment),
  };
}
