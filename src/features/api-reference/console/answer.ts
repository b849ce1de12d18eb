import type {Outcome} from './texts.ts';

/** Longest text that is put on the page, in characters; a longer one isn't read as JSON. */
export const showLimit = 100_000;

export type BodyFormat = 'empty' | 'json' | 'invalid-json' | 'html' | 'text';

/** What is shown of a body. */
export interface ShownBody {
  format: BodyFormat;
  text: string;
  /** Whether only the beginning is shown. */
  cut: boolean;
}

/** Decides what a body is, and indents it where it is JSON. */
export function showBody(text: string, contentType: string): ShownBody {
  const shown = (format: BodyFormat, whole = text): ShownBody => ({
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
  429: 'tooMany',
};

/**
 * What a response means, as far as a reader needs it explained.
 * @returns null where the response speaks for itself
 */
export function findingOf(status: number, format: BodyFormat, text: string): Outcome | null {
  if ([502, 503, 504].includes(status)) return 'gateway';
  if (format === 'html') return 'html';
  // The server answers a wrong or expired key with 500.
  if (status === 500 && /"message"\s*:\s*"Api Key not found/.test(text)) return 'wrongKey';
  if (status === 500 && /"message"\s*:\s*"Api Key has been expired/.test(text)) return 'expiredKey';
  if (status === 401) return /No Token or Session/.test(text) ? 'noToken' : 'invalidToken';
  if (byStatus[status]) return byStatus[status];
  if (status >= 500) return 'serverError';
  if (status >= 400) return 'otherError';
  if (format === 'invalid-json') return 'invalidJson';
  return format === 'empty' ? 'empty' : null;
}
