import {useEffect, useRef, useState} from 'react';
import type {Outcome} from './messages.ts';
import {isMixedContent, type ConsoleRequest} from './request.ts';

const REQUEST_TIMEOUT_MS = 120_000;

/** Longest text that is put on the page, in characters. */
export const showLimit = 100_000;

/** What is shown of a body: JSON is indented, and a long text is cut. */
export function showBody(text: string) {
  let shown = text.trim();
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON, so it stays as it is.
  }
  return {text: shown.slice(0, showLimit), cut: shown.length > showLimit};
}

/**
 * What a response means, as far as neither its status nor its body says so.
 * @returns null where the response speaks for itself
 */
export function explain(status: number, contentType: string, text: string): Outcome | null {
  if ([502, 503, 504].includes(status)) return 'gateway';
  if (contentType.includes('html')) return 'html';
  // The server reports a wrong or expired key with 500.
  if (status === 500 && /"message"\s*:\s*"Api Key not found/.test(text)) return 'wrongKey';
  if (status === 500 && /"message"\s*:\s*"Api Key has been expired/.test(text)) return 'expiredKey';
  if (status === 401) return /No Token or Session/.test(text) ? 'noToken' : 'invalidToken';
  return status === 403 ? 'forbidden' : null;
}

interface CallResult {
  /** What the response means, or why there is none; null where the response speaks for itself. */
  outcome: Outcome | null;
  /** A response that was read to its end. */
  response?: {
    status: number;
    statusText: string;
    /** Time from the request to the end of the body. */
    ms: number;
    body: ReturnType<typeof showBody>;
  };
}

/** What the last press of the button gave: the usual response, or how a call to the server of this origin ended. */
export type ConsoleResult =
  {sample: {status: string; text: string}} | ({sample?: undefined; origin: string} & CallResult);

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
 */
async function call(
  {url, ...options}: ConsoleRequest,
  controller: AbortController,
): Promise<CallResult> {
  const start = performance.now();
  if (isMixedContent(window.location.protocol, url)) return {outcome: 'mixed'};
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
    if (response.type === 'opaqueredirect') return {outcome: 'redirect'};
    const {status, statusText, headers} = response;
    const text = await response.text();
    const ms = performance.now() - start;
    return {
      outcome: explain(status, headers.get('content-type') ?? '', text),
      response: {status, statusText, ms, body: showBody(text)},
    };
  } catch {
    const {aborted, reason} = controller.signal;
    if (aborted) return {outcome: reason === 'timeout' ? 'timeout' : 'cancelled'};
    if (response) return {outcome: 'broken'};
    return {outcome: (await responds(url)) ? 'cors' : 'unreachable'};
  } finally {
    window.clearTimeout(timer);
  }
}

/** Sends requests, one at a time, and keeps the last result. A request ends with the console that sent it. */
export function useCall() {
  const [isWaiting, setWaiting] = useState(false);
  const [result, setResult] = useState<ConsoleResult | null>(null);
  const controller = useRef<AbortController | null>(null);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => cancel, []);

  async function send(request: ConsoleRequest): Promise<void> {
    controller.current = new AbortController();
    setResult(null);
    setWaiting(true);
    const ended = await call(request, controller.current);
    setWaiting(false);
    setResult({origin: new URL(request.url).origin, ...ended});
  }
  return {isWaiting, result, setResult, send, cancel};
}
