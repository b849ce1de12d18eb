import {expect, it} from 'vitest';
import {repositoryOf} from '../node/git.ts';
import {readEnvironment} from './environment.ts';

it('takes host and id from the environment and refuses what is neither', () => {
  expect(readEnvironment({}).trackerWebsiteId).toBeUndefined();
  expect(
    readEnvironment({
      TRACKER_WEBSITE_ID: 'cm5xn5n40000c08l5lvjdfi4n',
      TRACKER_HOST: 'https://t.example.com/',
    }),
  ).toMatchObject({
    trackerHost: 'https://t.example.com',
    trackerWebsiteId: 'cm5xn5n40000c08l5lvjdfi4n',
  });
  for (const bad of ['"><script>', 'a b', 'x'.repeat(41)])
    expect(() => readEnvironment({TRACKER_WEBSITE_ID: bad})).toThrow('TRACKER_WEBSITE_ID');
  for (const bad of [
    'javascript:alert(1)',
    'https://h.example/path',
    "https://h.example'; script-src *",
  ])
    expect(() => readEnvironment({TRACKER_HOST: bad})).toThrow('TRACKER_HOST');
});

it('takes the repository from its setting, or from any form of a remote on GitHub', () => {
  expect(readEnvironment({SITE_REPOSITORY: 'owner/site'}).siteRepository).toBe('owner/site');
  for (const bad of ['site', 'https://github.com/owner/site', 'owner/site/tree'])
    expect(() => readEnvironment({SITE_REPOSITORY: bad})).toThrow('SITE_REPOSITORY');
  for (const remote of [
    'https://github.com/owner/site.git',
    'https://github.com/owner/site/',
    'git@github.com:owner/site.git\n',
    'ssh://git@github.com/owner/site',
  ])
    expect(repositoryOf(remote)).toBe('owner/site');
  for (const remote of ['/srv/git/site', 'https://example.com/owner/site'])
    expect(repositoryOf(remote)).toBeUndefined();
});
