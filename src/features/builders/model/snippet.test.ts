import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {buildSnippet, needsHostUrl, snippetDefaults, snippetProblems} from './snippet.ts';
import {readerSamples} from '../../../data/reader-values.ts';

const instance = {origin: readerSamples.origin, websiteId: readerSamples.websiteId};
const tag = (choices = {}) => load(buildSnippet({...snippetDefaults, ...choices}, instance))('script').attr()!;

describe('tracking snippet', () => {
  it('has script address and website id by default, nothing else', () => {
    expect(tag()).toEqual({async: '', defer: '', src: `${instance.origin}/tracker.js`, 'data-website-id': instance.websiteId});
  });

  it('holds the sample values as they are, so that they can be replaced', () => {
    const text = buildSnippet(snippetDefaults, instance);
    expect(text).toContain(readerSamples.origin);
    expect(text).toContain(readerSamples.websiteId);
  });

  it('writes only the attribute values that the script understands', () => {
    expect(tag({manual: true, obeyDoNotTrack: true, domains: ' shop.harbor.example , harbor.example,'})).toMatchObject({
      'data-auto-track': 'false',
      'data-do-not-track': 'true',
      'data-domains': 'shop.harbor.example,harbor.example',
    });
  });

  it('names the server root where the script lies in a folder', () => {
    expect(needsHostUrl({...snippetDefaults, scriptName: 'assets/s.js'})).toBe(true);
    expect(tag({scriptName: 'assets/s.js'})).toMatchObject({src: `${instance.origin}/assets/s.js`, 'data-host-url': instance.origin});
    expect(tag({scriptName: 'assets/s.js', hostUrl: 'https://stats.harbor.example/'})['data-host-url']).toBe(
      'https://stats.harbor.example',
    );
  });

  it('takes a leading slash off the script name and falls back to the default', () => {
    expect(tag({scriptName: '/s.js'}).src).toBe(`${instance.origin}/s.js`);
    expect(tag({scriptName: '  '}).src).toBe(`${instance.origin}/tracker.js`);
  });

  it('cannot be broken out of', () => {
    expect(tag({domains: '"><script>alert(1)</script>'})['data-domains']).toBe('"><script>alert(1)</script>');
  });

  it.each([
    [{domains: 'https://shop.harbor.example'}, ['domains']],
    [{domains: '*.harbor.example'}, ['domains']],
    [{domains: 'shop.harbor.example:8080'}, ['domains']],
    [{domains: 'shop.harbor.example, münchen.example'}, []],
    [{hostUrl: 'stats.harbor.example'}, ['hostUrl']],
    [{hostUrl: 'https://stats.harbor.example'}, []],
    [{scriptName: 'my script.js'}, ['scriptName']],
  ])('%o has the problems %o', (choices, problems) => {
    expect(snippetProblems({...snippetDefaults, ...choices})).toEqual(problems);
  });
});
