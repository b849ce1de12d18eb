/** What Tianji sends for `format: date-time`. */
const dateTime = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$';

/**
 * Decorator that leaves no room in a description: an object has only its documented properties, an object made of several schemas has
 * the properties of all of them, a response without content has an empty body, and a time has the form that Tianji sends. Objects
 * whose description allows further properties keep them.
 */
function responses() {
  return {
    Schema: {
      leave(schema, {resolve}) {
        if (schema.allOf) {
          const parts = schema.allOf.map((part) => resolve(part).node ?? part);
          schema.type = 'object';
          schema.required = parts.flatMap(({required}) => required ?? []);
          schema.properties = Object.assign({}, ...parts.map(({properties}) => properties));
          delete schema.allOf;
        }
        if (schema.properties) schema.additionalProperties ??= false;
        if (schema.format === 'date-time') schema.pattern ??= dateTime;
      },
    },
    Response(response) {
      response.content ??= {'application/json': {schema: {type: 'object', maxProperties: 0}}};
    },
  };
}

/** Redocly plugin that makes the strict copy of a description. */
export default function strict() {
  return {id: 'strict', decorators: {oas3: {responses}}};
}
