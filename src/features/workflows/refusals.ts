import {bodyExamples, exampleOf} from '../api-reference/model/request.ts';
import type {Operation} from '../api-reference/model/types.ts';
import type {Step, Workflow, WorkflowDocument} from './files.ts';

/** Well formed, and the ID of nothing. */
const unknownId = 'cm000000000000000000000000';
/** Stores a report for any ID, so it would leave something behind. */
const acceptsUnknownIds = new Set(['website-generateLighthouseReport']);

const ownerToken = '$inputs.token';
const memberToken = '$workflows.join-as-member.outputs.token';

interface Sent {
  /** Expression of the token; none by default. */
  token?: string;
  parameters?: {name: string; in: string; value: string}[];
  body?: Record<string, unknown>;
  /** Status code, or several of which one is right; 200 by default. */
  status?: string[];
}

function stepOf(
  stepId: string,
  operationId: string,
  {token, parameters = [], body, status = ['200']}: Sent,
): Step {
  return {
    stepId,
    operationId: `$sourceDescriptions.tianji.${operationId}`,
    parameters: [
      ...(token ? [{name: 'Authorization', in: 'header', value: `Bearer {${token}}`}] : []),
      ...parameters,
    ],
    ...(body && {requestBody: {contentType: 'application/json', payload: body}}),
    successCriteria: [{condition: status.map((code) => `$statusCode == ${code}`).join(' || ')}],
  };
}

interface Request extends Required<Pick<Sent, 'parameters'>> {
  operation: Operation;
  body?: Record<string, unknown>;
  /** Names of the required parameters in the query and fields in the body, without Boolean fields: an omitted one counts as false. */
  required: string[];
  takesId: boolean;
}

const isId = (name: string): boolean =>
  name !== 'workspaceId' && (/id$/i.test(name) || name === 'slug');

/** The documented request of an operation, with the workspace of the run and unknown IDs of everything else. */
function requestOf(operation: Operation): Request {
  const valueOf = (name: string, otherwise: string): string => {
    if (name === 'workspaceId') return '$inputs.workspaceId';
    return isId(name) ? unknownId : otherwise;
  };
  const parameters = operation.parameters
    .filter(({required}) => required)
    .map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      value: valueOf(parameter.name, String(exampleOf(parameter) ?? 1)),
    }));
  const example = bodyExamples(operation)[0]?.value as Record<string, unknown> | undefined;
  const {required = [], properties = {}} =
    operation.requestBody?.content?.['application/json']?.schema ?? {};
  const body =
    example &&
    Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        typeof value === 'string' ? valueOf(name, value) : value,
      ]),
    );
  return {
    operation,
    parameters,
    body: body ?? (operation.responses['415'] ? {} : undefined),
    required: [
      ...parameters.filter((parameter) => parameter.in === 'query').map(({name}) => name),
      ...(example ? required : []).filter((name) => properties[name]?.type !== 'boolean'),
    ],
    takesId: [...parameters.map(({name}) => name), ...Object.keys(body ?? {})].some(isId),
  };
}

interface Case extends Pick<Sent, 'token' | 'status'> {
  omit?: string;
  /** Values of parameters and fields in place of those of the request. */
  values?: Record<string, string>;
}

/** A request with something wrong, which the name of the step ends with. */
function refusal(
  {operation, parameters, body}: Request,
  name: string,
  {omit, values = {}, ...sent}: Case,
): Step {
  const payload = Object.entries(body ?? {}).filter(([field]) => field !== omit);
  return stepOf(`${operation.operationId}-${name}`, operation.operationId, {
    ...sent,
    parameters: parameters
      .filter(({name: parameter}) => parameter !== omit)
      .map((parameter) => ({...parameter, value: values[parameter.name] ?? parameter.value})),
    body:
      body && Object.fromEntries(payload.map(([field, value]) => [field, values[field] ?? value])),
  });
}

const account = {username: '$inputs.memberUsername', password: '$inputs.memberPassword'};
const workspace = {name: 'workspaceId', in: 'path', value: '$inputs.workspaceId'};
const ofOwner = {token: ownerToken, parameters: [workspace]};
const userId = '$steps.login.outputs.userId';

/** The life of a membership: the second account joins, is made an admin and a reader again. */
const join: Step[] = [
  {
    ...stepOf('register', 'user-register', {body: account, status: ['200', '404', '500']}),
    description: 'An existing account is an error, as is a server without registration.',
  },
  {
    ...stepOf('login', 'user-login', {body: account}),
    outputs: {token: '$response.body#/token', userId: '$response.body#/info/id'},
  },
  stepOf('invite', 'workspace-invite', {...ofOwner, body: {emailOrId: userId, role: 'readOnly'}}),
  ...['admin', 'readOnly'].map((role) =>
    stepOf(`become-${role}`, 'workspace-updateMemberRole', {...ofOwner, body: {userId, role}}),
  ),
];

const leave = stepOf('remove', 'workspace-tick', {
  token: ownerToken,
  parameters: [
    workspace,
    {name: 'targetUserId', in: 'query', value: '$workflows.join-as-member.outputs.userId'},
  ],
});

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
  const requests = operations.map(requestOf);
  const secured = requests.filter(({operation}) => operation.security.length > 0);
  const ofWorkspace = secured.filter(({operation}) => operation.responses['403']);
  const tokenOf = ({operation}: Request): string | undefined =>
    operation.security.length > 0 ? ownerToken : undefined;
  const calls = [
    ...secured.map((request) => refusal(request, 'noToken', {status: ['401']})),
    ...ofWorkspace.map((request) =>
      refusal(request, 'foreignWorkspace', {
        token: ownerToken,
        status: ['403'],
        values: {workspaceId: unknownId},
      }),
    ),
    ...requests
      .filter(({operation}) => operation.responses['400'])
      .flatMap((request) =>
        request.required.map((omit) =>
          refusal(request, `without-${omit}`, {token: tokenOf(request), status: ['400'], omit}),
        ),
      ),
    ...requests
      .filter(({takesId, operation}) => takesId && !acceptsUnknownIds.has(operation.operationId))
      .map((request) =>
        refusal(request, 'unknownId', {
          token: tokenOf(request),
          status: ['200', '404', '500'].filter((status) => request.operation.responses[status]),
        }),
      ),
  ];
  const byMember = ofWorkspace
    .filter(({operation}) => ['admin', 'owner'].includes(operation['x-roles'] ?? ''))
    .map((request) =>
      refusal(request, 'readOnly', {
        token: memberToken,
        status: ['403'],
        // Two operations of workers look for the worker before they check the role.
        values: {workerId: '$inputs.workerId'},
      }),
    );
  const workflow = (workflowId: string, summary: string, steps: Step[]): Workflow => ({
    workflowId,
    summary,
    description: summary,
    inputs: document.workflows[0]!.inputs,
    steps,
  });
  const single = (step: Step): Workflow =>
    workflow(step.stepId, `What ${step.stepId.replace(/-[^-]+$/, '')} refuses`, [step]);
  const membership = {
    ...workflow('join-as-member', 'Membership of a second account', join),
    outputs: {token: '$steps.login.outputs.token', userId},
  };
  return {
    ...document,
    info: {
      ...document.info,
      title: 'Refusals',
      summary: 'What each operation refuses, derived from the description.',
    },
    workflows: [
      ...calls.map(single),
      ...(withMember
        ? [
            membership,
            ...byMember.map(single),
            workflow('leave-as-member', 'End of the membership', [leave]),
          ]
        : []),
    ],
  };
}
