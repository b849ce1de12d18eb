/** Numbers of operations of an API description. */
export interface ApiFacts {
  total: number;
  /** By tag, in the order of the description's tag list. */
  groups: Record<string, number>;
}

interface Description {
  tags?: {name: string}[];
  paths?: Record<string, Record<string, {tags?: string[]; operationId?: string}>>;
}

/**
 * Counts the operations of an OpenAPI description, in all and by their first tag.
 * @param description parsed description, bundled
 */
export function countOperations(description: Description): ApiFacts {
  const groups: Record<string, number> = Object.fromEntries((description.tags ?? []).map(({name}) => [name, 0]));
  let total = 0;
  for (const item of Object.values(description.paths ?? {})) {
    for (const operation of Object.values(item)) {
      if (!operation?.operationId) continue;
      total += 1;
      const group = operation.tags?.[0];
      if (group) groups[group] = (groups[group] ?? 0) + 1;
    }
  }
  return {total, groups};
}
