import {expect, it} from 'vitest';
import {repositoryOf} from '../node/git.ts';
import {readEnvironment} from './environment.ts';

it.each([
  ['TRACKER_WEBSITE_ID', '"><script>'],
  ['TRACKER_WEBSITE_ID', 'x'.repeat(41)],
  ['TRACKER_HOST', 'javascript:alert(1)'],
  ['TRACKER_HOST', 'https://h.example/path'],
  ['TRACKER_HOST', "https://h.example'; script-src *"],
  ['SITE_REPOSITORY', 'https://github.com/owner/site'],
])('refuses %s=%s by its name', (name, value) => {
  expect(() => readEnvironment({[name]: value})).toThrow(name);
});

it.each([
  ['https://github.com/owner/site.git', 'owner/site'],
  ['https://github.com/owner/site/', 'owner/site'],
  ['git@github.com:owner/site.git\n', 'owner/site'],
  ['/srv/git/site', undefined],
  ['https://example.com/owner/site', undefined],
])('reads the remote %j as %s', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});
