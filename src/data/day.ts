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

const responseTimesBeforeOutage = [
  174, 170, 172, 173, 171, 178, 170, 177, 174, 175, 174, 176, 176, 185, 162, 182, 170, 180, 208,
  184, 183, 176, 172, 177, 198, 171, 184, 180, 170, 172, 180, 171, 176, 184, 173, 173, 172, 176,
  164, 182, 170, 179, 188, 178, 186, 182, 177, 175, 176, 181, 165, 181, 178, 170, 180, 176, 178,
  173, 169, 174, 180, 172, 178, 164, 180, 180, 183, 168, 175, 187, 169, 171, 170, 172, 180, 180,
  172, 166, 173, 186, 181, 170, 185, 180, 180, 174, 172, 178, 175, 186, 172, 171, 178, 175, 170,
  178, 180, 164, 178, 182, 166, 170, 180, 203, 168, 172, 176, 184, 176, 179, 184, 179, 174, 172,
  168, 184, 168, 166, 169, 200, 166, 176, 184, 184, 164, 168, 166, 173, 178, 175, 182, 172, 172,
  174, 177, 204, 176, 175, 189, 204, 246, 226,
];
const responseTimesAfterOutage = [
  184, 186, 168, 183, 166, 170, 176, 175, 176, 181, 178, 184, 180, 180, 174, 204, 178, 182, 170,
  174, 181, 177, 195, 169, 219, 191, 175, 171, 182, 185, 178, 179, 205, 179, 209, 182, 171, 180,
  171, 174, 174, 169, 177, 185, 168, 174, 208, 174, 178, 163, 180, 175, 184, 175, 175, 173, 170,
  170, 189, 168, 190, 179, 180, 189, 174, 169, 178, 174, 181, 177, 168, 169, 181, 177, 178, 180,
  176, 182, 176, 179, 188, 177, 175, 176, 177, 177, 179, 177, 179, 178, 170, 183, 181, 180, 171,
  170, 171,
];
/** Response time in each slot, in milliseconds, null while no check was answered; and the mean of the day. */
export const responseTimes = [...responseTimesBeforeOutage, null, ...responseTimesAfterOutage];
export const meanResponseTime = 178;

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
