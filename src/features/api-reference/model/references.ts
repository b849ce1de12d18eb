/**
 * Puts the referenced parts of a bundled description in the place of its references. A part that contains itself is the same
 * object at each depth.
 * @param description description whose references point into itself
 */
export function resolveReferences<T extends object>(description: T): T {
  const done = new Map<string, unknown>();
  const lookUp = (pointer: string): unknown =>
    pointer
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'))
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], description);

  function resolve(node: unknown): unknown {
    if (typeof node !== 'object' || node === null) return node;
    const pointer = (node as {$ref?: unknown}).$ref;
    if (typeof pointer === 'string' && pointer.startsWith('#/')) {
      const {$ref: _, ...beside} = node as {$ref: string};
      return Object.keys(beside).length > 0 ? {...(shared(pointer) as object), ...(resolve(beside) as object)} : shared(pointer);
    }
    return fill(node, Array.isArray(node) ? [] : {});
  }

  function fill(from: object, into: object): object {
    for (const [key, value] of Object.entries(from)) (into as Record<string, unknown>)[key] = resolve(value);
    return into;
  }

  function shared(pointer: string): unknown {
    if (!done.has(pointer)) {
      const target = lookUp(pointer);
      if (typeof target !== 'object' || target === null) throw new Error(`The description refers to ${pointer}, which does not exist.`);
      const copy = Array.isArray(target) ? [] : {};
      done.set(pointer, copy);
      const resolved = '$ref' in target ? resolve(target) : target;
      if ('$ref' in target) Object.assign(copy, resolved);
      else fill(target, copy);
    }
    return done.get(pointer);
  }

  return resolve(description) as T;
}
