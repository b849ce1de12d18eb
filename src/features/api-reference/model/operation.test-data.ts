import {readTestData} from '../../../node/test-data.ts';
import type {Operation} from './types.ts';

export const operation = readTestData<Operation>(import.meta.dirname, 'operation.test-data.yaml');

export const withChange = (change: Partial<Operation>): Operation => ({...operation, ...change});
