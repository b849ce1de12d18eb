/** The parts of OpenAPI 3.1 that the pages show, with references resolved. The linter sees to the texts that aren't optional here. */
export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  deprecated?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, {summary: string; value?: unknown}>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  deprecated?: boolean;
  description: string;
  schema?: Schema;
  example?: unknown;
}

/** A request or a response. */
export interface Body {
  required?: boolean;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
  security?: Record<string, string[]>[];
  'x-roles'?: string;
  'x-since'?: string;
  'x-server-operation-id'?: string;
}

export interface Tag {
  name: string;
  description: string;
  'x-displayName': string;
  externalDocs: {url: string; description: string};
}

export interface Description {
  servers: {url: string}[];
  tags: Tag[];
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
}
