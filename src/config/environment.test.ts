import {expect, it} from 'vitest';
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
