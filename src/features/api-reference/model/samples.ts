import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {clientSample} from './client.ts';
import {sampleRequest} from './request.ts';
import {languages, type SampleLanguage} from './sample-languages.ts';
import type {Operation} from './types.ts';

/** Replaces the body while httpsnippet makes a sample in which the body is a string over several lines. */
const bodyMark = '__BODY__';
/** The mark as a sample contains it: a string in code whose content is a JSON string. */
const quotedMark = JSON.stringify(JSON.stringify(bodyMark));

function convert(request: HarRequest, language: SampleLanguage): string {
  const {target, client, options, body: writeBody, finish = (code) => code} = language;
  const text = request.postData?.text;
  const isMarked = writeBody && text !== undefined;
  const postData = {...request.postData, text: isMarked ? JSON.stringify(bodyMark) : text};
  const made = new HTTPSnippet({...request, postData} as HarRequest).convert(
    target!,
    client,
    options,
  );
  const marked = (Array.isArray(made) ? made[0] : made) || '';
  const code = isMarked ? marked.replace(quotedMark, () => writeBody(text)) : marked;
  return finish(code.replace(/[ \t]+$/gm, '').trim());
}

/** Samples of a request in all languages; in TypeScript only where the product's client covers the operation. */
export function requestSamples(operation: Operation) {
  const request = sampleRequest(operation);
  return Object.entries(languages).flatMap(([value, language]) => {
    const {label, fence = value, target} = language;
    const code = target ? convert(request, language) : clientSample(operation);
    return code ? {language: value, label, fence, code} : [];
  });
}

/** Reader's values in samples, in the order of the panel. */
export const readerFieldsIn = (samples: string): ReaderField[] => [
  ...new Set(splitAtSamples(samples).flatMap(({field}) => field ?? [])),
];
