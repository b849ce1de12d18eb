import {webUrl} from '../../../components/web-url.ts';
import {fillPath, isJson, serialize, type NamedValue} from '../model/serialize.ts';
import type {Problem} from './messages.ts';
import type {ConsoleData, ConsoleParameter} from '../model/console.ts';

/** What the reader filled in. */
export interface ConsoleForm {
  /** Scheme, host and port of the chosen server. */
  origin: string;
  /** Values of the parameters by `parameterKey`, and of the body. */
  values: Record<string, string>;
  /** API key or sign-in token; empty sends none. */
  key: string;
}

/** A request for `fetch`. The key is in a header, never in the URL. */
export type ConsoleRequest = RequestInit & {url: string; headers: Record<string, string>};

/** What is wrong with fields, by their names, in the order of the form. */
export type FormProblems = Record<string, Problem>;

/** Name of a parameter's form field: the same name may occur in two places. */
export const parameterKey = ({in: place, name}: Pick<ConsoleParameter, 'in' | 'name'>): string =>
  `${place}.${name}`;

/** Scheme, host and port of what was typed; null when it isn't a URL of a server. */
export function serverOrigin(text: string): string | null {
  const url = webUrl(text.trim());
  return url && !url.username && !url.password ? url.origin : null;
}

/** Parses JSON; undefined for anything else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHeaderText = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** What is in the way of sending, in the order of the form. */
export function formProblems(data: ConsoleData, {origin, key, values}: ConsoleForm): FormProblems {
  const problems: FormProblems = {};
  if (!serverOrigin(origin)) problems.origin = 'origin';
  if (!isHeaderText(key)) problems.key = 'value';
  for (const parameter of data.parameters) {
    const name = parameterKey(parameter);
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

/** The values of the parameters in one place as they are sent. An array or object is typed as JSON. */
const valuesIn = (
  place: ConsoleParameter['in'],
  {parameters}: ConsoleData,
  {values}: ConsoleForm,
): NamedValue[] =>
  parameters
    .filter((parameter) => parameter.in === place)
    .flatMap((parameter) => {
      const text = values[parameterKey(parameter)]?.trim();
      const isJsonText = parameter.type === 'array' || parameter.type === 'object';
      return text ? serialize(parameter, (isJsonText && parseJson(text)) || text) : [];
    });

/** URL of the request; parameters that aren't filled in yet keep their placeholder. */
export function requestUrl(data: ConsoleData, form: ConsoleForm): string {
  const inPath = new Map(valuesIn('path', data, form).map(({name, value}) => [name, value]));
  const query = valuesIn('query', data, form).map(({name, value}) => [name, value]);
  const path = fillPath(data.path, (name) => inPath.get(name));
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  return `${serverOrigin(form.origin) ?? form.origin}${path}${search}`;
}

/** @param form what the reader filled in, without problems */
export function buildRequest(data: ConsoleData, form: ConsoleForm): ConsoleRequest {
  const headers: Record<string, string> = {};
  if (data.secured && form.key.trim())
    headers.Authorization = `Bearer ${form.key.trim().replace(/^Bearer\s+/i, '')}`;
  // The server asks for the content type even where nothing is sent.
  if (data.body) headers['Content-Type'] = data.body.type;
  for (const {name, value} of valuesIn('header', data, form)) headers[name] = value;
  const body = data.body ? form.values.body?.trim() : '';
  return {method: data.method, url: requestUrl(data, form), headers, ...(body && {body})};
}

const localHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** Whether a browser refuses the request because the page is encrypted and the server isn't. */
export function isMixedContent(pageProtocol: string, url: string): boolean {
  const {protocol, hostname} = new URL(url);
  return pageProtocol === 'https:' && protocol === 'http:' && !localHost.test(hostname);
}
