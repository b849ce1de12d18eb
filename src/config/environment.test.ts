import {expect, it} from 'vitest';
import {repositoryOf} from '../node/git.ts';
import {readEnvironment} from './environment.ts';

it('takes the tracker and the repository from the environment', () => {
  expect(readEnvironment({}).trackerWebsiteId).toBeUndefined();
  const environment = {
    TRACKER_WEBSITE_ID: 'cm5xn5n40000c08l5lvjdfi4n',
    TRACKER_HOST: 'https://t.example.com/',
    SITE_REPOSITORY: 'owner/site',
  };
  expect(readEnvironment(environment)).toMatchObject({
    trackerHost: 'https://t.example.com',
    trackerWebsiteId: 'cm5xn5n40000c08l5lvjdfi4n',
    siteRepository: 'owner/site',
  });
});

it.each([
  ['TRACKER_WEBSITE_ID', '"><script>'],
  ['TRACKER_WEBSITE_ID', 'x'.repeat(41)],
  ['TRACKER_HOST', 'javascript:alert(1)'],
  ['TRACKER_HOST', 'https://h.example/path'],
  ['TRACKER_HOST', "https://h.example'; script-src *"],
  ['SITE_REPOSITORY', 'site'],
  ['SITE_REPOSITORY', 'https://github.com/owner/site'],
])('refuses %s=%s by its name', (name, value) => {
  expect(() => readEnvironment({[name]: value})).toThrow(name);
});

it.each([
  ['https://github.com/owner/site.git', 'owner/site'],
  ['https://github.com/owner/site/', 'owner/site'],
  ['git@github.com:owner/site.git\n', 'owner/site'],
  ['ssh://git@github.com/owner/site', 'owner/site'],
  ['/srv/git/site', undefined],
  ['https://example.com/owner/site', undefined],
])('reads the remote %j as %s', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});
