import {readerSamples} from './reader-values';

/*
 * The workspace that the home page and the drawings of the dashboard show. What the drawings alone show is in
 * features/product-drawings/records.json. "Now" is Monday, 10 March 2025, 08:00 UTC, the end of the day in day.ts.
 */

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

/** A request of the HTTP API that creates the monitor. */
export const monitorRequest = {
  name: names.monitor,
  type: 'http',
  interval: 60,
  maxRetries: 2,
  payload: {url: 'https://shop.harbor.example/'},
} as const;

const {name, type, ...settings} = monitorRequest;

/** The response to it, without the fields that the request leaves at their defaults. */
export const monitorResponse = {
  id: readerSamples.monitorId,
  workspaceId: readerSamples.workspaceId,
  name,
  type,
  active: true,
  ...settings,
} as const;
