/** One step of a path: a name, a position, or "the members whose key has this value". */
export type Step = string | number | {key: string; value: string};

const selector =
  /^(?:\.([A-Za-z_$][\w$-]*)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\[\?\(?\s*@\.([\w$-]+)\s*==\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*\)?\])/;

const unescape = (text: string): string => text.replace(/\\(.)/g, '$1');

/**
 * Reads the part of JSONPath (RFC 9535) that overlays need: `$`, `.name`, `['name']`, `[0]` and `[?@.key=='value']`.
 * @throws Error for anything else, with the place
 */
export function parseJsonPath(path: string): Step[] {
  if (!path.startsWith('$')) throw new Error(`"${path}" must begin with $`);
  const steps: Step[] = [];
  let rest = path.slice(1);
  while (rest) {
    const match = selector.exec(rest);
    if (!match) throw new Error(`"${path}" cannot be read from "${rest}" on; allowed are .name, ['name'], [0] and [?@.key=='value']`);
    const [text, dotted, position, single, double, key, singleValue, doubleValue] = match;
    if (key !== undefined) steps.push({key, value: unescape(singleValue ?? doubleValue ?? '')});
    else if (position !== undefined) steps.push(Number(position));
    else steps.push(dotted ?? unescape(single ?? double ?? ''));
    rest = rest.slice(text.length);
  }
  return steps;
}

/** Values that a path leads to: none, one, or several where a filter matches several members. */
export function select(root: unknown, steps: Step[]): unknown[] {
  return steps.reduce<unknown[]>(
    (nodes, step) =>
      nodes.flatMap((node) => {
        if (node === null || typeof node !== 'object') return [];
        if (typeof step === 'object')
          return Object.values(node).filter((member) => (member as Record<string, unknown> | null)?.[step.key] === step.value);
        const value = (node as Record<string | number, unknown>)[step];
        return value === undefined ? [] : [value];
      }),
    [root],
  );
}

/** Writes steps as a path, in the form that {@link parseJsonPath} reads. */
export function formatJsonPath(steps: Step[]): string {
  return `$${steps
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      if (typeof step === 'object') return `[?@.${step.key}=='${step.value}']`;
      return /^[A-Za-z_$][\w$-]*$/.test(step) ? `.${step}` : `['${step.replace(/(['\\])/g, '\\$1')}']`;
    })
    .join('')}`;
}
