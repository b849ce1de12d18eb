import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * Reads test data in YAML. An alias is the same object as its anchor, so a schema can contain itself.
 * @param folder that of the test: `import.meta.dirname`
 */
export const readTestData = <T>(folder: string, file: string): T =>
  parse(readFileSync(path.join(folder, file), 'utf8')) as T;
