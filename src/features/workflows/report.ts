import {stripVTControlCharacters} from 'node:util';
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
  rows: Row[];
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  logger: false,
});

/** Names the fields of a response that differ from its schema. Redocly's message shows only the values. */
function fieldsThatDiffer(schema: Schema, body: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(body);
  return (validate.errors ?? []).map(({instancePath, message, params, data}) => {
    const {additionalProperty, missingProperty} = params as Record<string, string | undefined>;
    const name = additionalProperty ?? missingProperty;
    const pointer = name ? `${instancePath}/${name}` : instancePath;
    // An index is the same finding for each item: `items.0.id` and `items.1.id` are `items.[].id`.
    const path = pointer.replace(/\/\d+(?=\/|$)/g, '/[]').replaceAll('/', '.');
    const field = path ? `\`${path.slice(1)}\`` : 'the body';
    if (additionalProperty) return `${field} isn't documented`;
    if (missingProperty) return `${field} is missing`;
    return data === null ? `${field} is null` : `${field} ${message}`;
  });
}

/** What is wrong with a call, one sentence each. */
function differencesOf(operation: Operation | undefined, {response, checks}: Call): string[] {
  const {statusCode: status, body} = response;
  return checks.flatMap(({name, message = '', condition}) => {
    const [firstLine] = stripVTControlCharacters(message).trim().split('\n');
    switch (name) {
      case 'schema check': {
        const schema = operation?.responses[status]?.content?.['application/json']?.schema;
        const fields = schema ? fieldsThatDiffer(schema, body) : [];
        return (fields.length > 0 ? fields : [firstLine]).map((text) => `${status}: ${text}`);
      }
      case 'status code check':
        return `status ${status} isn't documented`;
      case 'success criteria check':
        return `status ${status}, but the workflow requires ${condition}`;
      case 'failed network request':
        return /timeout|timed out/i.test(message)
          ? 'no response in time'
          : `no response: ${firstLine}`;
      default:
        return `${name}: ${firstLine}`;
    }
  });
}

/** @param steps with their calls: several if a step waited, none if one before failed */
function rowOf(
  name: string,
  steps: {location: string; calls: Call[]}[],
  operation?: Operation,
): Row {
  const calls = steps.flatMap((step) => step.calls);
  const differences = steps.flatMap((step) => {
    const ofStep = step.calls.flatMap((call) => differencesOf(operation, call));
    if (step.calls.length === 0) ofStep.push('not called, because a step before failed');
    return ofStep.map((difference) => `${difference} (${step.location})`);
  });
  if (steps.length === 0) differences.push('no workflow calls it');
  return {
    operation: name,
    calls: calls.length,
    statuses: [...new Set(calls.map(({response}) => response.statusCode))].sort((a, b) => a - b),
    differences: [...new Set(differences)],
  };
}

/** Sums up the calls, one row for each operation of the description, and one for each endpoint outside the API that differs. */
export function sumUp(
  operations: Operation[],
  documents: WorkflowDocument[],
  calls: Call[],
): Proof {
  const steps = documents
    .flatMap(({workflows}) => workflows)
    .flatMap((workflow) =>
      workflow.steps.map((step) => ({
        name: operationOf(step) ?? step.operationId,
        location: `${workflow.workflowId}, ${step.stepId}`,
        calls: calls.filter(
          (call) => call.workflowId === workflow.workflowId && call.stepId === step.stepId,
        ),
      })),
    );
  const described = new Map(operations.map((operation) => [operation.operationId, operation]));
  const rows = [...new Set([...described.keys(), ...steps.map(({name}) => name)])]
    .map((name) => {
      const ofOperation = steps.filter((step) => step.name === name);
      return rowOf(name, ofOperation, described.get(name));
    })
    .filter(({operation, differences}) => described.has(operation) || differences.length > 0);
  return {
    operations: operations.length,
    asDocumented: rows.filter(({differences}) => differences.length === 0).length,
    calls: calls.length,
    rows,
  };
}

/** The table for the terminal: operation, calls, and "as documented" or the differences. */
export function toTable({rows}: Proof): string {
  const width = Math.max(...rows.map(({operation}) => operation.length));
  return rows
    .map(({operation, calls, statuses, differences}) => {
      const columns = [operation.padEnd(width), String(calls).padStart(5), statuses.join(' ')];
      const head = `${columns.join('  ').padEnd(width + 34)} `;
      return head + (differences.join(`\n${' '.repeat(head.length)}`) || 'as documented');
    })
    .join('\n');
}
