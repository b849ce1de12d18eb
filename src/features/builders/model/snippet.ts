import {webUrl} from '../../../components/web-url.ts';
import {readerSamples} from '../../../data/reader-values.ts';

/** Choices of a reader for the tracking snippet. Empty text means: leave the attribute out. */
export const snippetDefaults = {
  /** File name of the script on the server. */
  scriptName: 'tracker.js',
  /** Root of the server that receives the data, where it differs from the script's place. */
  hostUrl: '',
  /** Hostnames that are counted, separated by commas. */
  domains: '',
  /** Record only what the page sends itself. */
  manual: false,
  obeyDoNotTrack: false,
};
export type SnippetChoices = typeof snippetDefaults;

/** Text for the value of an HTML attribute between double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const domainList = (domains: string): string[] =>
  domains
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);

const scriptPath = (name: string): string =>
  name.trim().replace(/^\/+/, '') || snippetDefaults.scriptName;

/** A script under a nested path derives a wrong server root from its own URL, so the root has to be named. */
export const needsHostUrl = ({scriptName}: SnippetChoices): boolean =>
  scriptPath(scriptName).includes('/');

/** Whether the script could not use a choice. */
export const snippetProblems = (choices: SnippetChoices) => ({
  scriptName: !/^[\w.~/-]+$/.test(scriptPath(choices.scriptName)),
  hostUrl: choices.hostUrl.trim() !== '' && !webUrl(choices.hostUrl.trim()),
  // The script compares with `location.hostname`: no scheme, port, path or wildcard can ever be equal to it.
  domains: domainList(choices.domains).some((domain) => !/^[\p{L}\p{N}.-]+$/u.test(domain)),
});

/** The snippet with the sample values, in whose place the page shows the reader's own. */
export function buildSnippet(choices: SnippetChoices): string {
  const {origin, websiteId} = readerSamples;
  const hostUrl =
    choices.hostUrl.trim().replace(/\/$/, '') || (needsHostUrl(choices) ? origin : '');
  const domains = domainList(choices.domains).join(',');
  const attributes = [
    `src="${escapeAttribute(`${origin}/${scriptPath(choices.scriptName)}`)}"`,
    `data-website-id="${websiteId}"`,
    hostUrl && `data-host-url="${escapeAttribute(hostUrl)}"`,
    domains && `data-domains="${escapeAttribute(domains)}"`,
    choices.manual && 'data-auto-track="false"',
    choices.obeyDoNotTrack && 'data-do-not-track="true"',
  ].filter(Boolean);
  return `<script\n  async\n  defer\n${attributes.map((attribute) => `  ${attribute}`).join('\n')}\n></script>`;
}
