import {expect, it} from 'vitest';
import {readTestData} from '../../../node/test-data.ts';
import {badgeDefaults, badgeProblems} from './badge.ts';
import {composeDefaults, composeProblems} from './compose.ts';
import {snippetDefaults, snippetProblems} from './snippet.ts';

/** Some choices of a form, and those of them that it refuses. */
interface ProblemCase {
  choices: object;
  refused: string[];
}

const cases = readTestData<Record<'badge' | 'compose' | 'snippet', ProblemCase[]>>(
  import.meta.dirname,
  'problems.test.yaml',
);

/** Names of the choices that can't be used. */
const namesOf = (problems: Record<string, boolean>): string[] =>
  Object.keys(problems).filter((name) => problems[name]);

it.each(cases.badge)('of an image with $choices, $refused are refused', ({choices, refused}) => {
  expect(namesOf(badgeProblems({...badgeDefaults, ...choices}))).toEqual(refused);
});

it.each(cases.compose)('of a server with $choices, $refused are refused', ({choices, refused}) => {
  expect(namesOf(composeProblems({...composeDefaults, ...choices}))).toEqual(refused);
});

it.each(cases.snippet)('of a tag with $choices, $refused are refused', ({choices, refused}) => {
  expect(namesOf(snippetProblems({...snippetDefaults, ...choices}))).toEqual(refused);
});
