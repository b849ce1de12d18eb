import path from 'node:path';

/** Groups with operations whose ids begin otherwise: what a route may begin with there. Every other group takes its own name only. */
const beginnings = {
  global: ['global', ''],
  sharing: ['feed', 'website'],
  'status-page': ['monitor', 'server-status'],
};

/** The address of an operation's page comes from its id. Folder, file name, tag and id must agree. */
export default function routeFromOperationId() {
  return {
    Operation(operation, {report, location}) {
      const id = operation.operationId;
      if (!id) return; // operation-operationId reports it
      const file = location.source.absoluteRef;
      const group = path.basename(path.dirname(file));
      const name = path.basename(file, path.extname(file));
      const route = id.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
      const expected = (beginnings[group] ?? [group]).map((beginning) =>
        beginning ? `${beginning}-${name}` : name,
      );
      if (!expected.includes(route)) {
        report({
          message: `operationId "${id}" leads to /api/${route}, but the file is ${group}/${name}. Give both the same name.`,
          location: location.child(['operationId']),
        });
      }
      if (operation.tags?.[0] !== group) {
        report({
          message: `The tag must be the name of the folder, "${group}".`,
          location: location.child(['tags']),
        });
      }
    },
  };
}
