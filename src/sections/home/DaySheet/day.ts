import * as data from '@site/src/data/day';
import type {Day} from '@site/src/sections/home/DaySheet/read-day';
import {quietSeries} from '@site/src/ui/plot';

const slots = data.dayLength / data.slotLength;
/** The slot that holds the failed checks. */
export const failedSlot = Math.floor(data.downAt / data.slotLength);

/** The day, its response curve worked out. */
export const day: Day = {
  length: data.dayLength,
  viewsByHour: data.viewsByHour,
  response: quietSeries(data.response, slots, failedSlot),
  slotLength: data.slotLength,
  downAt: data.downAt,
  upAgainAt: data.upAgainAt,
  cpu: data.cpuReports,
  cpuInterval: data.cpuInterval,
  cpuLastAt: data.cpuLastAt,
  feedEntries: data.feedEntries,
  stateOpenedAt: data.stateOpenedAt,
  surveyAnswers: data.surveyAnswers,
};

export const totals = {
  views: data.viewsByHour.reduce((sum, views) => sum + views, 0),
  checks: data.dayLength / data.checkInterval,
  failed: data.failedChecks.length,
  response: data.response.mean,
  cpu: data.cpuReports.at(-1)!,
  entries: data.feedEntries.length,
  answers: data.surveyAnswers.length,
};

/** Moment of the day as a point in time. */
export const clock = (moment: number): number => data.dayStart + moment * 1000;
