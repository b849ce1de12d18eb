import {withoutCode} from './texts.mjs';

/** Descriptions become MDX pages, in which `<` and braces outside of a code span are markup. `>` is text: **Settings > Profile**. */
export default function plainMarkdown() {
  const check = (node, {report, location}) => {
    for (const key of ['summary', 'description', 'title']) {
      const text = node[key];
      if (typeof text === 'string' && /[<{}]/.test(withoutCode(text))) {
        report({
          message: `The ${key} contains <, {, or } outside a code span. Put it in backticks.`,
          location: location.child([key]),
        });
      }
    }
  };
  return {
    Info: check,
    Tag: check,
    Operation: check,
    Parameter: check,
    RequestBody: check,
    Response: check,
    Schema: check,
    Example: check,
    SecurityScheme: check,
  };
}
