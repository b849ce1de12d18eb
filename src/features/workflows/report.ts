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

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  logger: false,
});

/** Names the fields of a response that differ from its schema, in the words of the table. Redocly's message shows only the values. */
function fieldsThatDiffer(schema: Schema, body: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(body);
  const errors = (validate.errors ?? []).map((error) => {
    const {instancePath, message, data} = error;
    const params = error.params as {additionalProperty?: string; missingProperty?: string};
    const pathOf = (pointer: string): string => `\`${pointer.slice(1).replaceAll('/', '.')}\``;
    if (params.additionalProperty)
      return `${pathOf(`${instancePath}/${params.additionalProperty}`)} isn't documented`;
    if (params.missingProperty)
      return `${pathOf(`${instancePath}/${params.missingProperty}`)} is missing`;
    const field = instancePath ? pathOf(instancePath) : 'the body';
    return data === null ? `${field} is null` : `${field} ${message}`;
  });
  // An index is the same finding for each item: `items.0.id` and `items.1.id` are `items.[].id`.
  return [...new Set(errors.map((error) => error.replace(/([`.])\d+(?=[.`])/g, '$1[]')))];
}

/** What is wrong with a call, one sentence each. */
function differencesOf(operation: Operation | undefined, call: Call): string[] {
  return call.failures.flatMap(({check, message, condition}) => {
    const [firstLine] = message.split('\n');
    switch (check) {
      case 'schema check': {
        const response = operation?.responses[String(call.status)];
        const schema = response?.content?.['application/json']?.schema;
        const fields = schema ? fieldsThatDiffer(schema, call.body) : [];
        return (fields.length > 0 ? fields : [firstLine]).map((text) => `${call.status}: ${text}`);
      }
      case 'status code check':
        return `status ${call.status} isn't documented`;
      case 'success criteria check':
        return `status ${call.status}, but the workflow requires ${condition}`;
      case 'failed network request':
        return /timeout|timed out/i.test(message)
          ? 'no response in time'
          : `no response: ${message}`;
      default:
        return `${check}: ${firstLine}`;
    }
  });
}

/** A step of a workflow with its calls: several if it waited, none if a step before failed. */
interface ProvenStep {
  /** The operation or endpoint that it calls. */
  operation: string;
  /** Names of workflow and step. */
  location: string;
  calls: Call[];
}

const provenSteps = (documents: WorkflowDocument[], calls: Call[]): ProvenStep[] =>
  documents.flatMap(({workflows}) =>
    workflows.flatMap(({workflowId, steps}) =>
      steps.map((step) => ({
        operation: operationOf(step) ?? step.operationId,
        location: `${workflowId}, ${step.stepId}`,
        calls: calls.filter(
          (call) => call.workflowId === workflowId && call.stepId === step.stepId,
        ),
      })),
    ),
  );

function rowOf(name: string, steps: ProvenStep[], operation?: Operation): Row {
  const calls = steps.flatMap((step) => step.calls);
  const differences = steps.flatMap((step) => {
    const ofStep =
      step.calls.length > 0
        ? step.calls.flatMap((call) => differencesOf(operation, call))
        : ['not called, because a step before failed'];
    return ofStep.map((difference) => `${difference} (${step.location})`);
  });
  return {
    operation: name,
    calls: calls.length,
    statuses: [...new Set(calls.map(({status}) => status))].sort((a, b) => a - b),
    differences: steps.length > 0 ? [...new Set(differences)] : ['no workflow calls it'],
  };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Sums up the calls, one row for each operation of the description, and one for each endpoint outside the API that differs. */
export function sumUp(
  operations: Operation[],
  documents: WorkflowDocument[],
  calls: Call[],
): Proof {
  const steps = provenSteps(documents, calls);
  const rowsOf = (names: Iterable<string>): Row[] =>
    [...names].map((name) =>
      rowOf(
        name,
        steps.filter((step) => step.operation === name),
        operations.find(({operationId}) => operationId === name),
      ),
    );
  const described = new Set(operations.map(({operationId}) => operationId));
  const documented = rowsOf(described);
  const outside = rowsOf(
    new Set(steps.map(({operation}) => operation).filter((name) => !described.has(name))),
  );
  return {
    operations: operations.length,
    asDocumented: documented.filter(({differences}) => differences.length === 0).length,
    calls: calls.length,
    withoutSuccess: documented
      .filter(({statuses}) => !statuses.some(isSuccess))
      .map(({operation}) => operation),
    rows: [...documented, ...outside.filter(({differences}) => differences.length > 0)],
  };
}

/** The table for the terminal: operation, calls, and "as documented" or the differences. */
export function toTable({rows}: Proof): string {
  const width = Math.max(...rows.map(({operation}) => operation.length));
  return rows
    .map(({operation, calls, statuses, differences}) => {
      const columns = [
        operation.padEnd(width),
        String(calls).padStart(5),
        ' ',
        statuses.join(' ').padEnd(24),
      ];
      const head = `${columns.join(' ')} `;
      return head + (differences.join(`\n${' '.repeat(head.length)}`) || 'as documented');
    })
    .join('\n');
}
