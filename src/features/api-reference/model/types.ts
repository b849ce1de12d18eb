/** The parts of OpenAPI 3 that the pages show, with references resolved. */
export interface Schema {
  /** Name of the shared schema that this one is, or is made from. */
  'x-schema'?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  contentMediaType?: string;
  nullable?: boolean;
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
  example?: unknown;
  examples?: Record<string, {summary?: string; value?: unknown}>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: MediaType['examples'];
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
  /** Path on the server, with placeholders. */
  path: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
  security: Record<string, string[]>[];
  externalDocs?: {url: string};
  'x-roles'?: 'public' | 'user' | 'member' | 'admin' | 'owner';
  'x-since'?: string;
  'x-server-operation-id'?: string;
}

export interface Tag {
  name: string;
  description?: string;
  'x-displayName'?: string;
  externalDocs?: {url: string; description: string};
}

type PathItem = {parameters?: Parameter[]} & Record<string, unknown>;

export interface Description {
  servers?: {url: string}[];
  security?: Operation['security'];
  tags?: Tag[];
  paths?: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>};
}
