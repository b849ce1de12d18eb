import {readerSamples} from '@site/src/data/reader-values';

/*
 * The sample studio that every picture and snippet of the site shows: ids, names and records of one workspace.
 * "Now" is Monday, 10 March 2025, 08:00 UTC.
 */
export const ids = {...readerSamples, notificationId: 'cm5xnh9qu000e08l5990yrcjd'} as const;

export const names = {
  workspace: 'Harbor Studio',
  website: 'Harbor Shop',
  monitor: 'Shop home page',
  notification: 'team mail',
  channel: 'Deployments',
  survey: 'Checkout feedback',
  server: 'web-01',
  statusPage: 'Harbor Studio status',
  statusPageAddress: 'tianji.example.com/status/harbor-status',
} as const;

/** Seven days of the website. */
export const website = {
  views: 18420,
  viewsBefore: 16895,
  visitors: 5310,
  pages: [
    {path: '/', views: 6240},
    {path: '/pricing', views: 3105},
    {path: '/checkout', views: 1288},
  ],
} as const;

/** Timings of one check, in milliseconds. */
export const timings = {
  total: 176.3,
  parts: [
    {name: 'dns', value: 12.4},
    {name: 'tcp', value: 21.7},
    {name: 'tls', value: 43.2},
    {name: 'ttfb', value: 168.9},
    {name: 'download', value: 7.1},
  ],
} as const;

/** Last report of the server: kibibytes, mebibytes, seconds. */
export const server = {
  cpu: 12.5,
  load: 0.42,
  uptime: 864200,
  memory: {used: 3240112, total: 8145280},
  disk: {used: 30122, total: 81920},
} as const;

/** Thirty days of the monitor: checks that succeeded and failed. */
export const thirtyDays = {up: 43155, down: 45} as const;

/** Seven days of the telemetry counter. */
export const telemetry = {
  host: 'docs.harbor.example',
  visitors: 803,
  sources: [
    {path: '/start', views: 980},
    {path: '/faq', views: 411},
  ],
} as const;

/** Answers of the survey by category; a null name is what no category was given to. */
export const categories = [
  {name: 'Payment', count: 41},
  {name: 'Delivery', count: 18},
  {name: null, count: 5},
] as const;

/** One visit, as the server stores it. The address is one that is reserved for documentation. */
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

/** A request of the HTTP API and its answer. */
export const monitorRequest = {
  name: names.monitor,
  type: 'http',
  interval: 60,
  maxRetries: 2,
  notificationIds: [ids.notificationId],
  payload: {url: 'https://shop.harbor.example/'},
} as const;

export const monitorAnswer = {
  id: ids.monitorId,
  workspaceId: ids.workspaceId,
  name: names.monitor,
  type: 'http',
  active: true,
  interval: 60,
  maxRetries: 2,
  payload: {url: 'https://shop.harbor.example/'},
  trendingMode: false,
  recentError: null,
  upMessageTemplate: null,
  downMessageTemplate: null,
  createdAt: '2025-01-15T08:41:27.310Z',
  updatedAt: '2025-01-15T08:41:27.310Z',
} as const;
