/** Choices of a reader for the tracking snippet. Empty text means: leave the attribute out. */
export interface SnippetChoices {
  /** File name of the script on the server. */
  scriptName: string;
  /** Root of the server that receives the data, where it differs from the script's place. */
  hostUrl: string;
  /** Host names that are counted, separated by commas. */
  domains: string;
  /** Record only what the page sends itself. */
  manual: boolean;
  obeyDoNotTrack: boolean;
}

export const snippetDefaults: SnippetChoices = {scriptName: 'tracker.js', hostUrl: '', domains: '', manual: false, obeyDoNotTrack: false};

/** What is wrong with a choice, in a word that the form translates. */
export type SnippetProblem = 'scriptName' | 'hostUrl' | 'domains';

export const attributeText = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const domainList = (domains: string): string[] =>
  domains
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);

const scriptPath = (name: string): string => name.trim().replace(/^\/+/, '') || snippetDefaults.scriptName;

/** A script under a nested path derives a wrong server root from its own address, so the root has to be named. */
export function needsHostUrl({scriptName}: SnippetChoices): boolean {
  return scriptPath(scriptName).includes('/');
}

/** Names the choices that the script could not use. */
export function snippetProblems({scriptName, hostUrl, domains}: SnippetChoices): SnippetProblem[] {
  const problems: SnippetProblem[] = [];
  if (!/^[\w.~/-]+$/.test(scriptPath(scriptName))) problems.push('scriptName');
  if (hostUrl.trim() && !/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(hostUrl.trim())) problems.push('hostUrl');
  // The script compares with `location.hostname`: no scheme, port, path or wildcard can ever be equal to it.
  if (domainList(domains).some((domain) => !/^[\p{L}\p{N}.-]+$/u.test(domain))) problems.push('domains');
  return problems;
}

export function buildSnippet(choices: SnippetChoices, instance: {origin: string; websiteId: string}): string {
  const path = scriptPath(choices.scriptName);
  const hostUrl = choices.hostUrl.trim().replace(/\/$/, '') || (needsHostUrl(choices) ? instance.origin : '');
  const domains = domainList(choices.domains).join(',');
  const attributes = [
    `src="${attributeText(`${instance.origin}/${path}`)}"`,
    `data-website-id="${attributeText(instance.websiteId)}"`,
    ...(hostUrl ? [`data-host-url="${attributeText(hostUrl)}"`] : []),
    ...(domains ? [`data-domains="${attributeText(domains)}"`] : []),
    ...(choices.manual ? ['data-auto-track="false"'] : []),
    ...(choices.obeyDoNotTrack ? ['data-do-not-track="true"'] : []),
  ];
  return `<script\n  async\n  defer\n${attributes.map((attribute) => `  ${attribute}`).join('\n')}\n></script>`;
}
