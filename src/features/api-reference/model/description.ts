import {readFileSync, statSync} from 'node:fs';
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {defaultLocale} from '../../../config/locales.ts';
import type {Description, Operation, Parameter, Tag} from './types.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Bundled description of a locale: what the OpenAPI plugin reads. */
export const descriptionFile = (locale: string): string =>
  `openapi/dist/openapi${locale === defaultLocale ? '' : `.${locale}`}.json`;

/** Last part of an operation's URL, as the OpenAPI plugin names its page: `monitor-changeActive` gives monitor-change-active. */
export const routeOf = (operationId: string): string =>
  (operationId.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join('-').toLowerCase();

/** Path of the server that all operations start with, such as `/open`. */
export const basePathOf = ([server]: {url: string}[] = []): string =>
  (server?.url ?? '').replace(/^(?:\{\w+\}|https?:\/\/[^/]+)/, '').replace(/\/$/, '');

/** Parameters of an operation, then those of its path that they don't replace. */
function parametersOf(ofOperation: Parameter[] = [], ofPath: Parameter[] = []): Parameter[] {
  const isReplaced = (shared: Parameter): boolean =>
    ofOperation.some((parameter) => parameter.name === shared.name && parameter.in === shared.in);
  return [...ofOperation, ...ofPath.filter((shared) => !isReplaced(shared))];
}

/** Operations of a description in its order, with empty values for optional members that are missing. */
export function operationsOf({paths = {}, servers, security = []}: Description): Operation[] {
  const basePath = basePathOf(servers);
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Partial<Operation> | undefined;
      if (!operation) return [];
      const parameters = parametersOf(operation.parameters, item.parameters);
      return {
        security,
        tags: [],
        responses: {},
        ...operation,
        parameters,
        method,
        path: basePath + path,
      } as Operation;
    }),
  );
}

/** What the pages are made from: the operations and groups of a language. */
export interface Reference {
  operations: Operation[];
  tags: Tag[];
}

/**
 * Writes a schema with something next to its reference as one that extends the other: `{$ref, description}` becomes
 * `{description, allOf: [{$ref}]}`. The parser would drop the description if the other contains itself.
 */
function extendReference(_key: string, value: unknown): unknown {
  const {$ref, ...beside} = Object(value) as {$ref?: unknown};
  return String($ref).startsWith('#/components/schemas/') && Object.keys(beside).length > 0
    ? {...beside, allOf: [{$ref}]}
    : value;
}

/**
 * @param json description with references, which point into itself. A schema that contains itself is the same object, or has the same `x-schema`, at each
 *   depth.
 */
export async function resolveDescription(json: string): Promise<Reference> {
  const description = JSON.parse(json, extendReference) as Description;
  for (const [name, schema] of Object.entries(description.components?.schemas ?? {}))
    schema['x-schema'] = name;
  const resolved = (await $RefParser.dereference(description as object)) as Description;
  return {operations: operationsOf(resolved), tags: resolved.tags ?? []};
}

const cache = new Map<string, {time: number; reference: Promise<Reference>}>();

/**
 * Reads the description of a locale once, and again when it changed.
 * @throws Error if it hasn't been generated, or has a reference that leads nowhere
 */
export function readReference(locale: string): Promise<Reference> {
  const file = descriptionFile(locale);
  const time = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  if (!time) throw new Error(`${file} is missing. Run "npm run generate" first.`);
  const cached = cache.get(file);
  if (cached?.time === time) return cached.reference;
  const reference = resolveDescription(readFileSync(file, 'utf8'));
  cache.set(file, {time, reference});
  return reference;
}
