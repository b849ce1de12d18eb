/**
 * Puts the referenced parts of a bundled description in the place of its references. A part that contains itself is the same
 * object at each depth.
 * @param description description whose references point into itself
 */
export function resolveReferences<T extends object>(description: T): T {
  const done = new Map<object, object>();

  function target(pointer: string): unknown {
    const keys = pointer.slice(2).split('/');
    const found = keys
      .map((key) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'))
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        description,
      );
    if (found === undefined)
      throw new Error(`The description refers to ${pointer}, which does not exist.`);
    return found;
  }

  function resolve(node: unknown): unknown {
    if (typeof node !== 'object' || node === null) return node;
    const {$ref, ...beside} = node as {$ref?: unknown};
    if (typeof $ref === 'string') {
      const shared = resolve(target($ref));
      return Object.keys(beside).length > 0
        ? {...(shared as object), ...(resolve(beside) as object)}
        : shared;
    }
    const copy = done.get(node) ?? (Array.isArray(node) ? [] : {});
    if (!done.has(node)) {
      done.set(node, copy);
      for (const [key, value] of Object.entries(node))
        (copy as Record<string, unknown>)[key] = resolve(value);
    }
    return copy;
  }

  return resolve(description) as T;
}
