/** A summary is an imperative of two to five words without a full stop: it is the title of a page and an entry of the sidebar. */
export default function summaryLength() {
  return {
    Operation(operation, {report, location}) {
      const text = operation.summary?.trim();
      if (!text) return; // operation-summary reports it
      const words = text.split(/\s+/).length;
      if (words < 2 || words > 5 || text.endsWith('.')) {
        report({
          message: `The summary has ${words} words. Write two to five, without a full stop.`,
          location: location.child(['summary']),
        });
      }
    },
  };
}
