import {onlyRepeatsName} from './texts.mjs';

/** A description that only repeats the name of its field tells a reader nothing. */
export default function textAddsSomething() {
  return {
    SchemaProperties(properties, {report, location}) {
      for (const [name, schema] of Object.entries(properties)) {
        if (schema?.description && onlyRepeatsName(name, schema.description)) {
          report({
            message: `The description of "${name}" only repeats its name.`,
            location: location.child([name, 'description']),
          });
        }
      }
    },
    Parameter(parameter, {report, location}) {
      if (parameter.description && onlyRepeatsName(parameter.name, parameter.description)) {
        report({
          message: `The description of "${parameter.name}" only repeats its name.`,
          location: location.child(['description']),
        });
      }
    },
  };
}
