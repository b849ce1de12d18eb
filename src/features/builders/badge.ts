import {webUrl} from '../../components/web-url.ts';
import {readerSamples} from '../../data/reader-values.ts';
import {escapeAttribute} from './snippet.ts';

/** Choices of a reader for a telemetry image; at first a counter for the sample project's README. */
export const badgeDefaults = {
  kind: 'badge' as 'badge' | 'pixel',
  /** Page that is counted; empty leaves it to the Referer header. */
  url: 'https://code.harbor.example/shop',
  /** Count `url` even when a Referer header arrives. */
  force: true,
  name: '',
  title: '',
  start: '',
  fullNumber: false,
};
export type BadgeChoices = typeof badgeDefaults;

/** Whether the server would refuse or not record a choice. */
export const badgeProblems = ({kind, url, name, start}: BadgeChoices) => ({
  url: url.trim() !== '' && !webUrl(url.trim())?.hostname.includes('.'),
  name: name.trim().length > 100,
  start: kind === 'badge' && !/^\d{0,15}$/.test(start.trim()),
});

/** URL of the image with the sample values, and the forms in which it is pasted. */
export function badgeForms(choices: BadgeChoices) {
  const {origin, workspaceId, telemetryId} = readerSamples;
  const isBadge = choices.kind === 'badge';
  const page = choices.url.trim();
  const title = choices.title.trim();
  const parameters = {
    url: page,
    force: choices.force && page && 'true',
    name: choices.name.trim(),
    ...(isBadge && {title, start: choices.start.trim(), fullNum: choices.fullNumber && 'true'}),
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  // It also encodes parentheses, at which Markdown would end the URL.
  const query = new URLSearchParams(given);
  const path = `${origin}/telemetry/${workspaceId}/${telemetryId}${isBadge ? '/badge.svg' : '.gif'}`;
  const url = query.size > 0 ? `${path}?${query}` : path;
  // A pixel has no alternative text, so that no one hears of it.
  const alt = isBadge ? title || 'visitors' : '';
  const size = isBadge ? '' : ' width="1" height="1"';
  return {
    markdown: `![${alt.replace(/[[\]\\]/g, String.raw`\$&`)}](${url})`,
    html: `<img alt="${escapeAttribute(alt)}"${size} src="${escapeAttribute(url)}" />`,
    url,
  };
}
