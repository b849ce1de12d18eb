#!/usr/bin/env node
/**
 * Recreates the monitors of an Uptime Kuma export in Tianji. Requires Node.js 20 or later.
 *
 *   node uptime-kuma-to-tianji.mjs <export.json>           lists what it would create
 *   node uptime-kuma-to-tianji.mjs <export.json> --apply   creates it
 *
 * The export is the JSON backup of Uptime Kuma 1, or the rows of the table "monitor" as JSON.
 * --notification <id> assigns a Tianji notification to every monitor and can be repeated.
 * TIANJI_URL, TIANJI_WORKSPACE_ID, and TIANJI_API_KEY name the Tianji server.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

/** A monitor that Tianji can't check in the same way. The message says why. */
class NoCounterpart extends Error {}

const otherTypes = {
  docker: 'the server reporter shows containers, without alerts',
  gamedig: 'a ping monitor can check the host of a game server',
  group: 'its name becomes part of the names of its monitors',
  manual: 'start and stop a push monitor instead',
  steam: 'a ping monitor can check the host of a game server',
  'grpc-keyword': 'a TCP monitor can check the port',
  'real-browser': 'a custom script can check the HTML, without a browser',
  'websocket-upgrade': 'an HTTP monitor can check the same server',
};
const databases = 'mongodb mysql oracledb postgres redis sqlserver rabbitmq mqtt kafka-producer';
for (const type of databases.split(' ')) otherTypes[type] = 'a TCP monitor can check the port';

const clamp = (value, min, max) => Math.min(max, Math.max(min, value));
const json = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

/** The settings of a monitor, whether they come from a backup or from a row of the database. */
function settingsOf(entry) {
  const camelCase = Object.entries(entry).map(([key, value]) => [
    key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
    value,
  ]);
  const {acceptedStatuscodes, acceptedStatuscodesJson, ...settings} = Object.fromEntries(camelCase);
  return {
    ...settings,
    acceptedCodes: json(acceptedStatuscodes ?? acceptedStatuscodesJson ?? ['200-299']),
    timeout: Math.ceil(settings.timeout || Math.min(settings.interval * 0.8, 48)),
    maxredirects: settings.maxredirects ?? 10,
  };
}

/** First and last code of each accepted range, such as "200-299" or "401". */
const rangesOf = ({acceptedCodes}) =>
  acceptedCodes.map((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return [first, last];
  });

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  xml: 'text/xml; charset=utf-8',
};

/** Method, headers, and body of an HTTP request. */
function requestOf(monitor) {
  const {authMethod, basicAuthUser, basicAuthPass, bearerToken} = monitor;
  const headers = {...json(monitor.headers || '{}')};
  if (authMethod === 'bearer') headers.Authorization ??= `Bearer ${bearerToken}`;
  else if (basicAuthUser && (!authMethod || authMethod === 'basic'))
    headers.Authorization ??= `Basic ${Buffer.from(`${basicAuthUser}:${basicAuthPass ?? ''}`).toString('base64')}`;
  else if (authMethod && authMethod !== 'basic')
    throw new NoCounterpart(`HTTP monitors don't support the authentication method ${authMethod}`);
  const body = monitor.body?.trim() ? monitor.body : undefined;
  const contentType = body && (contentTypes[monitor.httpBodyEncoding] ?? contentTypes.json);
  return {method: (monitor.method || 'get').toLowerCase(), headers, body, contentType};
}

function http(monitor) {
  const {method, headers, body, contentType} = requestOf(monitor);
  const ranges = rangesOf(monitor);
  if (monitor.maxredirects === 0 && ranges.some(([first, last]) => first < 400 && last >= 300))
    throw new NoCounterpart('it checks a redirect, which requires a custom script');
  const isDefault = ranges.length === 1 && ranges[0][0] === 200 && ranges[0][1] === 299;
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  );
  return {
    url: monitor.url,
    method,
    timeout: monitor.timeout,
    ignoreTLS: Boolean(monitor.ignoreTls),
    validStatusCodes: isDefault ? [] : codes,
    // Some sites refuse requests without this header, and Tianji doesn't add one.
    headers: JSON.stringify({'User-Agent': 'Tianji', ...headers}, null, 2),
    ...(contentType ? {contentType} : {}),
    ...(body ? {bodyValue: body} : {}),
    ...(monitor.maxredirects === 10 ? {} : {maxRedirects: monitor.maxredirects}),
  };
}

/** A custom script that requests the URL and ends with the given expression of `data`. */
function script(monitor, isUp) {
  if (monitor.ignoreTls)
    throw new NoCounterpart('custom scripts accept only certificates that the server trusts');
  const {method, headers, body, contentType} = requestOf(monitor);
  const options = {
    url: monitor.url,
    method,
    headers: {...(contentType ? {'Content-Type': contentType} : {}), ...headers},
    data: body,
    timeout: monitor.timeout * 1000,
    maxRedirects: monitor.maxredirects,
    validateStatus: null,
  };
  const code = [
    'const start = Date.now();',
    `const { status, data } = await request(${JSON.stringify(options, null, 2)});`,
    `const accepted = ${JSON.stringify(rangesOf(monitor))};`,
    'if (!accepted.some(([first, last]) => status >= first && status <= last)) return -1;',
    `return ${isUp} ? Math.max(1, Date.now() - start) : -1;`,
    '',
  ];
  return {code: code.join('\n')};
}

function keyword(monitor) {
  const text = "(typeof data === 'string' ? data : JSON.stringify(data))";
  const isFound = `${text}.includes(${JSON.stringify(monitor.keyword)})`;
  return script(monitor, monitor.invertKeyword ? `!${isFound}` : isFound);
}

function jsonQuery(monitor) {
  const {jsonPath, jsonPathOperator, expectedValue} = monitor;
  const isPath = /^(\$\.)?[a-z_]\w*(\.[a-z_]\w*|\[\d+\])*$/i.test(jsonPath);
  if (!isPath || (jsonPathOperator && jsonPathOperator !== '=='))
    throw new NoCounterpart(`the query "${jsonPath}" requires a custom script of your own`);
  const keys = JSON.stringify(jsonPath.replace(/^\$\./, '').match(/\w+/g));
  const found = `${keys}.reduce((value, key) => value?.[key], data)`;
  return script(monitor, `String(${found}) === ${JSON.stringify(String(expectedValue))}`);
}

const push = ({pushToken, interval, maxretries, retryInterval}) => ({
  pushToken,
  timeout: interval + (maxretries || 0) * (retryInterval || interval),
  enableCron: false,
});

/** Type in Tianji and settings for each type that Tianji has. */
const types = {
  http: ['http', http],
  keyword: ['custom', keyword],
  'json-query': ['custom', jsonQuery],
  ping: ['ping', ({hostname}) => ({hostname})],
  port: ['tcp', ({hostname, port}) => ({hostname, port: Number(port)})],
  dns: [
    'dns',
    ({hostname, dnsResolveServer, port, dnsResolveType}) => ({
      hostname,
      resolverServer: (dnsResolveServer || '1.1.1.1').split(',')[0].trim(),
      resolverPort: Number(port) || 53,
      rrtype: dnsResolveType || 'A',
    }),
  ],
  push: ['push', push],
};

/** What changes when Tianji checks the monitor, one sentence each. */
function notesOn(monitor, {name, fullName, interval, maxRetries}) {
  const isPush = monitor.type === 'push';
  const candidates = [
    [name !== fullName, `The name is cut to ${name.length} characters.`],
    [
      !isPush && interval !== monitor.interval,
      `The interval becomes ${interval} s instead of ${monitor.interval} s.`,
    ],
    [
      !isPush && maxRetries !== (monitor.maxretries || 0),
      `The retries become ${maxRetries} instead of ${monitor.maxretries}, because they run every ${interval} s.`,
    ],
    [
      isPush,
      'Only the first outage sends an alert. Change the host of the URL that your job calls.',
    ],
    [monitor.resendInterval > 0, 'Tianji sends one alert for an outage, without reminders.'],
    [Boolean(monitor.proxyId), 'HTTP monitors connect directly, without the proxy.'],
    [
      monitor.type === 'http' && monitor.maxredirects !== 10,
      'Saving the monitor in the dashboard removes its maxRedirects.',
    ],
    [
      monitor.type === 'dns' && String(monitor.dnsResolveServer).includes(','),
      'Only the first DNS server is queried.',
    ],
    [json(monitor.conditions || '[]').length > 0, 'Conditions are left out.'],
  ];
  return candidates.filter(([applies]) => applies).map(([, note]) => note);
}

/** Body of monitor-upsert for a monitor, and notes on what changes. */
function convert(monitor, byId) {
  const parents = [];
  for (let up = byId.get(monitor.parent); up && !parents.includes(up); up = byId.get(up.parent))
    parents.unshift(up);
  const fullName = [...parents, monitor].map((one) => one.name).join(' / ');
  const [type, payloadOf] = types[monitor.type] ?? [];
  try {
    if (!type) {
      const advice = otherTypes[monitor.type];
      throw new NoCounterpart(`Tianji has no such type${advice ? `; ${advice}` : ''}`);
    }
    if (monitor.upsideDown) throw new NoCounterpart('Tianji has no upside-down mode');
    const isPush = type === 'push';
    const body = {
      name: fullName.slice(0, 100),
      type,
      active: [...parents, monitor].every(({active}) => Boolean(active ?? true)),
      interval: isPush ? clamp(monitor.interval, 5, 60) : clamp(monitor.interval, 5, 10_000),
      maxRetries: 0,
      payload: payloadOf(monitor),
    };
    // Retries run at the normal interval, so this number keeps the time until the alert.
    const retrySeconds = (monitor.maxretries || 0) * (monitor.retryInterval || monitor.interval);
    if (!isPush) body.maxRetries = clamp(Math.ceil(retrySeconds / body.interval), 0, 10);
    return {body, notes: notesOn(monitor, {...body, fullName})};
  } catch (error) {
    const reason =
      error instanceof NoCounterpart ? error.message : `invalid settings (${error.message})`;
    return {name: fullName, type: monitor.type, reason};
  }
}

/** Monitors of an export file, each with its body for Tianji or the reason why there is none. */
function readExport(file) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const list = Array.isArray(content) ? content : Object.values(content.monitorList ?? {});
  if (list.length === 0 || !list.every((entry) => entry?.name && entry.type))
    throw new Error('it contains no monitors of Uptime Kuma');
  const monitors = list.map(settingsOf);
  const byId = new Map(monitors.map((monitor) => [monitor.id, monitor]));
  return monitors.map((monitor) => convert(monitor, byId));
}

/** Calls an operation on monitors, and throws an error with the server's message if it fails. */
async function call({url, workspaceId, apiKey}, path, body) {
  const address = `${url.replace(/\/+$/, '')}/open/workspace/${workspaceId}/monitor/${path}`;
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json'},
    body: body && JSON.stringify(body),
    redirect: 'manual',
  }).catch((error) => {
    throw new Error(
      `${address} can't be reached: ${error.cause?.message || error.cause?.code || error.message}`,
    );
  });
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = {message: 'the response is not JSON, so check TIANJI_URL and ALLOW_OPENAPI'};
    if (response.ok) throw new Error(`${address}: ${answer.message}`);
  }
  if (response.ok) return answer;
  const target = response.headers.get('location');
  const message = target ? `redirected to ${target}, so use that URL` : answer.message;
  throw new Error(`${address} returned ${response.status}: ${message}`);
}

async function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {apply: {type: 'boolean'}, notification: {type: 'string', multiple: true}},
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new Error(
      'Usage: node uptime-kuma-to-tianji.mjs <export.json> [--apply] [--notification <id>]',
    );
  const {TIANJI_URL: url, TIANJI_WORKSPACE_ID: workspaceId, TIANJI_API_KEY: apiKey} = process.env;
  const isConfigured = Boolean(url && workspaceId && apiKey);
  if (values.apply && !isConfigured)
    throw new Error('Set TIANJI_URL, TIANJI_WORKSPACE_ID, and TIANJI_API_KEY to create monitors.');

  let converted;
  try {
    converted = readExport(file);
  } catch (error) {
    throw new Error(`${file} can't be used: ${error.message}.`);
  }
  const server = {url, workspaceId, apiKey};
  const existing = new Set(isConfigured ? (await call(server, 'all')).map(({name}) => name) : []);
  const left = converted.filter(({body}) => !body);
  const present = converted.filter(({body}) => body && existing.has(body.name));
  const missing = converted.filter(({body}) => body && !existing.has(body.name));

  let failed = 0;
  console.log(
    `${values.apply ? 'Creating' : 'Would create'} ${missing.length} of ${converted.length} monitors:`,
  );
  for (const {body, notes} of missing) {
    console.log(`  ${body.type.padEnd(8)}${body.name}${body.active ? '' : ' (stopped)'}`);
    for (const note of notes) console.log(`          ${note}`);
    if (!values.apply) continue;
    try {
      await call(server, 'upsert', {...body, notificationIds: values.notification ?? []});
    } catch (error) {
      failed += 1;
      console.log(`          FAILED: ${error.message}`);
    }
  }
  if (present.length > 0) console.log(`\nAlready in Tianji, by name: ${present.length}`);
  for (const {body} of present) console.log(`  ${body.type.padEnd(8)}${body.name}`);
  if (left.length > 0) console.log(`\nWithout a counterpart: ${left.length}`);
  for (const {name, type, reason} of left) console.log(`  ${name} (${type}): ${reason}.`);

  if (!values.apply) console.log('\nNothing was created. To create the monitors, add --apply.');
  else console.log(`\nCreated ${missing.length - failed} monitors, ${failed} failed.`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
