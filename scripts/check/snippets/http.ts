import {readFileSync} from 'node:fs';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {generateApiPages} from '../../../src/features/api-reference/generate.ts';
import {messageOf, type Problem, type Snippet} from '../snippets.ts';

interface Operation {
  operationId?: string;
  requestBody?: {content?: Record<string, {schema?: object}>};
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);
const validators = new Map<string, ValidateFunction>();

/** Path of the description that a request's path fits, as the server would read it. */
function findPath(description: Description, address: string): string | undefined {
  const segments = address.split('/');
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every(
        (name, i) => name.startsWith('{') || name.toLowerCase() === segments[i]!.toLowerCase(),
      )
    );
  };
  const paths = Object.keys(description.paths);
  return paths.find((template) => template === address) ?? paths.find(fits);
}

function bodyProblems({components}: Description, operation: Operation, body: string): Problem[] {
  const id = operation.operationId!;
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (!schema) return [{message: `${id} takes no body`}];
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch (error) {
    return [{message: `The body is not JSON: ${messageOf(error)}`}];
  }
  const validate = validators.get(id) ?? ajv.compile({...schema, components});
  validators.set(id, validate);
  validate(data);
  return (validate.errors ?? [])
    .slice(0, 3)
    .map(({instancePath, message}) => ({message: `${id}: body${instancePath} ${message}`}));
}

/** Splits a shell block into its curl commands, continued lines joined. */
function curlCommands(code: string): string[] {
  return code
    .replace(/\\\n\s*/g, ' ')
    .split(/\n(?=\S)/)
    .filter((command) => /(^|\s|\()curl\s/.test(command));
}

function callProblems(description: Description, command: string): Problem[] {
  const address = /https?:\/\/[^/\s"']+\/open(\/[^\s"'?]*)/.exec(command)?.[1]?.replace(/\/$/, '');
  if (!address || address.startsWith('/_')) return [];
  const path = findPath(description, address);
  if (!path) return [{message: `The API has no path ${address}`}];
  const body = /(?:-d|--data|--data-raw|--json)\s+'([^']*)'/.exec(command)?.[1];
  const method = (
    /(?:-X|--request)\s+"?([A-Z]+)/.exec(command)?.[1] ?? (body === undefined ? 'GET' : 'POST')
  ).toLowerCase();
  const operation = description.paths[path]![method];
  if (!operation) return [{message: `${path} has no ${method.toUpperCase()}`}];
  return body === undefined ? [] : bodyProblems(description, operation, body);
}

/** curl commands to the HTTP API use a URL, a method, and a body that the description knows. */
export async function checkCalls(snippets: Snippet[]): Promise<Map<Snippet, Problem[]>> {
  const calls = snippets.filter(({language, code}) => language === 'bash' && /\bcurl\s/.test(code));
  if (calls.length === 0) return new Map();
  // The description is bundled first when its sources changed, as in a fresh clone.
  await generateApiPages();
  const description = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Description;
  return new Map(
    calls.map((snippet) => [
      snippet,
      curlCommands(snippet.code).flatMap((command) => callProblems(description, command)),
    ]),
  );
}
