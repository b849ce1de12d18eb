import type {Finding} from '../texts.ts';
import {indentJson} from './format.ts';

/** Longest answer that is read into JSON and indented, in bytes. */
export const parseLimit = 1_000_000;
/** Longest text that is put on the page, in characters. */
export const showLimit = 100_000;

/** Body of an answer as far as it was read. */
export interface ReadBody {
  text: string;
  /** Bytes received, also those that are not shown. */
  size: number;
  /** Whether there was more than `text` holds. */
  cut: boolean;
}

/** Reads a body to its end and keeps its beginning only, so that a large one costs no memory. */
export async function readBody(
  stream: ReadableStream<Uint8Array> | null,
  keep = parseLimit,
): Promise<ReadBody> {
  if (!stream) return {text: '', size: 0, cut: false};
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    if (size < keep) text += decoder.decode(value.subarray(0, keep - size), {stream: true});
    size += value.byteLength;
  }
  return {text, size, cut: size > keep};
}

export type BodyFormat = 'empty' | 'json' | 'invalid-json' | 'html' | 'text';

/** What is shown of a body. */
export interface ShownBody {
  format: BodyFormat;
  text: string;
  /** Whether only the beginning is shown. */
  cut: boolean;
}

/** Decides what a body is, and indents it where it is JSON. */
export function showBody({text, cut}: ReadBody, contentType: string): ShownBody {
  const shown = (format: BodyFormat, whole = text): ShownBody => ({
    format,
    text: whole.slice(0, showLimit),
    cut: cut || whole.length > showLimit,
  });
  if (text.trim() === '') return {format: 'empty', text: '', cut: false};
  if (/html/i.test(contentType) || /^\s*<(?:!doctype|html)/i.test(text)) return shown('html');
  const expectsJson = /json/i.test(contentType);
  // A body that was cut off cannot be parsed, which says nothing about what was sent.
  if (cut) return shown(expectsJson ? 'json' : 'text');
  try {
    JSON.parse(text);
    return shown('json', indentJson(text));
  } catch {
    return shown(expectsJson ? 'invalid-json' : 'text');
  }
}

const byStatus: Record<number, Finding> = {
  400: 'badInput',
  403: 'forbidden',
  404: 'notFound',
  415: 'contentType',
  429: 'tooMany',
};

/**
 * What an answer means, as far as a reader needs it explained.
 * @returns null where the answer speaks for itself
 */
export function findingOf(status: number, format: BodyFormat, text: string): Finding | null {
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
