import {findingOf, readBody, showBody, type Finding, type ShownBody} from '@site/src/features/api-reference/console/model/answer';
import {isMixedContent, type ConsoleRequest} from '@site/src/features/api-reference/console/model/request';

/** Longest time that an answer is waited for. */
const patience = 120_000;

/** How a call ended. */
export type Outcome =
  | {
      kind: 'answer';
      status: number;
      statusText: string;
      ms: number;
      size: number;
      headers: [string, string][];
      body: ShownBody;
      finding: Finding | null;
    }
  | {kind: 'redirect'; ms: number}
  | {kind: 'failure'; reason: 'broken' | 'cancelled' | 'cors' | 'invalid' | 'mixed' | 'timeout' | 'unreachable'; ms: number};

/**
 * Whether a server can be reached at all: a refusal of CORS and a server that is down look the same to a page, but a request
 * whose answer nobody may read fails only when nothing answers.
 */
async function answersAtAll(url: string): Promise<boolean> {
  try {
    await fetch(`${new URL(url).origin}/health`, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a request to the chosen server and nowhere else: cookies stay at home and redirects are not followed.
 * @param request what to send
 * @param control ends the call when the reader wants
 */
export async function call(request: ConsoleRequest, control: AbortController): Promise<Outcome> {
  const start = performance.now();
  const ms = (): number => performance.now() - start;
  if (isMixedContent(window.location.protocol, request.url)) return {kind: 'failure', reason: 'mixed', ms: 0};

  let message: Request;
  let late = false;
  try {
    message = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: control.signal,
    });
  } catch {
    return {kind: 'failure', reason: 'invalid', ms: 0};
  }

  const timer = window.setTimeout(() => {
    late = true;
    control.abort();
  }, patience);
  let response: Response | undefined;
  try {
    response = await fetch(message);
    if (response.type === 'opaqueredirect') return {kind: 'redirect', ms: ms()};
    const read = await readBody(response.body);
    const body = showBody(read, response.headers.get('content-type') ?? '');
    return {
      kind: 'answer',
      status: response.status,
      statusText: response.statusText,
      ms: ms(),
      size: read.size,
      headers: [...response.headers],
      body,
      finding: findingOf(response.status, body.format, body.text),
    };
  } catch {
    const took = ms();
    if (late) return {kind: 'failure', reason: 'timeout', ms: took};
    if (control.signal.aborted) return {kind: 'failure', reason: 'cancelled', ms: took};
    if (response) return {kind: 'failure', reason: 'broken', ms: took};
    return {kind: 'failure', reason: (await answersAtAll(request.url)) ? 'cors' : 'unreachable', ms: took};
  } finally {
    window.clearTimeout(timer);
  }
}
