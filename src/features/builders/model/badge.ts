import {readerSamples} from '../../../data/reader-values.ts';
import {webUrl} from '../../../components/web-url.ts';
import {escapeAttribute} from './snippet.ts';

/** Choices of a reader for a telemetry URL; at first a counter for the sample project's README. */
export const badgeDefaults = {
  /** A badge with the number, or an image of one transparent pixel. */
  kind: 'badge' as 'badge' | 'pixel',
  /** Full URL of the page that is counted; empty leaves it to the Referer header. */
  url: 'https://code.harbor.example/shop',
  /** Count for `url` even when a Referer header arrives. */
  force: true,
  /** Event name, which counts separately within the page. */
  name: '',
  /** Text on the left of the badge. */
  title: '',
  /** Number that is added to the count. */
  start: '',
  /** All digits instead of an abbreviation such as 12.35k. */
  fullNumber: false,
};
export type BadgeChoices = typeof badgeDefaults;

/** Whether the server would refuse or not record a choice. */
export const badgeProblems = ({kind, url, name, start}: BadgeChoices) => ({
  url: url.trim() !== '' && !webUrl(url.trim())?.hostname.includes('.'),
  name: name.trim().length > 100,
  start: kind === 'badge' && !/^\d{0,15}$/.test(start.trim()),
});

/** URL of the image, with the sample values. */
export function badgeUrl(choices: BadgeChoices): string {
  const {origin, workspaceId, telemetryId} = readerSamples;
  const isBadge = choices.kind === 'badge';
  const url = choices.url.trim();
  const parameters = {
    url,
    force: choices.force && url ? 'true' : '',
    name: choices.name.trim(),
    title: isBadge ? choices.title.trim() : '',
    start: isBadge ? choices.start.trim() : '',
    fullNum: isBadge && choices.fullNumber ? 'true' : '',
  };
  // It also encodes parentheses, at which Markdown would end the URL.
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value));
  const path = `${origin}/telemetry/${workspaceId}/${telemetryId}${isBadge ? '/badge.svg' : '.gif'}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The URL in the forms in which it is pasted. A pixel has no alternative text, so that no one hears of it. */
export function badgeForms(choices: BadgeChoices): {markdown: string; html: string; url: string} {
  const url = badgeUrl(choices);
  const alt = choices.kind === 'badge' ? choices.title.trim() || 'visitors' : '';
  const size = choices.kind === 'badge' ? '' : ' width="1" height="1"';
  return {
    markdown: `![${alt.replace(/[[\]\\]/g, String.raw`\$&`)}](${url})`,
    html: `<img alt="${escapeAttribute(alt)}"${size} src="${escapeAttribute(url)}" />`,
    url,
  };
}
