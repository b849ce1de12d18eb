import path from 'node:path';
import {kebab} from './texts.mjs';

/** The address of an operation's page comes from its id. Folder, file name, tag and id must agree. */
export default function routeFromOperationId() {
  return {
    Operation(operation, {report, location}) {
      const id = operation.operationId;
      if (!id) return; // operation-operationId reports it
      const file = location.source.absoluteRef;
      const group = path.basename(path.dirname(file));
      const name = path.basename(file, path.extname(file));
      const route = kebab(id);
      if (route !== `${group}-${name}` && !(group === 'global' && route === name)) {
        report({
          message: `operationId "${id}" leads to /api/${route}, but the file is ${group}/${name}. Give both the same name.`,
          location: location.child(['operationId']),
        });
      }
      if (operation.tags?.[0] !== group) {
        report({message: `The tag must be the name of the folder, "${group}".`, location: location.child(['tags'])});
      }
    },
  };
}
