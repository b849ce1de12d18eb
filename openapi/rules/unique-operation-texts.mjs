/** No two operations share a summary or a description: a copied text is wrong for one of them. */
export default function uniqueOperationTexts() {
  const seen = {summary: new Map(), description: new Map()};
  return {
    Operation(operation, {report, location}) {
      for (const key of ['summary', 'description']) {
        const text = operation[key]?.trim();
        if (!text) continue;
        const other = seen[key].get(text);
        if (other)
          report({
            message: `The ${key} is the same as that of ${other}.`,
            location: location.child([key]),
          });
        else seen[key].set(text, operation.operationId);
      }
    },
  };
}
