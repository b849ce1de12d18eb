import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {buildSnippet, needsHostUrl, snippetDefaults} from './snippet.ts';
import {readerSamples} from '../../../data/reader-values.ts';

const {origin, websiteId} = readerSamples;
const tag = (choices = {}) =>
  load(buildSnippet({...snippetDefaults, ...choices}))('script').attr()!;

describe('tracking snippet', () => {
  it('has the URL of the script and the website ID by default, nothing else', () => {
    expect(tag()).toEqual({
      async: '',
      defer: '',
      src: `${origin}/tracker.js`,
      'data-website-id': websiteId,
    });
  });

  it('has only the attribute values that the script understands', () => {
    const choices = {
      manual: true,
      obeyDoNotTrack: true,
      domains: ' shop.harbor.example , harbor.example,',
    };
    expect(tag(choices)).toMatchObject({
      'data-auto-track': 'false',
      'data-do-not-track': 'true',
      'data-domains': 'shop.harbor.example,harbor.example',
    });
  });

  it('names the server root if the script is in a folder', () => {
    const scriptName = 'assets/s.js';
    expect(needsHostUrl({...snippetDefaults, scriptName})).toBe(true);
    expect(tag({scriptName})).toMatchObject({
      src: `${origin}/assets/s.js`,
      'data-host-url': origin,
    });
    expect(tag({scriptName, hostUrl: 'https://stats.harbor.example/'})).toMatchObject({
      'data-host-url': 'https://stats.harbor.example',
    });
  });

  it.each([
    ['/s.js', 's.js'],
    ['  ', 'tracker.js'],
  ])('loads the script name "%s" from %s', (scriptName, path) => {
    expect(tag({scriptName}).src).toBe(`${origin}/${path}`);
  });

  it('escapes values', () => {
    const domains = '"><script>alert(1)</script>';
    expect(tag({domains})['data-domains']).toBe(domains);
  });
});
