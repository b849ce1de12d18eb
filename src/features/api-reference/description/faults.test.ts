import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readTestData} from '../../../node/test-data.ts';
import {testFolder} from '../../../node/test-folder.ts';
import {lint} from './redocly.ts';

/** A fault of faults.yaml, which explains its properties. */
interface Fault {
  fault: string;
  file: string;
  rule: string;
  replace: string;
  with: string;
  message?: string;
}

const descriptions = readTestData<Fault[][]>(import.meta.dirname, 'faults.yaml');

describe.each(descriptions.map((faults) => ({faults})))(
  'the build stops with file, line, and rule at',
  ({faults}) => {
    const {root, write} = testFolder();
    let problems: string[] = [];
    beforeAll(async () => {
      cpSync('openapi', root, {recursive: true, filter: (name) => !name.includes('dist')});
      for (const {fault, file, replace, with: replacement} of faults) {
        const text = readFileSync(path.join(root, file), 'utf8');
        const changed = text.replace(new RegExp(replace), replacement);
        expect(changed, `${fault} must change the file`).not.toBe(text);
        write(file, changed);
      }
      const output = await lint(path.join(root, 'openapi.yaml')).then(String, String);
      // Redocly numbers the problems: "[1] openapi/openapi.yaml:3:1 at …".
      problems = output.split(/^\[\d+\] /m);
    }, 180_000);

    it.each(faults)('$fault', ({file, rule, message = ''}) => {
      const problem = new RegExp(`${file}:\\d+:\\d+ [^]*${message}[^]*by the ${rule} rule`);
      expect(problems).toContainEqual(expect.stringMatching(problem));
    });
  },
);
