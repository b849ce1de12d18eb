import {webUrl} from '../components/web-url.ts';

/**
 * Values of the shared sample data set that represent something of the reader's own. Snippets are written with the sample values;
 * the site marks them and shows the reader's values in their place once they are known.
 */
export const readerSamples = {
  origin: 'https://tianji.example.com',
  workspaceId: 'cm5w97wtm000108l52ncaalst',
  websiteId: 'cm5xn5n40000c08l5lvjdfi4n',
  monitorId: 'cm5xnkdfy000f08l5b8gl9w7j',
  surveyId: 'cm6m300w0001f08l54f5uacdd',
  telemetryId: 'cm67uqo00000x08l5pgzfavnm',
  channelId: 'cm62eabuj000r08l5a48f8rm6',
  apiKey: 'sk_<your API key>',
} as const;

export type ReaderField = keyof typeof readerSamples;

/** Fields in the order in which panels show them. */
export const readerFields = Object.keys(readerSamples) as ReaderField[];

/** What a reader entered; a field that is missing shows its sample value. */
export type ReaderValues = Partial<Record<ReaderField, string>>;

/** Escapes what has a meaning in a pattern, such as the dots of the origin. */
const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Any sample value. The parentheses keep it among the parts of text that is split at it. */
const samplePattern = new RegExp(`(${Object.values(readerSamples).map(escapePattern).join('|')})`);

const fieldOfSample = new Map<string, ReaderField>(
  readerFields.map((field) => [readerSamples[field], field]),
);

/** Splits text at the sample values it contains, whose parts have the field that they represent. */
export const splitAtSamples = (text: string) =>
  text
    .split(samplePattern)
    .filter(Boolean)
    .map((part) => ({text: part, field: fieldOfSample.get(part)}));

/** Puts the reader's values into text written with sample values. */
export function fillSamples(text: string, values: ReaderValues): string {
  return splitAtSamples(text)
    .map((part) => (part.field ? values[part.field] || part.text : part.text))
    .join('');
}

/** How a URL is shown without its scheme. */
export const withoutScheme = (value: string): string => value.replace(/^https:\/\//, '');

/** Whether code can be shown with a value: an origin, an ID of lowercase letters and digits, or a key of visible ASCII characters. */
export function isReaderValue(field: ReaderField, value: string): boolean {
  if (value === '') return true;
  if (field === 'origin') return webUrl(value)?.origin === value;
  if (field === 'apiKey') return /^[\x21-\x7e]{8,512}$/.test(value);
  return /^[a-z0-9]{20,40}$/.test(value);
}
