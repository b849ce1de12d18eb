/** Every body has an example, and so does every parameter that a request needs, because samples are made from examples. */
export default function examplesPresent() {
  // A shared part is visited once, inside the first operation that refers to it.
  let operation;
  const hasExample = ({example, examples = {}}) =>
    example !== undefined || Object.keys(examples).length > 0;
  const report = ({report: add, location}, what, at) =>
    add({
      message: `${operation ? `${operation}: ` : ''}${what} has no example.`,
      location: at ? location.child([at]) : location.key(),
    });
  return {
    Operation: {
      enter({operationId}) {
        operation = operationId;
      },
      leave() {
        operation = undefined;
      },
    },
    Parameter(parameter, context) {
      const {name, required, schema = {}, content = {}} = parameter;
      if (required && Object.keys(content).length === 0)
        if (![parameter, schema].some(hasExample) && !schema.enum)
          report(context, `the parameter "${name}"`, 'name');
    },
    MediaType(media, context) {
      if (!hasExample(media)) report(context, `the body of type "${context.key}"`, 'schema');
    },
  };
}
