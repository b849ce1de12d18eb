import * as data from '@site/src/data/day';

/** The sheet is drawn and read in slots of six minutes. */
export const slots = data.responseTimes.length;

/** The slot that contains the failed checks. */
export const failedSlot = Math.floor(data.downAt / data.slotLength);

/** Values of the whole day, shown until the line is moved. */
export const totals = {
  views: data.viewsByHour.reduce((sum, views) => sum + views, 0),
  checks: data.dayLength / data.checkInterval,
  failed: data.failedChecks.length,
  responseTime: data.meanResponseTime,
  cpu: data.cpu.percent,
  events: data.feedEvents.length,
  responses: data.surveyResponses.length,
};

/** Values at one moment of the day, shown at the line. */
export interface Reading {
  viewsThisHour: number;
  up: boolean;
  /** Null while no check was answered. */
  responseTime: number | null;
  /** Feed events and survey responses since the start of the day. */
  events: number;
  responses: number;
}

const countUntil = (times: readonly number[], moment: number) =>
  times.filter((time) => time <= moment).length;

/** The middle of a slot, in seconds since the start of the day. */
export const momentOf = (slot: number): number => (slot + 0.5) * data.slotLength;

/** Reads the sheet in a slot. Tianji keeps only the last reports of a server, so there's no CPU. */
export function readAt(slot: number): Reading {
  const moment = momentOf(slot);
  return {
    viewsThisHour: data.viewsByHour[Math.floor(moment / 3600)]!,
    up: moment < data.downAt || moment >= data.upAgainAt,
    responseTime: data.responseTimes[slot] ?? null,
    events: countUntil(data.feedEvents, moment),
    responses: countUntil(data.surveyResponses, moment),
  };
}
