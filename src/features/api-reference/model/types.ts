/** The parts of OpenAPI 3.1 that the pages show, with references resolved. */
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
  minItems?: number;
  maxItems?: number;
  deprecated?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export interface Example {
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface RequestBody {
  required?: boolean;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface Response {
  description?: string;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  security?: Record<string, string[]>[];
  'x-roles'?: string;
  'x-since'?: string;
  'x-server-operation-id'?: string;
}

export interface Tag {
  name: string;
  description?: string;
  'x-displayName'?: string;
  externalDocs?: {url: string; description?: string};
}

export interface Description {
  servers?: {url: string}[];
  tags?: Tag[];
  paths?: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
}
