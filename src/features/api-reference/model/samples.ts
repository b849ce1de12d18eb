import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {clientSample} from './client.ts';
import {sampleRequest, type SampleRequest} from './request.ts';
import {languages, type SampleLanguage} from './sample-languages.ts';
import {isJson} from './serialize.ts';
import type {Operation} from './types.ts';

/** Replaces the body while httpsnippet makes a sample in which the body is a string over several lines. */
const bodyMark = '__BODY__';
/** The mark as a sample contains it: a string in code whose content is a JSON string. */
const quotedMark = JSON.stringify(JSON.stringify(bodyMark));

const isForm = ({type = '', body}: SampleRequest): boolean =>
  /multipart|x-www-form-urlencoded/i.test(type) && typeof body === 'object' && body !== null;

/** A form's parts, a file where the description says so. */
const formPartsOf = ({body, files}: SampleRequest) =>
  Object.entries(body as Record<string, unknown>).map(([name, value]) =>
    files.includes(name)
      ? {name, fileName: String(value), contentType: 'application/octet-stream'}
      : {name, value: typeof value === 'string' ? value : JSON.stringify(value)},
  );

/** Text of a body; undefined where nothing is sent. */
const textOf = ({body, type = ''}: SampleRequest): string | undefined =>
  typeof body === 'string' && !isJson(type) ? body : JSON.stringify(body, null, 2);

function convert(request: SampleRequest, language: SampleLanguage): string {
  const {method, url, headers, query, cookies, type = 'application/json'} = request;
  const {target, client, options, body: writeBody, finish = (code) => code} = language;
  const text = isForm(request) ? undefined : textOf(request);
  const isMarked = writeBody && text !== undefined;
  const sent = isMarked ? JSON.stringify(bodyMark) : text;
  const postData = {
    mimeType: type,
    ...(isForm(request) ? {params: formPartsOf(request)} : {text: sent}),
  };
  const har = {method, url, headers, queryString: query, postData, cookies};
  const made = new HTTPSnippet(har as HarRequest).convert(target!, client, options);
  const marked = (Array.isArray(made) ? made[0] : made) || '';
  const code = isMarked ? marked.replace(quotedMark, () => writeBody(text)) : marked;
  return finish(code.replace(/[ \t]+$/gm, '').trim());
}

/** Samples of a request in all languages; in TypeScript only where the product's client covers the operation. */
export function requestSamples(operation: Operation) {
  const request = sampleRequest(operation);
  return Object.entries(languages).flatMap(([value, language]) => {
    const {label, fence = value, target} = language;
    const code = target ? convert(request, language) : clientSample(operation, request);
    return code ? {language: value, label, fence, code} : [];
  });
}

/** Reader's values in samples, in the order of the panel. */
export const readerFieldsIn = (samples: string): ReaderField[] => [
  ...new Set(splitAtSamples(samples).flatMap(({field}) => field ?? [])),
];
