import type {ReaderWorkflow} from '../calls.ts';
import {curlScript} from './curl.ts';
import {pythonScript} from './python.ts';
import {typeScriptScript} from './typescript.ts';

/** Languages of the scripts, in the order of the tabs. */
const scriptLanguages = {
  curl: {label: 'curl', fence: 'bash', ending: 'sh', write: curlScript},
  typescript: {label: 'TypeScript', fence: 'ts', ending: 'mts', write: typeScriptScript},
  python: {label: 'Python', fence: 'python', ending: 'py', write: pythonScript},
} as const;

/** The scripts of a workflow. Each runs as it is once a reader's values are in it. */
export const scriptsOf = (
  workflow: ReaderWorkflow,
): {label: string; value: string; fence: string; file: string; code: string}[] =>
  Object.entries(scriptLanguages).map(([value, {label, fence, ending, write}]) => ({
    value,
    label,
    fence,
    file: `${value === 'python' ? workflow.id.replaceAll('-', '_') : workflow.id}.${ending}`,
    code: write(workflow),
  }));
