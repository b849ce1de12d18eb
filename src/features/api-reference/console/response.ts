import type {Outcome} from './messages.ts';

/** Longest text that is put on the page, in characters; one that is ten times as long isn't read as JSON. */
export const showLimit = 100_000;

export type BodyFormat = 'empty' | 'json' | 'invalid-json' | 'html' | 'text';

/**
 * Decides what a body is, and indents it where it is JSON.
 * @returns what is shown of it, and whether that is only the beginning
 */
export function showBody(text: string, contentType: string) {
  const shown = (format: BodyFormat, whole = text) => ({
    format,
    text: whole.slice(0, showLimit),
    cut: whole.length > showLimit,
  });
  if (text.trim() === '') return shown('empty', '');
  if (/html/i.test(contentType) || /^\s*<(?:!doctype|html)/i.test(text)) return shown('html');
  const expectsJson = /json/i.test(contentType);
  if (text.length > 10 * showLimit) return shown(expectsJson ? 'json' : 'text');
  try {
    return shown('json', JSON.stringify(JSON.parse(text), null, 2));
  } catch {
    return shown(expectsJson ? 'invalid-json' : 'text');
  }
}

const byStatus: Record<number, Outcome> = {
  400: 'badInput',
  403: 'forbidden',
  404: 'notFound',
  502: 'gateway',
  503: 'gateway',
  504: 'gateway',
};

/**
 * What a response means, as far as a reader needs it explained.
 * @returns null where the response speaks for itself
 */
export function explain(status: number, format: BodyFormat, text: string): Outcome | null {
  if (format === 'html' && byStatus[status] !== 'gateway') return 'html';
  // The server reports a wrong or expired key with 500.
  if (status === 500 && /"message"\s*:\s*"Api Key not found/.test(text)) return 'wrongKey';
  if (status === 500 && /"message"\s*:\s*"Api Key has been expired/.test(text)) return 'expiredKey';
  if (status === 401) return /No Token or Session/.test(text) ? 'noToken' : 'invalidToken';
  if (status >= 400) return byStatus[status] ?? (status >= 500 ? 'serverError' : null);
  if (format === 'invalid-json') return 'invalidJson';
  return format === 'empty' ? 'empty' : null;
}
