/** What OpenAPI knows and the pages don't show, with what a reader would miss. */
const missing = {
  Operation: {
    callbacks: 'requests that the server sends',
    servers: 'servers of a single operation',
  },
  PathItem: {servers: 'servers of a single path'},
  Response: {headers: 'headers of a response', links: 'links to other operations'},
  MediaType: {encoding: 'how the parts of a form are encoded'},
  Schema: {
    contains: 'what an array contains',
    dependentRequired: 'fields that others require',
    dependentSchemas: 'fields that others require',
    else: 'conditions',
    if: 'conditions',
    not: 'what a value must not be',
    patternProperties: 'properties by a pattern of their names',
    prefixItems: 'entries of an array by their position',
    propertyNames: 'what names of properties look like',
    then: 'conditions',
    unevaluatedItems: 'further entries of an array',
    unevaluatedProperties: 'further properties',
    xml: 'names of elements and attributes in XML',
  },
};

/** Whatever the pages don't show is a finding, so that nothing vanishes silently. */
export default function supported() {
  // A shared part is visited once, inside the first operation that refers to it.
  let operation;
  const check =
    (kind) =>
    (node, {report, location}) => {
      const say = (key, what) =>
        report({
          message: `${operation ? `${operation}: ` : ''}the pages don't show "${key}" (${what}). Say it in the description, and remove it.`,
          location: location.child([key]).key(),
        });
      for (const [key, what] of Object.entries(missing[kind]))
        if (node[key] !== undefined && node[key] !== false) say(key, what);
      if (kind === 'Schema' && node.properties && typeof node.additionalProperties === 'object')
        say('additionalProperties', 'further properties beside named ones');
    };
  return {
    Root(node, {report, location}) {
      for (const key of ['webhooks', 'x-webhooks'])
        if (node[key])
          report({message: `The pages don't show "${key}".`, location: location.child([key])});
    },
    any: {
      enter(node, {report, location, type: {extensionsPrefix}}) {
        for (const [key, value] of Object.entries(extensionsPrefix ? (node ?? {}) : {}))
          if (key.startsWith(extensionsPrefix) && /"\$ref":"[^#]/.test(JSON.stringify(value)))
            report({
              message: `"${key}" refers to a file. The OpenAPI plugin stops at such an extension.`,
              location: location.child([key]).key(),
            });
      },
    },
    SecurityScheme({type, scheme = ''}, {report, location}) {
      if (type !== 'http' || scheme.toLowerCase() !== 'bearer')
        report({
          message: `Samples and console send a bearer token, not "${scheme || type}".`,
          location: location.child(['type']),
        });
    },
    Parameter(node, {report, location, resolve}) {
      const say = (key, what) =>
        report({
          message: `${operation ? `${operation}: ` : ''}samples and console write the value of a parameter as it is typed, not by its ${what}.`,
          location: location.child([key]),
        });
      for (const key of ['style', 'explode', 'content'])
        if (node[key] !== undefined) say(key, `"${key}"`);
      const {type} = resolve(node.schema ?? {}).node ?? {};
      for (const name of [type].flat())
        if (name === 'array' || name === 'object') say('schema', `type "${name}"`);
    },
    PathItem: check('PathItem'),
    Operation: {
      enter(node, context) {
        operation = node.operationId;
        check('Operation')(node, context);
      },
      leave() {
        operation = undefined;
      },
    },
    Response: check('Response'),
    MediaType: check('MediaType'),
    Schema: check('Schema'),
  };
}
