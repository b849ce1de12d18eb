import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readEnvironment} from '../../../src/config/environment.ts';

it('leaves the tracking script out under the development server, whatever the environment says', () => {
  // The condition stands in the component; what it does in a build is tested in the browser (variant.spec.ts).
  expect(readFileSync('src/theme/Root.tsx', 'utf8')).toContain("process.env.NODE_ENV === 'production' && typeof trackerWebsiteId === 'string'");
});

it('takes host and id from the environment and refuses what is neither', () => {
  expect(readEnvironment({}).trackerWebsiteId).toBeUndefined();
  expect(readEnvironment({TRACKER_WEBSITE_ID: 'cm5xn5n40000c08l5lvjdfi4n', TRACKER_HOST: 'https://t.example.com/'})).toMatchObject({
    trackerHost: 'https://t.example.com',
    trackerWebsiteId: 'cm5xn5n40000c08l5lvjdfi4n',
  });
  for (const bad of ['"><script>', 'a b', 'x'.repeat(41)]) expect(() => readEnvironment({TRACKER_WEBSITE_ID: bad})).toThrow('TRACKER_WEBSITE_ID');
  for (const bad of ['javascript:alert(1)', 'https://h.example/path', "https://h.example'; script-src *"]) expect(() => readEnvironment({TRACKER_HOST: bad})).toThrow('TRACKER_HOST');
});
