/** Components, answers and examples say what they are. */
export default function textsNotEmpty() {
  const needs =
    (key, what) =>
    (node, {report, location}) => {
      if (!node[key]?.trim())
        report({message: `${what} has no ${key}.`, location: location.child([key])});
    };
  return {
    Info: needs('description', 'The description as a whole'),
    Server: needs('description', 'A server'),
    ServerVariable: needs('description', 'A server variable'),
    SecurityScheme: needs('description', 'A security scheme'),
    Response: needs('description', 'An answer'),
    Example: needs('summary', 'An example'),
    Schema(schema, context) {
      const shared =
        context.location.pointer === '#/' &&
        context.location.source.absoluteRef.includes('/components/schemas/');
      if (shared) needs('description', 'A shared schema')(schema, context);
    },
  };
}
