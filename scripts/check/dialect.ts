import type {Convention} from '../../src/config/languages.ts';

/** Kinds of address that are called so. Others are URLs, endpoints, or hostnames. */
const kindsOfAddress =
  'IP|IPv[46]|MAC|email|client|source|bind|listen|loopback|postal|network|public|private|server|sender|From|wallet|internal|the';

/**
 * Phrases that readers don't search for or stumble over: English words in place of the trade's, and words that promise, praise, or pad.
 * Code, labels in bold, and links are left out before the search. A phrase that is right in one place is written another way, or quoted
 * as code or as a label. Source: the style guide's word list.
 */
const english: Convention[] = [
  [
    /\b(is|are|be|was|were) told\b|\btells? (no|nobody|its)\b/i,
    'say who is notified: "Tianji notifies you", "sends an alert"',
  ],
  [/\b(answers?|gives?|ends? in|goes? to) (with )?[1-5]\d\d\b/i, 'write "returns 404"'],
  [
    /\b(its|this|empty|no|good|wrong) answers?\b|\banswers? (with|holds|of)\b/i,
    'write "response" or "returns"',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:${kindsOfAddress})(?:['’]s)? )(?<!-)\baddress(es)?\b(?! (?:bar|book|space|range))`,
      'i',
    ),
    'write "URL", "endpoint", or "hostname", or name the kind: IP address, email address',
  ],
  [
    /\b(a|an empty|other|this|bare) text\b(?! (?:file|editor|field|area|message|box|node|response|body|survey))|\btexts\b/i,
    'write "string", "value", or "message"',
  ],
  [/\bway out\b|\bmend(s|ed|ing)?\b/i, 'write "fix" or "solution"'],
  [/\bof (your|its|their|our|my) own\b|\bof (yours|theirs)\b/i, 'write "your own …" or "custom"'],
  [/\bby (API|HTTP|UDP|mail|webhook|MCP)\b/, 'write "through the API", "over UDP", "by email"'],
  [
    /\b(stands?|lies) (in|on|at|beside|behind|there|for)\b|\bbeside\b/i,
    'write "is in", "is stored in", or "next to"',
  ],
  [/\b(carries|carry)\b/i, 'write "contains", "includes", or "has"'],
  [/\bholds\b/i, 'write "contains", "stores", or "includes"'],
  [/\bat once\b|\bfor good\b/i, 'write "immediately" or "permanently"'],
  [/\b(left|leaves?|leaving) (it |them |that )?out\b/i, 'write "omit" or "optional"'],
  [
    /\b(whoever|anybody|somebody|nobody|everybody)\b/i,
    'write "anyone who", "everyone", or name the person',
  ],
  [
    /(^|[.:] )(Recorded|Stored|Handled|Kept|Not recorded|Shown|Missing) (are|is)\b/,
    'put the subject first: "The log records …"',
  ],
  [
    /\b(This|After this|this) page (shows|says|lists|explains|describes|covers|puts|leads|tells|is about|walks)\b|\bAfter this page\b/,
    'open with what the feature does for the reader',
  ],
  [/\d[ \u00a0]%/, 'write "95%"'],
  [
    /\be-mails?\b|\btime-outs?\b|\bhost names?\b|\buser names?\b|\b(cancelled|labelled|misspelt|colour|behaviour)\b/i,
    'write email, timeout, hostname, username, and US spelling',
  ],
  [/\bweb (interface|console)\b/i, 'the product’s own interface is the dashboard'],
  [
    /\b(simply|easily|effortless(ly)?|of course|obviously|needless to say)\b/i,
    'delete it: what is simple to the writer may not be to the reader',
  ],
  [/\bjust\b(?! (as|like|before|after|under|over|above|below))/i, 'delete it'],
  [/\beasy\b/i, 'say what there is to do'],
  [
    /\b(best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|blazing(ly)?|seamless(ly)?|powerful|revolutionary|world[- ]class|game[- ]chang\w+)\b/i,
    'give a figure instead of praise',
  ],
  [/\b(in order to)\b/i, 'write "to"'],
  [/\b(please note|note that|it should be noted)\b/i, 'say it, or make it an admonition'],
  [/\b(utili[sz]e[sd]?|leverage[sd]?)\b/i, 'write "use"'],
  [/\b(whitelist|blacklist)\w*\b/i, 'write "allow list" or "block list"'],
];

/** First phrase of each pattern in a text, with the advice. */
export const phrasesIn = (text: string, patterns: Convention[] = english): string[] =>
  patterns.flatMap(([pattern, advice]) => {
    const match = pattern.exec(text);
    return match ? [`"${match[0].trim()}": ${advice}.`] : [];
  });
