import {findingOf, showBody, type ShownBody} from './answer';
import {isMixedContent, type ConsoleRequest} from './request';
import type {Outcome} from './texts';

/** Longest time that a response is waited for. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface Answer {
  status: number;
  statusText: string;
  ms: number;
  size: number;
  headers: [string, string][];
  body: ShownBody;
  finding: Outcome | null;
}

/**
 * Whether a server can be reached at all: a refusal of CORS and a server that is down look the same to a page, but a request
 * whose response no one may read fails only when nothing responds.
 */
const answersAtAll = (url: string): Promise<boolean> =>
  fetch(`${new URL(url).origin}/health`, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  );

/**
 * Sends a request to the chosen server and nowhere else: cookies stay at home and redirects aren't followed.
 * @param control ends the call when the reader wants
 */
export async function call(
  {url, ...what}: ConsoleRequest,
  control: AbortController,
): Promise<Answer | Outcome> {
  const start = performance.now();
  if (isMixedContent(window.location.protocol, url)) return 'mixed';

  const timer = window.setTimeout(() => control.abort('timeout'), REQUEST_TIMEOUT_MS);
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      ...what,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: control.signal,
    });
    if (response.type === 'opaqueredirect') return 'redirect';
    const {status, statusText, headers} = response;
    const bytes = await response.arrayBuffer();
    const text = new TextDecoder().decode(bytes);
    const body = showBody(text, headers.get('content-type') ?? '');
    const ms = performance.now() - start;
    return {
      status,
      statusText,
      ms,
      size: bytes.byteLength,
      headers: [...headers],
      body,
      finding: findingOf(status, body.format, body.text),
    };
  } catch {
    if (control.signal.aborted)
      return control.signal.reason === 'timeout' ? 'timeout' : 'cancelled';
    if (response) return 'broken';
    return (await answersAtAll(url)) ? 'cors' : 'unreachable';
  } finally {
    window.clearTimeout(timer);
  }
}
