import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {bodyExamples, exampleOf, isSecured} from '../api-reference/model/request.ts';
import type {Operation, Parameter} from '../api-reference/model/types.ts';
import type {Step, Workflow, WorkflowDocument} from './files.ts';

/** Well formed, and the ID of nothing. */
const unknownId = 'cm000000000000000000000000';
/** Stores a report for any ID, so it would leave something behind. */
const acceptsUnknownIds = new Set(['website-generateLighthouseReport']);

const ownerToken = '$inputs.token';
const memberToken = '$workflows.join-as-member.outputs.token';

/** What is wrong with a request. */
interface Fault {
  /** The name of the step ends with it. */
  name: string;
  /** Expression of the token; none is sent without it. */
  token?: string;
  /** Parameter or field that isn't sent. */
  omit?: string;
  /** Values of parameters and fields in place of those of the request. */
  values?: Record<string, string>;
  /** Status codes of which one is right. */
  statuses: string[];
}

const isId = (name: string): boolean =>
  name !== 'workspaceId' && (/id$/i.test(name) || name === 'slug');

/** The value that is sent: the documented one, except for the workspace of the run and unknown IDs of everything else. */
function valueOf(name: string, example: unknown): unknown {
  if (typeof example !== 'string') return example;
  if (name === 'workspaceId') return '$inputs.workspaceId';
  return isId(name) ? unknownId : example;
}

const exampleBody = (operation: Operation): object | undefined =>
  bodyExamples(operation)[0]?.value as object | undefined;

const requiredParameters = ({parameters}: Operation): Parameter[] =>
  parameters.filter(({required}) => required);

/** Required parameters in the query and fields in the body, without Boolean fields: an omitted one counts as false. */
function requiredNames(operation: Operation): string[] {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const {required = [], properties = {}} = (exampleBody(operation) && schema) ?? {};
  return [
    ...requiredParameters(operation)
      .filter((parameter) => parameter.in === 'query')
      .map(({name}) => name),
    ...required.filter((name) => properties[name]?.type !== 'boolean'),
  ];
}

const isOfWorkspace = (operation: Operation): boolean =>
  isSecured(operation) && '403' in operation.responses;

/** The faults for which the server refuses an operation to any account. */
function faultsOf(operation: Operation): Fault[] {
  const {operationId, responses} = operation;
  const token = isSecured(operation) ? ownerToken : undefined;
  const faults: Fault[] = [];
  if (token) faults.push({name: 'noToken', statuses: ['401']});
  if (isOfWorkspace(operation))
    faults.push({
      name: 'foreignWorkspace',
      token,
      values: {workspaceId: unknownId},
      statuses: ['403'],
    });
  for (const omit of responses['400'] ? requiredNames(operation) : [])
    faults.push({name: `without-${omit}`, token, omit, statuses: ['400']});
  const names = requiredParameters(operation).map(({name}) => name);
  const takesId = [...names, ...Object.keys(exampleBody(operation) ?? {})].some(isId);
  if (takesId && !acceptsUnknownIds.has(operationId)) {
    const statuses = ['200', '404', '500'].filter((status) => responses[status]);
    faults.push({name: 'unknownId', token, statuses});
  }
  return faults;
}

/** The call of a member whose role is too low. */
const memberFault: Fault = {
  name: 'readOnly',
  token: memberToken,
  // Two operations of workers look for the worker before they check the role.
  values: {workerId: '$inputs.workerId'},
  statuses: ['403'],
};

/** The step that sends the documented request of an operation with a fault. */
function stepOf(
  operation: Operation,
  {name: fault, token, omit, values = {}, statuses}: Fault,
): Step {
  const {operationId, responses} = operation;
  const authorization = {name: 'Authorization', in: 'header', value: `Bearer {${token}}`};
  const parameters = requiredParameters(operation)
    .filter(({name}) => name !== omit)
    .map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      // What has no example is a number.
      value: values[parameter.name] ?? valueOf(parameter.name, String(exampleOf(parameter) ?? 1)),
    }));
  // An operation that refuses other media types wants a body, even an empty one.
  const body = exampleBody(operation) ?? (responses['415'] && {});
  const fields = Object.entries(body ?? {})
    .filter(([name]) => name !== omit)
    .map(([name, value]) => [name, values[name] ?? valueOf(name, value)]);
  const requestBody = {contentType: 'application/json', payload: Object.fromEntries(fields)};
  return {
    stepId: `${operationId}-${fault}`,
    operationId: `$sourceDescriptions.tianji.${operationId}`,
    parameters: token ? [authorization, ...parameters] : parameters,
    ...(body && {requestBody}),
    successCriteria: [
      {condition: statuses.map((status) => `$statusCode == ${status}`).join(' || ')},
    ],
  };
}

/**
 * Derives from the description what each operation refuses: a call without a token, with the ID of a foreign workspace, without a
 * required field, with an unknown ID, and, if there is a second account, of a member whose role is too low. Each call is a workflow, so
 * that a difference in one doesn't end the others.
 * @param operations those of the strict copy of the description
 * @param document workflows whose sources, inputs, and components the result shares
 * @param withMember whether the inputs name a second account
 */
export function refusalWorkflows(
  operations: Operation[],
  document: WorkflowDocument,
  withMember: boolean,
): WorkflowDocument {
  const {inputs} = document.workflows[0]!;
  const workflowOf = (operation: Operation, fault: Fault): Workflow => {
    const step = stepOf(operation, fault);
    const summary = `What ${operation.operationId} refuses`;
    return {workflowId: step.stepId, summary, description: summary, inputs, steps: [step]};
  };
  const refused = operations.flatMap((operation) =>
    faultsOf(operation).map((fault) => workflowOf(operation, fault)),
  );
  const ofAdmins = operations.filter(
    (operation) =>
      isOfWorkspace(operation) && ['admin', 'owner'].includes(operation['x-roles'] ?? ''),
  );
  const membership = readFileSync(path.join(import.meta.dirname, 'membership.yaml'), 'utf8');
  const [join, leave] = parse(membership) as [Workflow, Workflow];
  const byMember = ofAdmins.map((operation) => workflowOf(operation, memberFault));
  return {
    ...document,
    info: {
      ...document.info,
      title: 'Refusals',
      summary: 'What each operation refuses, derived from the description.',
    },
    workflows: withMember ? [...refused, join, ...byMember, leave] : refused,
  };
}
