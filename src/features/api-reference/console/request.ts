import {webUrl} from '../../../components/web-url.ts';
import {identity} from '../../../config/identity.ts';
import {readerSamples} from '../../../data/reader-values.ts';
import {fillPath, isJson, type NamedValue} from '../model/serialize.ts';
import type {Problem} from './messages.ts';
import type {ConsoleData, ConsoleParameter} from '../model/console.ts';

/** What the form contains, by the names of its fields: `server`, `origin`, `body`, and the two below. */
export type FormValues = Record<string, string>;

/** Name of the field for the key of a server. The key of one server is never sent to another. */
export const keyName = (server = ''): string => `key.${server}`;

/** Name of a parameter's field: the same name may occur in two places. */
export const parameterName = ({in: place, name}: Pick<ConsoleParameter, 'in' | 'name'>): string =>
  `${place}.${name}`;

/** What is wrong with fields, by their names, in the order of the form. */
export type FormProblems = Record<string, Problem>;

/** A request for `fetch`. The key is in a header, never in the URL. */
export type ConsoleRequest = RequestInit & {url: string; headers: Record<string, string>};

/** Scheme, host and port of what was typed; null when it isn't a URL of a server. */
export function serverOrigin(text: string): string | null {
  const url = webUrl(text.trim());
  return url && !url.username && !url.password ? url.origin : null;
}

const fixedOrigins: Record<string, string> = {cloud: identity.cloud, sample: readerSamples.origin};

/** Scheme, host and port of the chosen server, or what was typed instead. */
export const originOf = ({server = '', origin = ''}: FormValues): string =>
  fixedOrigins[server] ?? serverOrigin(origin) ?? origin;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHeaderText = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** What is in the way of sending, in the order of the form. */
export function formProblems(data: ConsoleData, values: FormValues): FormProblems {
  const problems: FormProblems = {};
  const key = keyName(values.server);
  if (!serverOrigin(originOf(values))) problems.origin = 'origin';
  if (!isHeaderText(values[key] ?? '')) problems[key] = 'value';
  for (const parameter of data.parameters) {
    const name = parameterName(parameter);
    const value = values[name]?.trim() ?? '';
    if (!value && (parameter.required || parameter.in === 'path')) problems[name] = 'missing';
    else if (parameter.in === 'header' && !isHeaderText(value)) problems[name] = 'value';
  }
  const body = values.body?.trim();
  if (!body && data.body?.required) problems.body = 'missing';
  if (body && isJson(data.body?.type ?? '') && parseJson(body) === undefined)
    problems.body = 'json';
  return problems;
}

/** The values of the parameters in one place that are filled in. */
const valuesIn = (
  place: ConsoleParameter['in'],
  {parameters}: ConsoleData,
  values: FormValues,
): NamedValue[] =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      name: parameter.name,
      value: values[parameterName(parameter)]?.trim() ?? '',
    }))
    .filter(({value}) => value !== '');

/** URL of the request; parameters that aren't filled in yet keep their placeholder. */
export function requestUrl(data: ConsoleData, values: FormValues): string {
  const path = fillPath(data.path, valuesIn('path', data, values));
  const query = valuesIn('query', data, values).map(({name, value}) => [name, value]);
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  return `${originOf(values)}${path}${search}`;
}

/** @param values what the reader filled in, without problems */
export function buildRequest(data: ConsoleData, values: FormValues): ConsoleRequest {
  const headers: Record<string, string> = {};
  const key = values[keyName(values.server)]?.trim();
  if (data.secured && key) headers.Authorization = `Bearer ${key.replace(/^Bearer\s+/i, '')}`;
  // The server asks for the content type even where nothing is sent.
  if (data.body) headers['Content-Type'] = data.body.type;
  for (const {name, value} of valuesIn('header', data, values)) headers[name] = value;
  const body = data.body && values.body?.trim();
  return {method: data.method, url: requestUrl(data, values), headers, ...(body && {body})};
}

const localHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** Whether a browser refuses the request because the page is encrypted and the server isn't. */
export function isMixedContent(pageProtocol: string, url: string): boolean {
  const {protocol, hostname} = new URL(url);
  return pageProtocol === 'https:' && protocol === 'http:' && !localHost.test(hostname);
}
