import {expect, it} from 'vitest';
import {announcementBar} from './announcement.ts';

it('shows an announcement in the language of the build, or in English', () => {
  const shown = {id: 'x', content: {en: 'Hello', fr: 'Bonjour'}};
  expect(announcementBar(shown, 'fr')).toMatchObject({
    id: 'x',
    content: 'Bonjour',
    isCloseable: true,
  });
  expect(announcementBar(shown, 'ja')).toMatchObject({content: 'Hello'});
  expect(announcementBar(undefined, 'fr')).toBeUndefined();
});
