import {readerSamples} from '@site/src/data/reader-values';

/*
 * The sample studio that every picture and snippet of the site shows: ids, names and records of one workspace.
 * "Now" is Monday, 10 March 2025, 08:00 UTC.
 */

/** The IDs that readers can replace with their own. */
export const ids = readerSamples;

export const names = {
  workspace: 'Harbor Studio',
  website: 'Harbor Shop',
  monitor: 'Shop home page',
  notification: 'Team mail',
  channel: 'Deployments',
  survey: 'Checkout feedback',
  telemetry: 'Docs page counter',
  server: 'web-01',
  statusPage: 'Harbor Studio status',
} as const;

/** The website in the 24 hours of day.ts. */
export const website = {
  online: 14,
  views: 2528,
  visitors: 861,
  pages: {'/': 856, '/pricing': 426, '/checkout': 177, '/journal': 139},
  referrers: {'(None)': 1567, 'google.com': 531, 'docs.harbor.example': 152, 'bing.com': 51},
} as const;

/** The telemetry counter in the same hours: an image in two pages of the documentation and in the README of the shop. */
export const telemetry = {
  views: 284,
  visitors: 148,
  viewsByHour: [
    10, 14, 13, 16, 12, 19, 15, 21, 14, 18, 21, 13, 17, 11, 13, 8, 6, 8, 3, 4, 1, 6, 8, 13,
  ],
  sources: {
    'https://docs.harbor.example/start': 141,
    'https://code.harbor.example/shop': 81,
    'https://docs.harbor.example/faq': 62,
  },
  names: {page: 203, readme: 81},
  countries: {DE: 51, US: 29, NL: 17, GB: 14},
} as const;

/** Monitors of the workspace; pages describe the first one. */
export const monitors = [
  {name: names.monitor, uptime: 0.999},
  {name: 'Checkout API', uptime: 0.998},
  {name: 'Docs site', uptime: 1},
  {name: 'Nightly backup', uptime: 1},
] as const;

/** Results of the first monitor's last checks, in milliseconds. */
export const checks = [
  171, 186, 180, 169, 174, 192, 183, 177, 172, 165, 170, 188, 195, 184, 176, 173, 181, 179, 168,
  175, 190, 187, 178, 171, 174, 182, 189, 180, 172, 176,
] as const;

/** Servers: name, IP address, uptime, load, CPU in percent, and used and all memory in GiB. */
export const servers = [
  ['db-01', '198.51.100.12', '45d 21h 47m 31s', 2, 69.5, [13.24, 15.53]],
  [names.server, '198.51.100.10', '10d 3m 20s', 0.42, 12.5, [3.09, 7.77]],
  ['web-02', '198.51.100.11', '4d 1h 54m 11s', 0.37, 10.5, [4.93, 7.77]],
] as const;

/** The survey: its questions, all responses, those of each day since 24 February, and the latest ones; the first three are those of day.ts. */
export const survey = {
  questions: ['How was the checkout?', 'What should we improve?', 'Your email'],
  count: 64,
  days: [1, 2, 0, 3, 2, 4, 1, 2, 5, 3, 1, 2, 9, 0, 3],
  latest: [
    ['cm82row9l00e808l5tdqmdrht', 'Okay', 'Please add bank transfer.', '', '2025-03-10 07:55:12'],
    [
      'cm82e6sbc00c708l5rk3vq9xm',
      'Easy',
      'Fast and clear.',
      'ines@mail.example',
      '2025-03-10 01:37:12',
    ],
    ['cm82b5hit00bq08l5g7wz2hdn', 'Easy', 'Show the tax earlier.', '', '2025-03-10 00:12:12'],
    ['cm80pigd9006k08l5y1bt6scf', 'Hard', 'My card was refused twice.', '', '2025-03-08 21:18:40'],
    [
      'cm80kmy36006908l5p4jx8nva',
      'Easy',
      'Works well on my phone.',
      'tom@mail.example',
      '2025-03-08 19:02:11',
    ],
    ['cm80hvi46005z08l5e9qk5mwt', 'Okay', 'More pickup points, please.', '', '2025-03-08 17:44:52'],
    ['cm80f7cak005o08l5u2hd7rzb', 'Easy', 'Nothing, thanks.', '', '2025-03-08 16:30:05'],
  ],
} as const;

/** Text of a survey response in the feed, from the survey's feed template `{{rating}}: {{comment}}`. */
const feedText = ([, rating, comment]: (typeof survey.latest)[number]): string =>
  `${rating}: ${comment}`;

/** What the channel shows, newest first. The first entry is an open state. */
export const feed = [
  {
    text: 'Disk of web-01 is at 95%',
    badges: ['ops', 'disk', names.server],
    when: '10 hours ago',
    open: true,
  },
  {text: feedText(survey.latest[0]), badges: ['survey', 'receive'], when: '5 minutes ago'},
  {text: 'Release 2.4.0 is live', badges: ['ci', 'deploy', 'production'], when: 'an hour ago'},
  {text: feedText(survey.latest[1]), badges: ['survey', 'receive'], when: '6 hours ago'},
  {text: feedText(survey.latest[2]), badges: ['survey', 'receive'], when: '8 hours ago'},
  {text: 'Release 2.3.9 is live', badges: ['ci', 'deploy', 'production'], when: '3 days ago'},
] as const;

/** One visit, as the server stores it. The URL is one that is reserved for documentation. */
export const visit = [
  ['ip', '203.0.113.24'],
  ['country', 'DE'],
  ['city', 'Berlin'],
  ['longitude, latitude', '13.405, 52.52'],
  ['browser', 'firefox'],
  ['os', 'Linux'],
  ['device', 'desktop'],
  ['language', 'de'],
  ['screen', '1920x1080'],
] as const;

/** A request of the HTTP API that creates a monitor. */
export const monitorRequest = {
  name: names.monitor,
  type: 'http',
  interval: 60,
  maxRetries: 2,
  payload: {url: 'https://shop.harbor.example/'},
} as const;

const {name, type, ...settings} = monitorRequest;
/** Its response, as far as the request has set it. */
export const monitorResponse = {
  id: ids.monitorId,
  workspaceId: ids.workspaceId,
  name,
  type,
  active: true,
  ...settings,
} as const;
