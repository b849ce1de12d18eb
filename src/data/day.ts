/*
 * One day of the sample studio: Sunday, 9 March 2025, 08:00 UTC to Monday, 08:00 UTC. The day sheet, its table, and the
 * outage are all drawn from this file. Times are seconds since the start.
 */
export const dayStart = Date.UTC(2025, 2, 9, 8);
export const dayLength = 86_400;

/** Page views and custom events of each hour; 2,633 in all. */
export const viewsByHour = [
  94, 121, 151, 161, 165, 157, 147, 151, 160, 169, 175, 170, 159, 146, 89, 97, 61, 41, 26, 18, 22,
  29, 57, 67,
] as const;

/** Length of a slot of the sheet and of the pause between two checks. */
export const slotLength = 360;
export const checkInterval = 60;

/** The failed checks, 22:12:31 to 22:14:31, the moment the monitor counts as down, and the first good check after it. */
export const failedChecks = [51_151, 51_211, 51_271] as const;
export const downAt = 51_271;
export const upAgainAt = 51_331;

/** Response time: mean of the day and usual deviation, in milliseconds. The curve is made from them, the same each time. */
export const response = {mean: 178, spread: 17, seed: 20250309} as const;

/** Reports of the server, every five seconds, the latest at 07:59:58: CPU in percent. A server keeps twenty of them. */
export const cpuReports = [
  11.9, 12.2, 11.6, 12.8, 13.4, 12.1, 11.8, 12.6, 14.2, 13.1, 12.4, 11.7, 12.0, 12.9, 12.3, 11.5,
  12.7, 13.0, 12.2, 12.5,
] as const;
export const cpuInterval = 5;
export const cpuLastAt = 86_398;

/** What the feed channel received. An answer to the survey arrives in it too. */
export const feedEntries = [58_332, 63_432, 81_045, 86_112] as const;
/** When the release was announced, 06:30:45. */
export const releaseAt = 81_045;
/** When the disk was reported full, 22:14:40. It is still open at the end of the day. */
export const stateOpenedAt = 51_280;

/** Survey responses: 00:12:12, 01:37:12 and 07:55:12. */
export const surveyAnswers = [58_332, 63_432, 86_112] as const;

/** The minutes around the outage, 22:12 to 22:16. */
export const outage = {from: 51_120, length: 240, minutes: [0, 60, 120, 180, 240]} as const;
