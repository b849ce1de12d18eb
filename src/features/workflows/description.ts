/** The parts of a bundled OpenAPI description that the workflows are derived from. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, {value: unknown} | Ref>;
}

interface Ref {
  $ref: string;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, {value: unknown} | Ref>;
}

export interface Operation {
  operationId: string;
  'x-roles'?: string;
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: {content: Record<string, Content>};
  responses: Record<string, Ref | {content?: Record<string, {schema?: Schema}>}>;
}

export interface Description {
  info: {version: string};
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

/** Follows a local reference. */
export function resolve<T extends object>(description: Description, value: T | Ref): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      description,
    );
  return resolve(description, found as T | Ref);
}

/** All operations in the order of the description. */
export function operationsOf(description: Description): Operation[] {
  return Object.values(description.paths).flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([, operation]) => operation),
  );
}

/** A valid value of a parameter: its example, or the first of its values. */
export function exampleOf(
  description: Description,
  {example, examples, schema}: Parameter,
): string {
  const [first] = Object.values(examples ?? {});
  const documented = example ?? (first && resolve<{value: unknown}>(description, first).value);
  return String(documented ?? (schema && resolve<Schema>(description, schema).enum?.[0]) ?? 1);
}

/** The first documented example of the JSON body, or undefined if the operation has no body. */
export function exampleBody(
  description: Description,
  {requestBody}: Operation,
): {payload: Record<string, unknown>; schema: Schema} | undefined {
  const content = requestBody?.content['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  if (!content?.schema || !example) return undefined;
  const {value} = resolve<{value: unknown}>(description, example);
  return {
    payload: value as Record<string, unknown>,
    schema: resolve<Schema>(description, content.schema),
  };
}
