import {expect, it} from 'vitest';
import {badgeDefaults, badgeProblems} from './badge.ts';
import {composeDefaults, composeProblems} from './compose.ts';
import {snippetDefaults, snippetProblems} from './snippet.ts';

/** Names of the choices that can't be used. */
const namesOf = (problems: Record<string, boolean>): string[] =>
  Object.keys(problems).filter((name) => problems[name]);

it.each([
  [{url: 'code.harbor.example'}, ['url']],
  [{url: 'http://localhost/x'}, ['url']],
  [{url: 'https://192.0.2.7/x'}, []],
  [{url: ''}, []],
  [{name: 'x'.repeat(101)}, ['name']],
  [{start: '12k'}, ['start']],
  [{start: '12k', kind: 'pixel' as const}, []],
])('of an image with the choices %o, these are refused: %o', (choices, refused) => {
  expect(namesOf(badgeProblems({...badgeDefaults, ...choices}))).toEqual(refused);
});

it.each([
  [{domains: 'https://shop.harbor.example'}, ['domains']],
  [{domains: '*.harbor.example'}, ['domains']],
  [{domains: 'shop.harbor.example:8080'}, ['domains']],
  [{domains: 'shop.harbor.example, münchen.example'}, []],
  [{hostUrl: 'stats.harbor.example'}, ['hostUrl']],
  [{hostUrl: 'https://stats.harbor.example'}, []],
  [{scriptName: 'my script.js'}, ['scriptName']],
])('of a script tag with the choices %o, these are refused: %o', (choices, refused) => {
  expect(namesOf(snippetProblems({...snippetDefaults, ...choices}))).toEqual(refused);
});

it.each([
  [{}, []],
  [{port: '0'}, ['port']],
  [{port: '70000'}, ['port']],
  [{version: 'a b'}, ['version']],
  [{database: 'external' as const}, ['databaseUrl']],
  [{database: 'external' as const, databaseUrl: 'mysql://x'}, ['databaseUrl']],
  [{publicUrl: 'tianji.example.com'}, ['publicUrl']],
  [{clientIpHeader: 'X-Real-IP'}, ['clientIpHeader']],
  [{trackerName: '/s.js'}, ['trackerName']],
  [{emailServer: 'smtp://m'}, ['emailFrom']],
  [{emailFrom: 'a@b'}, ['emailServer']],
  [{emailServer: 'mail', emailFrom: 'a@b'}, ['emailServer']],
  [{emailServer: 'smtp://m', emailFrom: 'a@b'}, []],
])('of an installation with the choices %o, these are refused: %o', (choices, refused) => {
  expect(namesOf(composeProblems({...composeDefaults, ...choices}))).toEqual(refused);
});
