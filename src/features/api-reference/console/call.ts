import {findingOf, showBody} from './response';
import {isMixedContent, type ConsoleRequest} from './request';
import type {Outcome} from './messages';

/** Longest time that a response is waited for. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A response that was read to its end. */
export interface ReadResponse {
  status: number;
  statusText: string;
  /** Time from the request to the end of the body. */
  ms: number;
  headers: [name: string, value: string][];
  body: ReturnType<typeof showBody>;
  /** What the response means, where it doesn't speak for itself. */
  finding: Outcome | null;
}

/**
 * Whether a server can be reached at all: a refusal of CORS and a server that is down look the same to a page, but a request
 * whose response no one may read fails only when nothing responds.
 */
const responds = (url: string): Promise<boolean> =>
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
 * Sends a request to the chosen server and nowhere else, without cookies, and doesn't follow redirects.
 * @param controller aborted when the reader cancels
 * @returns the response, or why there is none
 */
export async function call(
  {url, ...options}: ConsoleRequest,
  controller: AbortController,
): Promise<ReadResponse | Outcome> {
  const start = performance.now();
  if (isMixedContent(window.location.protocol, url)) return 'mixed';
  const timer = window.setTimeout(() => controller.abort('timeout'), REQUEST_TIMEOUT_MS);
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      ...options,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    if (response.type === 'opaqueredirect') return 'redirect';
    const {status, statusText, headers} = response;
    const body = showBody(await response.text(), headers.get('content-type') ?? '');
    return {
      status,
      statusText,
      ms: performance.now() - start,
      headers: [...headers],
      body,
      finding: findingOf(status, body.format, body.text),
    };
  } catch {
    const {aborted, reason} = controller.signal;
    if (aborted) return reason === 'timeout' ? 'timeout' : 'cancelled';
    if (response) return 'broken';
    return (await responds(url)) ? 'cors' : 'unreachable';
  } finally {
    window.clearTimeout(timer);
  }
}
