/** Indents JSON without reading its values, so that numbers of any size and the order of keys stay as they were sent. */
export function indentJson(json: string, by = '  '): string {
  let out = '';
  let depth = 0;
  const line = (): string => `\n${by.repeat(depth)}`;
  for (let i = 0; i < json.length; i += 1) {
    const sign = json[i]!;
    if (sign === '"') {
      const end = endOfText(json, i);
      out += json.slice(i, end);
      i = end - 1;
    } else if (sign === '{' || sign === '[') {
      const next = /\S/.exec(json.slice(i + 1, i + 200))?.[0];
      const closing = sign === '{' ? '}' : ']';
      if (next === closing) {
        out += sign + closing;
        i = json.indexOf(closing, i);
      } else {
        depth += 1;
        out += sign + line();
      }
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      out += line() + sign;
    } else if (sign === ',') out += sign + line();
    else if (sign === ':') out += ': ';
    else if (!/\s/.test(sign)) out += sign;
  }
  return out;
}

function endOfText(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return Math.min(i + 1, json.length);
}

/** Size in the units of the reader's language: bytes, kilobytes, megabytes. */
export function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1000 ? [bytes, 'byte'] : bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value);
}

export function timeText(ms: number, locale: string): string {
  const seconds = ms >= 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: seconds ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: seconds ? 1 : 0,
  }).format(seconds ? ms / 1000 : ms);
}
