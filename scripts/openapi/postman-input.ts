type Json = Record<string, unknown>;

/** Texts of Markdown links that lead into the site mean nothing outside of it: only their words stay. */
const withoutSiteLinks = (text: string): string => text.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1');

/** Follows a reference into the description's own components. */
function deref(root: Json, node: Json): Json {
  if (typeof node.$ref !== 'string') return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<Json>((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')] as Json, root);
}

/** Gives a body its first example in the form that the converter takes over unchanged. */
function oneExample(root: Json, body: Json | undefined): void {
  const content = body?.content as Record<string, Json> | undefined;
  for (const media of Object.values(content ?? {})) {
    const [first] = Object.values((media.examples ?? {}) as Record<string, Json>);
    if (first) media.example = deref(root, first).value;
    delete media.examples;
  }
}

/**
 * Prepares a bundled description for the Postman converter: it invents values where a body has named examples, so each gets
 * one plain example; groups get their display names; of the answers the good one is kept, errors would triple the file.
 * @param description bundled description; it is changed
 */
export function forPostman(description: Json): Json {
  const titles = new Map<unknown, unknown>();
  for (const tag of description.tags as Json[]) {
    titles.set(tag.name, tag['x-displayName']);
    tag.name = tag['x-displayName'];
  }
  for (const item of Object.values(description.paths as Record<string, Record<string, Json>>)) {
    for (const operation of Object.values(item)) {
      operation.tags = (operation.tags as unknown[]).map((tag) => titles.get(tag));
      operation.parameters = ((operation.parameters ?? []) as Json[]).map((parameter) => {
        const {schema, ...rest} = deref(description, parameter) as {schema: Json & {enum?: unknown[]}};
        // Without an example the converter draws a value at random, and the file would change with each run.
        const example = (rest as Json).example ?? schema.default ?? schema.enum?.[0] ?? '';
        return {...rest, schema: {...schema, example}};
      });
      oneExample(description, operation.requestBody as Json | undefined);
      const good = (operation.responses as Record<string, Json>)['200'];
      oneExample(description, good);
      operation.responses = {200: good};
    }
  }
  return JSON.parse(JSON.stringify(description), (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? withoutSiteLinks(value) : value,
  ) as Json;
}
