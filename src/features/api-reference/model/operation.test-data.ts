import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Operation} from './types.ts';

/** Reads test data in YAML. An alias is the same object as its anchor, so a schema can contain itself. */
export const readTestData = <T>(file: string): T =>
  parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as T;

/** The operation of operation.test-data.yaml. */
export const operation = readTestData<Operation>('operation.test-data.yaml');

/** The operation with other values. */
export const withChange = (change: Partial<Operation>): Operation => ({...operation, ...change});
