/**
 * Checks everything that needs no built site.
 * usage: npm run verify
 */
import {availableParallelism} from 'node:os';
import {runFences, summarize} from './test/steps.ts';

await runFences(availableParallelism());
summarize();
