/** A phrase that readers don't search for or stumble over, with the word of the trade. Source: the style guide's word list. */
export interface Dialect {
  pattern: RegExp;
  advice: string;
}

/** Kinds of address that are called so. Others are URLs, endpoints, or hostnames. */
const kindsOfAddress =
  'IP|IPv[46]|MAC|email|client|source|bind|listen|loopback|postal|network|public|private|server|sender|From|wallet|internal|the';

/**
 * The house dialect: English words in place of the trade's. Code, labels in bold, and links are left out before the search.
 * A phrase that is right in one place is written another way, or quoted as code or as a label.
 */
const dialect: Dialect[] = [
  {
    pattern: /\b(is|are|be|was|were) told\b|\btells? (no|nobody|its)\b/i,
    advice: 'say who is notified: "Tianji notifies you", "sends an alert"',
  },
  {pattern: /\b(answers?|gives?|ends? in|goes? to) (with )?[1-5]\d\d\b/i, advice: 'write "returns 404"'},
  {pattern: /\b(its|this|empty|no|good|wrong) answers?\b|\banswers? (with|holds|of)\b/i, advice: 'write "response" or "returns"'},
  {
    pattern: new RegExp(String.raw`(?<!\b(?:${kindsOfAddress})(?:['’]s)? )(?<!-)\baddress(es)?\b(?! (?:bar|book|space|range))`, 'i'),
    advice: 'write "URL", "endpoint", or "hostname", or name the kind: IP address, email address',
  },
  {
    pattern: /\b(a|an empty|other|this|bare) text\b(?! (?:file|editor|field|area|message|box|node|response|body|survey))|\btexts\b/i,
    advice: 'write "string", "value", or "message"',
  },
  {pattern: /\bway out\b|\bmend(s|ed|ing)?\b/i, advice: 'write "fix" or "solution"'},
  {pattern: /\bof (your|its|their|our|my) own\b|\bof (yours|theirs)\b/i, advice: 'write "your own …" or "custom"'},
  {pattern: /\bby (API|HTTP|UDP|mail|webhook|MCP)\b/, advice: 'write "through the API", "over UDP", "by email"'},
  {pattern: /\b(stands?|lies) (in|on|at|beside|behind|there|for)\b|\bbeside\b/i, advice: 'write "is in", "is stored in", or "next to"'},
  {pattern: /\b(carries|carry)\b/i, advice: 'write "contains", "includes", or "has"'},
  {pattern: /\bholds\b/i, advice: 'write "contains", "stores", or "includes"'},
  {pattern: /\bat once\b|\bfor good\b/i, advice: 'write "immediately" or "permanently"'},
  {pattern: /\b(left|leaves?|leaving) (it |them |that )?out\b/i, advice: 'write "omit" or "optional"'},
  {pattern: /\b(whoever|anybody|somebody|nobody|everybody)\b/i, advice: 'write "anyone who", "everyone", or name the person'},
  {
    pattern: /(^|[.:] )(Recorded|Stored|Handled|Kept|Not recorded|Shown|Missing) (are|is)\b/,
    advice: 'put the subject first: "The log records …"',
  },
  {
    pattern:
      /\b(This|After this|this) page (shows|says|lists|explains|describes|covers|puts|leads|tells|is about|walks)\b|\bAfter this page\b/,
    advice: 'open with what the feature does for the reader',
  },
  {pattern: /\d[ \u00a0]%/, advice: 'write "95%"'},
  {
    pattern: /\be-mails?\b|\btime-outs?\b|\bhost names?\b|\buser names?\b|\b(cancelled|labelled|misspelt|colour|behaviour)\b/i,
    advice: 'write email, timeout, hostname, username, and US spelling',
  },
  {pattern: /\bweb (interface|console)\b/i, advice: 'the product’s own interface is the dashboard'},
];

/** First phrase of each pattern in a text, with the advice. */
export function dialectIn(text: string, patterns: Dialect[] = dialect): {phrase: string; advice: string}[] {
  return patterns.flatMap(({pattern, advice}) => {
    const match = pattern.exec(text);
    return match ? [{phrase: match[0].trim(), advice}] : [];
  });
}
