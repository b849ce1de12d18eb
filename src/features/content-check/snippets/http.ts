import {readFileSync} from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {generateApiPages} from '../../api-reference/generate.ts';
import type {Snippet} from '../snippets.ts';
import {jsonProblem} from './syntax.ts';

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

/** Path of the description that a request's path fits, as the server would read it: `/workspace/{id}/del` for `/workspace/cm5w97/del`. */
function findPath(paths: string[], address: string): string | undefined {
  const fits = (template: string): boolean => {
    const pattern = template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`, 'i').test(address);
  };
  return paths.find((template) => template === address) ?? paths.find(fits);
}

/** What is wrong with the body of a call: at most three mistakes, because one often brings others. */
function bodyProblems({components}: Description, operation: Operation, body: string): string[] {
  const id = operation.operationId!;
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (!schema) return [`${id} takes no body`];
  const unreadable = jsonProblem(body);
  if (unreadable) return [unreadable];
  const validate = ajv.compile({...schema, components});
  validate(JSON.parse(body));
  return (validate.errors ?? [])
    .slice(0, 3)
    .map(({instancePath, message}) => `${id}: body${instancePath} ${message}`);
}

/** Splits a shell block into its curl commands, continued lines joined. */
function curlCommands(code: string): string[] {
  return code
    .replace(/\\\n\s*/g, ' ')
    .split(/\n(?=\S)/)
    .filter((command) => /(^|\s|\()curl\s/.test(command));
}

function callProblems(description: Description, command: string): string[] {
  // The part after /open of a URL such as https://tianji.example.com/open/workspace/cm5w97/monitor/all?type=all.
  const address = /https?:\/\/[^/\s"']+\/open(\/[^\s"'?]*)/.exec(command)?.[1]?.replace(/\/$/, '');
  if (!address || address.startsWith('/_')) return [];
  const path = findPath(Object.keys(description.paths), address);
  if (!path) return [`The API has no path ${address}`];
  // Such as -d '{"name": "Shop"}', and for the method -X DELETE.
  const body = /(?:-d|--data|--data-raw|--json)\s+'([^']*)'/.exec(command)?.[1];
  const method = (
    /(?:-X|--request)\s+"?([A-Z]+)/.exec(command)?.[1] ?? (body === undefined ? 'GET' : 'POST')
  ).toLowerCase();
  const operation = description.paths[path]![method];
  if (!operation) return [`${path} has no ${method.toUpperCase()}`];
  return body === undefined ? [] : bodyProblems(description, operation, body);
}

/** curl commands to the HTTP API use a URL, a method, and a body that the description knows. */
export async function checkCalls(snippets: Snippet[]): Promise<void> {
  const calls = snippets.filter(({language, code}) => language === 'bash' && /\bcurl\s/.test(code));
  if (calls.length === 0) return;
  // The description is bundled first when its sources changed, as in a fresh clone.
  await generateApiPages();
  const description = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Description;
  for (const {code, error} of calls)
    for (const command of curlCommands(code))
      for (const problem of callProblems(description, command)) error(problem);
}
