import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {bodyExamples, exampleOf, isSecured} from '../api-reference/model/request.ts';
import type {Operation} from '../api-reference/model/types.ts';
import type {Step, Workflow, WorkflowDocument} from './files.ts';

/** Well formed, and the ID of nothing. */
const unknownId = 'cm000000000000000000000000';
/** Stores a report for any ID, so it would leave something behind. */
const acceptsUnknownIds = new Set(['website-generateLighthouseReport']);

const ownerToken = '$inputs.token';
const memberToken = '$workflows.join-as-member.outputs.token';
const membershipFile = path.join(import.meta.dirname, 'membership.yaml');

/** The documented request of an operation, with the workspace of the run and unknown IDs of everything else. */
interface DocumentedRequest {
  operation: Operation;
  parameters: {name: string; in: string; value: string}[];
  body?: Record<string, unknown>;
  /** Names of the required parameters in the query and fields in the body, without Boolean fields: an omitted one counts as false. */
  required: string[];
}

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

function valueOf(name: string, example: string): string {
  if (name === 'workspaceId') return '$inputs.workspaceId';
  return isId(name) ? unknownId : example;
}

/** The body of an example, with unknown IDs. */
const bodyOf = (example: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueOf(name, value) : value,
    ]),
  );

/** Required fields of a body. */
function requiredFields({requestBody}: Operation): string[] {
  const {required = [], properties = {}} = requestBody?.content?.['application/json']?.schema ?? {};
  return required.filter((name) => properties[name]?.type !== 'boolean');
}

function requestOf(operation: Operation): DocumentedRequest {
  const parameters = operation.parameters
    .filter(({required}) => required)
    .map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      // What has no example is a number.
      value: valueOf(parameter.name, String(exampleOf(parameter) ?? 1)),
    }));
  const example = bodyExamples(operation)[0]?.value as Record<string, unknown> | undefined;
  // An operation that refuses other media types wants a body, even an empty one.
  const emptyBody = operation.responses['415'] ? {} : undefined;
  return {
    operation,
    parameters,
    body: example ? bodyOf(example) : emptyBody,
    required: [
      ...parameters.filter((parameter) => parameter.in === 'query').map(({name}) => name),
      ...(example ? requiredFields(operation) : []),
    ],
  };
}

const isOfWorkspace = ({operation}: DocumentedRequest): boolean =>
  isSecured(operation) && '403' in operation.responses;

/** The faults for which the server refuses an operation to any account. */
function faultsOf(request: DocumentedRequest): Fault[] {
  const {operation, parameters, body = {}, required} = request;
  const {operationId, responses} = operation;
  const token = isSecured(operation) ? ownerToken : undefined;
  const faults: Fault[] = [];
  if (token) faults.push({name: 'noToken', statuses: ['401']});
  if (isOfWorkspace(request))
    faults.push({
      name: 'foreignWorkspace',
      token,
      values: {workspaceId: unknownId},
      statuses: ['403'],
    });
  for (const omit of responses['400'] ? required : [])
    faults.push({name: `without-${omit}`, token, omit, statuses: ['400']});
  const takesId = [...parameters.map(({name}) => name), ...Object.keys(body)].some(isId);
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

/** The step that sends a request with a fault. */
function stepOf(
  {operation: {operationId}, parameters, body}: DocumentedRequest,
  {name, token, omit, values = {}, statuses}: Fault,
): Step {
  const authorization = {name: 'Authorization', in: 'header', value: `Bearer {${token}}`};
  const sent = parameters
    .filter((parameter) => parameter.name !== omit)
    .map((parameter) => ({...parameter, value: values[parameter.name] ?? parameter.value}));
  const fields = Object.entries(body ?? {})
    .filter(([field]) => field !== omit)
    .map(([field, value]) => [field, values[field] ?? value]);
  const requestBody = {contentType: 'application/json', payload: Object.fromEntries(fields)};
  return {
    stepId: `${operationId}-${name}`,
    operationId: `$sourceDescriptions.tianji.${operationId}`,
    parameters: token ? [authorization, ...sent] : sent,
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
  const workflowOf = (request: DocumentedRequest, fault: Fault): Workflow => {
    const step = stepOf(request, fault);
    const summary = `What ${request.operation.operationId} refuses`;
    const {inputs} = document.workflows[0]!;
    return {workflowId: step.stepId, summary, description: summary, inputs, steps: [step]};
  };
  const requests = operations.map(requestOf);
  const ofAdmins = requests.filter(
    (request) =>
      isOfWorkspace(request) && ['admin', 'owner'].includes(request.operation['x-roles'] ?? ''),
  );
  const [join, leave] = parse(readFileSync(membershipFile, 'utf8')) as [Workflow, Workflow];
  const byMember = [join, ...ofAdmins.map((request) => workflowOf(request, memberFault)), leave];
  return {
    ...document,
    info: {
      ...document.info,
      title: 'Refusals',
      summary: 'What each operation refuses, derived from the description.',
    },
    workflows: [
      ...requests.flatMap((request) =>
        faultsOf(request).map((fault) => workflowOf(request, fault)),
      ),
      ...(withMember ? byMember : []),
    ],
  };
}
