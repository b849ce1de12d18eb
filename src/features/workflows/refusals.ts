import {
  exampleBody,
  exampleOf,
  operationsOf,
  resolve,
  type Description,
  type Operation,
  type Parameter,
} from './description.ts';
import type {Step, Workflow, WorkflowDocument} from './files.ts';

/** Well formed, and the ID of nothing. */
const unknownId = 'cm000000000000000000000000';
/** Stores a report for any ID, so it would leave something behind. */
const acceptsUnknownIds = new Set(['website-generateLighthouseReport']);

interface Request {
  operation: Operation;
  parameters: {name: string; in: string; value: string}[];
  body?: Record<string, unknown>;
  /** Names of the required parameters in the query and fields in the body, without Boolean fields: an omitted one counts as false. */
  required: string[];
  takesId: boolean;
}

const isId = (name: string): boolean =>
  name !== 'workspaceId' && (/id$/i.test(name) || name === 'slug');

/** The documented request of an operation, with the workspace of the run and unknown IDs of everything else. */
function requestOf(description: Description, operation: Operation): Request {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve<Parameter>(description, parameter))
    .filter(({required}) => required)
    .map((parameter) => ({...parameter, sample: exampleOf(description, parameter)}));
  const example = exampleBody(description, operation);
  const properties = example?.schema.properties ?? {};
  const valueOf = (name: string, otherwise: string): string => {
    if (name === 'workspaceId') return '$inputs.workspaceId';
    return isId(name) ? unknownId : otherwise;
  };
  const body =
    example &&
    Object.fromEntries(
      Object.entries(example.payload).map(([name, value]) => [
        name,
        typeof value === 'string' ? valueOf(name, value) : value,
      ]),
    );
  const isBoolean = (name: string): boolean => {
    const property = properties[name];
    return property ? resolve(description, property).type === 'boolean' : false;
  };
  return {
    operation,
    parameters: parameters.map(({name, in: place, sample}) => ({
      name,
      in: place,
      value: valueOf(name, sample),
    })),
    body: body ?? (operation.responses['415'] ? {} : undefined),
    required: [
      ...parameters.filter((one) => one.in === 'query').map(({name}) => name),
      ...(example?.schema.required ?? []).filter((name) => !isBoolean(name)),
    ],
    takesId: [...parameters.map(({name}) => name), ...Object.keys(body ?? {})].some(isId),
  };
}

interface Case {
  /** What is wrong with the request, as a part of the step's name. */
  name: string;
  token?: string;
  /** Status code, or several of which one is right. */
  status: string[];
  omit?: string;
  /** Values of parameters and fields in place of those of the request. */
  values?: Record<string, string>;
}

function toStep({operation, parameters, body}: Request, one: Case): Step {
  return {
    stepId: `${operation.operationId}-${one.name}`,
    operationId: `$sourceDescriptions.tianji.${operation.operationId}`,
    parameters: [
      ...(one.token ? [{name: 'Authorization', in: 'header', value: `Bearer {${one.token}}`}] : []),
      ...parameters
        .filter(({name}) => name !== one.omit)
        .map((parameter) => ({
          ...parameter,
          value: one.values?.[parameter.name] ?? parameter.value,
        })),
    ],
    ...(body && {
      requestBody: {
        contentType: 'application/json',
        payload: Object.fromEntries(
          Object.entries(body)
            .filter(([name]) => name !== one.omit)
            .map(([name, value]) => [name, one.values?.[name] ?? value]),
        ),
      },
    }),
    successCriteria: [
      {condition: one.status.map((status) => `$statusCode == ${status}`).join(' || ')},
    ],
  };
}

const ownerToken = '$inputs.token';
const memberToken = '$workflows.join-as-member.outputs.token';

/** The life of a membership: the second account joins, is made an admin and a reader again. */
const join: Step[] = [
  {
    stepId: 'register',
    operationId: '$sourceDescriptions.tianji.user-register',
    description: 'An existing account is an error, as is a server without registration.',
    requestBody: {
      contentType: 'application/json',
      payload: {username: '$inputs.memberUsername', password: '$inputs.memberPassword'},
    },
    successCriteria: [
      {condition: '$statusCode == 200 || $statusCode == 404 || $statusCode == 500'},
    ],
  },
  {
    stepId: 'login',
    operationId: '$sourceDescriptions.tianji.user-login',
    requestBody: {
      contentType: 'application/json',
      payload: {username: '$inputs.memberUsername', password: '$inputs.memberPassword'},
    },
    successCriteria: [{condition: '$statusCode == 200'}],
    outputs: {token: '$response.body#/token', userId: '$response.body#/info/id'},
  },
  {
    stepId: 'invite',
    operationId: '$sourceDescriptions.tianji.workspace-invite',
    parameters: [
      {name: 'Authorization', in: 'header', value: `Bearer {${ownerToken}}`},
      {name: 'workspaceId', in: 'path', value: '$inputs.workspaceId'},
    ],
    requestBody: {
      contentType: 'application/json',
      payload: {emailOrId: '$steps.login.outputs.userId', role: 'readOnly'},
    },
    successCriteria: [{condition: '$statusCode == 200'}],
  },
  ...['admin', 'readOnly'].map((role): Step => ({
    stepId: `become-${role}`,
    operationId: '$sourceDescriptions.tianji.workspace-updateMemberRole',
    parameters: [
      {name: 'Authorization', in: 'header', value: `Bearer {${ownerToken}}`},
      {name: 'workspaceId', in: 'path', value: '$inputs.workspaceId'},
    ],
    requestBody: {
      contentType: 'application/json',
      payload: {userId: '$steps.login.outputs.userId', role},
    },
    successCriteria: [{condition: '$statusCode == 200'}],
  })),
];

/**
 * Derives from the description what each operation refuses: a call without a token, with the ID of a foreign workspace, without a
 * required field, with an unknown ID, and, if there is a second account, of a member whose role is too low. Each call is a workflow, so
 * that a difference in one doesn't end the others.
 * @param description strict copy of the description
 * @param document workflows whose sources, inputs, and components the result shares
 * @param withMember whether the inputs name a second account
 */
export function refusalWorkflows(
  description: Description,
  document: WorkflowDocument,
  withMember: boolean,
): WorkflowDocument {
  const requests = operationsOf(description).map((operation) => requestOf(description, operation));
  const secured = requests.filter(({operation}) => operation.security?.length);
  const ofWorkspace = secured.filter(({operation}) => operation.responses['403']);
  const workflow = (
    workflowId: string,
    summary: string,
    steps: Step[],
    outputs?: Record<string, string>,
  ): Workflow => ({
    workflowId,
    summary,
    description: summary,
    inputs: document.workflows[0]!.inputs,
    steps,
    ...(outputs && {outputs}),
  });
  const tokenOf = ({operation}: Request): string | undefined =>
    operation.security?.length ? ownerToken : undefined;
  const calls = [
    ...secured.map((request) => toStep(request, {name: 'noToken', status: ['401']})),
    ...ofWorkspace.map((request) =>
      toStep(request, {
        name: 'foreignWorkspace',
        token: ownerToken,
        status: ['403'],
        values: {workspaceId: unknownId},
      }),
    ),
    ...requests
      .filter(({operation}) => operation.responses['400'])
      .flatMap((request) =>
        request.required.map((omit) =>
          toStep(request, {
            name: `without-${omit}`,
            token: tokenOf(request),
            status: ['400'],
            omit,
          }),
        ),
      ),
    ...requests
      .filter(({takesId, operation}) => takesId && !acceptsUnknownIds.has(operation.operationId))
      .map((request) =>
        toStep(request, {
          name: 'unknownId',
          token: tokenOf(request),
          status: ['200', '404', '500'].filter((status) => request.operation.responses[status]),
        }),
      ),
  ];
  const byMember = ofWorkspace
    .filter(({operation}) => ['admin', 'owner'].includes(operation['x-roles'] ?? ''))
    .map((request) =>
      toStep(request, {
        name: 'readOnly',
        token: memberToken,
        status: ['403'],
        // Two operations of workers look for the worker before they check the role.
        values: {workerId: '$inputs.workerId'},
      }),
    );
  const leave: Step = {
    stepId: 'remove',
    operationId: '$sourceDescriptions.tianji.workspace-tick',
    parameters: [
      {name: 'Authorization', in: 'header', value: `Bearer {${ownerToken}}`},
      {name: 'workspaceId', in: 'path', value: '$inputs.workspaceId'},
      {name: 'targetUserId', in: 'query', value: '$workflows.join-as-member.outputs.userId'},
    ],
    successCriteria: [{condition: '$statusCode == 200'}],
  };
  const single = (step: Step): Workflow =>
    workflow(step.stepId, `What ${step.stepId.replace(/-[^-]+$/, '')} refuses`, [step]);
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
            workflow('join-as-member', 'Membership of a second account', join, {
              token: '$steps.login.outputs.token',
              userId: '$steps.login.outputs.userId',
            }),
            ...byMember.map(single),
            workflow('leave-as-member', 'End of the membership', [leave]),
          ]
        : []),
    ],
  };
}
