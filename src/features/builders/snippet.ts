import {webUrl} from '../../components/web-url.ts';
import {readerSamples} from '../../data/reader-values.ts';

/** Choices of a reader for the tracking snippet. Empty text means: leave the attribute out. */
export const snippetDefaults = {
  scriptName: 'tracker.js',
  hostUrl: '',
  /** Hostnames separated by commas. */
  domains: '',
  manual: false,
  obeyDoNotTrack: false,
};
export type SnippetChoices = typeof snippetDefaults;

/** Text for the value of an HTML attribute between double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const domainList = (domains: string): string[] =>
  domains.split(',').flatMap((domain) => domain.trim() || []);

const scriptPath = (name: string): string =>
  name.trim().replace(/^\/+/, '') || snippetDefaults.scriptName;

/** Whether the script could not use a choice. */
export const snippetProblems = ({scriptName, hostUrl, domains}: SnippetChoices) => ({
  scriptName: !/^[\w.~/-]+$/.test(scriptPath(scriptName)),
  hostUrl: hostUrl.trim() !== '' && !webUrl(hostUrl.trim()),
  // The script compares with `location.hostname`: no scheme, port, path or wildcard can ever be equal to it.
  domains: domainList(domains).some((domain) => !/^[\p{L}\p{N}.-]+$/u.test(domain)),
});

/** The snippet with the sample values, in whose place the page shows the reader's own. */
export function buildSnippet(choices: SnippetChoices): string {
  const {origin, websiteId} = readerSamples;
  const hostUrl = choices.hostUrl.trim().replace(/\/$/, '');
  const script = scriptPath(choices.scriptName);
  const attributes = {
    src: `${origin}/${script}`,
    'data-website-id': websiteId,
    // From a folder, the script derives a wrong server root from its own URL.
    'data-host-url': hostUrl || (script.includes('/') && origin),
    'data-domains': domainList(choices.domains).join(','),
    'data-auto-track': choices.manual && 'false',
    'data-do-not-track': choices.obeyDoNotTrack && 'true',
  };
  const lines = Object.entries(attributes).flatMap(([name, value]) =>
    value ? `  ${name}="${escapeAttribute(value)}"` : [],
  );
  return ['<script', '  async', '  defer', ...lines, '></script>'].join('\n');
}
