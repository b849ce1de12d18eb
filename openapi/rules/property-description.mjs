/** Every property, at every depth, has a description, or refers to a component that has one. */
export default function propertyDescription() {
  return {
    SchemaProperties(properties, {report, location, resolve}) {
      for (const [name, schema] of Object.entries(properties)) {
        const text = schema?.description ?? resolve(schema).node?.description;
        if (!text?.trim()) {
          report({
            message: `Property "${name}" has no description.`,
            location: location.child([name]),
          });
        }
      }
    },
  };
}
