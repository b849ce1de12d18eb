import series from './day-series.json';

/*
 * One day of the sample workspace: Sunday, 9 March 2025, 08:00 UTC to Monday, 08:00 UTC. The day sheet, its table, and the outage timeline
 * are drawn from it. Times are seconds since the start.
 */
const dayStart = Date.UTC(2025, 2, 9, 8);
export const dayLength = 86_400;

/** Converts seconds since the start of the day to a timestamp in milliseconds. */
export const toTimestamp = (moment: number): number => dayStart + moment * 1000;

/** Page views and custom events of each hour, and the response time in each slot in milliseconds, null while no check was answered. */
export const {viewsByHour, responseTimes} = series;

/** Length of a slot of the sheet, and time between two checks. */
export const slotLength = 360;
export const checkInterval = 60;

const answered = responseTimes.filter((time) => time !== null);
export const meanResponseTime = answered.reduce((sum, time) => sum + time, 0) / answered.length;

/** The failed checks, 22:12:31 to 22:14:31. The monitor is down from the last one until the next check succeeds. */
export const failedChecks = [51_151, 51_211, 51_271] as const;
export const downAt = failedChecks[2];
export const upAgainAt = downAt + checkInterval;

/** CPU in percent in the server's last report, at 07:59:58. Tianji keeps twenty reports, five seconds apart. */
export const cpu = {percent: 12.5, lastReportAt: 86_398, reports: 20, interval: 5} as const;

/** Responses to the survey: 00:12:12, 01:37:12, and 07:55:12. */
export const surveyResponses = [58_332, 63_432, 86_112] as const;

/** When a release was announced in the feed, 06:30:45. */
export const releaseAt = 81_045;

/** Events of the feed. Survey responses arrive in it too. */
export const feedEvents = [...surveyResponses, releaseAt].sort((a, b) => a - b);

/** When the disk was reported full, 22:14:40. The state is still open at the end of the day. */
export const stateOpenedAt = 51_280;
