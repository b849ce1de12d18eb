import {webUrl} from '../../../components/web-url.ts';
import {fillPath, serialize, type NamedValue} from '../model/serialize.ts';
import type {Problem} from './texts.ts';
import type {ConsoleData, ConsoleParameter} from '../model/console.ts';

/** What the reader filled in. */
export interface ConsoleForm {
  /** Scheme, host and port of the chosen server. */
  origin: string;
  /** Values of the parameters by `parameterKey`. */
  values: Record<string, string>;
  body: string;
  /** API key or sign-in token; empty sends none. */
  key: string;
}

/** A request ready to be sent. The key is in a header, never in the URL. */
export interface ConsoleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** A field that can't be sent as it is. */
export interface FormProblem {
  field: string;
  kind: Problem;
}

/** Name of a parameter's form field: the same name may occur in two places. */
export const parameterKey = ({in: place, name}: Pick<ConsoleParameter, 'in' | 'name'>): string =>
  `${place}.${name}`;

/** Scheme, host and port of what was typed; null when it isn't a URL of a server. */
export function serverOrigin(text: string): string | null {
  const url = webUrl(text.trim());
  return url && !url.username && !url.password ? url.origin : null;
}

const isJsonType = (type: string): boolean => /[/+]json\b/i.test(type);
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is in the way of sending, in the order of the form. */
export function formProblems(data: ConsoleData, form: ConsoleForm): FormProblem[] {
  const problems: FormProblem[] = serverOrigin(form.origin)
    ? []
    : [{field: 'origin', kind: 'origin'}];
  if (form.key && !/^[\x20-\x7e]+$/.test(form.key)) problems.push({field: 'key', kind: 'value'});
  for (const parameter of data.parameters) {
    const field = parameterKey(parameter);
    const value = form.values[field]?.trim() ?? '';
    if (!value && (parameter.required || parameter.in === 'path'))
      problems.push({field, kind: 'missing'});
    else if (parameter.in === 'header' && !/^[\x20-\x7e]*$/.test(value))
      problems.push({field, kind: 'value'});
  }
  if (data.body) {
    const body = form.body.trim();
    if (body ? isJsonType(data.body.type) && !isJson(body) : data.body.required)
      problems.push({field: 'body', kind: body ? 'json' : 'missing'});
  }
  return problems;
}

/** What is typed for a parameter of an array or object is JSON; anything else is sent as it is. */
function typed({type}: ConsoleParameter, text: string): unknown {
  return ['array', 'object'].includes(type) && isJson(text) ? (JSON.parse(text) as unknown) : text;
}

/** Gives the filled in values of one place as they are sent. */
const sentIn =
  ({parameters}: ConsoleData, values: ConsoleForm['values']) =>
  (place: ConsoleParameter['in']): NamedValue[] =>
    parameters.flatMap((one) => {
      const text = values[parameterKey(one)]?.trim();
      return one.in === place && text ? serialize(one, typed(one, text)) : [];
    });

/** URL of the request; parameters that aren't filled in yet keep their placeholder. */
export function requestUrl(
  data: ConsoleData,
  form: Pick<ConsoleForm, 'origin' | 'values'>,
): string {
  const sent = sentIn(data, form.values);
  const path = fillPath(data.path, (name) => sent('path').find((one) => one.name === name)?.value);
  const query = new URLSearchParams(sent('query').map(({name, value}) => [name, value])).toString();
  return `${serverOrigin(form.origin) ?? form.origin}${path}${query ? `?${query}` : ''}`;
}

/** @param form what the reader filled in, without problems */
export function buildRequest(data: ConsoleData, form: ConsoleForm): ConsoleRequest {
  const headers: Record<string, string> = {};
  if (data.secured && form.key.trim())
    headers.Authorization = `Bearer ${form.key.trim().replace(/^Bearer\s+/i, '')}`;
  // The server asks for the content type even where nothing is sent.
  if (data.body) headers['Content-Type'] = data.body.type;
  for (const {name, value} of sentIn(data, form.values)('header')) headers[name] = value;
  const body = data.body ? form.body.trim() : '';
  return {method: data.method, url: requestUrl(data, form), headers, ...(body && {body})};
}

const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** Whether a browser refuses the request because the page is encrypted and the server isn't. */
export function isMixedContent(pageProtocol: string, url: string): boolean {
  const {protocol, hostname} = new URL(url);
  return pageProtocol === 'https:' && protocol === 'http:' && !local.test(hostname);
}
