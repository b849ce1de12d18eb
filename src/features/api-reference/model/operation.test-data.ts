import {readTestData} from '../../../node/test-data.ts';
import type {Operation} from './types.ts';

/** The operation of operation.test-data.yaml. */
export const operation = readTestData<Operation>(import.meta.dirname, 'operation.test-data.yaml');

/** The operation with other values. */
export const withChange = (change: Partial<Operation>): Operation => ({...operation, ...change});
