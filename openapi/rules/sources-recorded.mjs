/** Every operation names the files of the product it was checked against, and the release: `npm run drift` reads them. */
export default function sourcesRecorded() {
  return {
    Operation(operation, {report, location}) {
      const sources = operation['x-sources'];
      if (!Array.isArray(sources) || sources.length === 0)
        report({
          message:
            'Name the files of the product that the operation depends on: x-sources: [src/server/…].',
          location,
        });
      if (!/^v\d+\.\d+\.\d+$/.test(operation['x-verified'] ?? ''))
        report({
          message: 'Name the release that the operation was checked against: x-verified: v1.32.25.',
          location,
        });
    },
  };
}
