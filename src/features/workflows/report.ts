import Ajv from 'ajv/dist/2020.js';
import type {Operation, Schema} from '../api-reference/model/types.ts';
import {operationOf, type WorkflowDocument} from './files.ts';
import type {Call} from './respect.ts';

export interface Row {
  operation: string;
  calls: number;
  /** Status codes of the responses, ascending. */
  statuses: number[];
  /** One sentence for each difference from the description or the workflow, without repetitions. */
  differences: string[];
}

export interface Proof {
  operations: number;
  asDocumented: number;
  calls: number;
  /** Operations of which only refusals and errors were seen. */
  withoutSuccess: string[];
  rows: Row[];
}

/** Names the fields of a response that differ from its schema, in the words of the table. */
function fieldsThatDiffer(schema: Schema, body: unknown): string[] {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    validateFormats: false,
    logger: false,
  });
  const validate = ajv.compile(schema);
  validate(body);
  const errors = (validate.errors ?? []).map(({keyword, instancePath, params, message, data}) => {
    const field = (name: unknown): string =>
      `\`${`${instancePath}/${String(name)}`.slice(1).replaceAll('/', '.')}\``;
    const here = instancePath ? `\`${instancePath.slice(1).replaceAll('/', '.')}\`` : 'the body';
    if (keyword === 'additionalProperties')
      return `${field((params as {additionalProperty: string}).additionalProperty)} isn't documented`;
    if (keyword === 'required')
      return `${field((params as {missingProperty: string}).missingProperty)} is missing`;
    if (data === null) return `${here} is null`;
    return `${here} ${message}`;
  });
  // An index is the same finding for each item.
  return [...new Set(errors.map((error) => error.replace(/([`.])\d+(?=[.`])/g, '$1[]')))];
}

/** What is wrong with a call, one sentence each. */
function differencesOf(operation: Operation | undefined, call: Call): string[] {
  const where = ` (${call.workflowId}, ${call.stepId})`;
  const differences = call.failures.flatMap(({check, message, condition}) => {
    switch (check) {
      case 'schema check': {
        const response = operation?.responses[String(call.status)];
        const schema = response?.content?.['application/json']?.schema;
        const fields = schema ? fieldsThatDiffer(schema, call.body) : [];
        return fields.length > 0
          ? fields.map((field) => `${call.status}: ${field}`)
          : [`${call.status}: ${message.split('\n')[0]}`];
      }
      case 'status code check':
        return [`status ${call.status} isn't documented`];
      case 'success criteria check':
        return [`status ${call.status}, but the workflow requires ${condition}`];
      case 'failed network request':
        return [
          /timeout|timed out/i.test(message) ? 'no response in time' : `no response: ${message}`,
        ];
      default:
        return [`${check}: ${message.split('\n')[0]}`];
    }
  });
  return differences.map((difference) => difference + where);
}

interface Planned {
  workflowId: string;
  stepId: string;
  operation: string;
}

const keyOf = ({workflowId, stepId}: {workflowId: string; stepId: string}): string =>
  `${workflowId}/${stepId}`;

/** Every step of the workflows, with the operation or endpoint that it calls. */
function plan(documents: WorkflowDocument[]): Planned[] {
  return documents.flatMap(({workflows}) =>
    workflows.flatMap(({workflowId, steps}) =>
      steps.map((step) => ({
        workflowId,
        stepId: step.stepId,
        operation: operationOf(step) ?? step.operationId,
      })),
    ),
  );
}

/** Sums up the calls, one row for each operation of the description, and one for each endpoint outside the API that differs. */
export function sumUp(
  operations: Operation[],
  documents: WorkflowDocument[],
  calls: Call[],
): Proof {
  const steps = plan(documents);
  const called = new Set(calls.map(keyOf));
  const described = new Map(operations.map((operation) => [operation.operationId, operation]));
  const all = [...new Set([...described.keys(), ...steps.map(({operation}) => operation)])];
  const rows = all
    .map((operation): Row => {
      const planned = steps.filter((step) => step.operation === operation);
      const keys = new Set(planned.map(keyOf));
      const ownCalls = calls.filter((call) => keys.has(keyOf(call)));
      const differences = [
        ...ownCalls.flatMap((call) => differencesOf(described.get(operation), call)),
        ...planned
          .filter((step) => !called.has(keyOf(step)))
          .map(
            ({workflowId, stepId}) =>
              `not called, because a step before failed (${workflowId}, ${stepId})`,
          ),
        ...(planned.length === 0 ? ['no workflow calls it'] : []),
      ];
      return {
        operation,
        calls: ownCalls.length,
        statuses: [...new Set(ownCalls.map(({status}) => status))].sort((a, b) => a - b),
        differences: [...new Set(differences)],
      };
    })
    .filter(({operation, differences}) => described.has(operation) || differences.length > 0);
  const documented = rows.filter(({operation}) => described.has(operation));
  return {
    operations: operations.length,
    asDocumented: documented.filter(({differences}) => differences.length === 0).length,
    calls: calls.length,
    withoutSuccess: documented
      .filter(({statuses}) => !statuses.some((status) => status >= 200 && status < 300))
      .map(({operation}) => operation),
    rows,
  };
}

/** The table for the terminal: operation, calls, and "as documented" or the differences. */
export function toTable({rows}: Proof): string {
  const width = Math.max(...rows.map(({operation}) => operation.length));
  return rows
    .map(({operation, calls, statuses, differences}) =>
      [
        operation.padEnd(width),
        String(calls).padStart(5),
        ' ',
        statuses.join(' ').padEnd(24),
        differences.length === 0
          ? 'as documented'
          : differences.join(`\n${' '.repeat(width + 32)}`),
      ].join(' '),
    )
    .join('\n');
}
