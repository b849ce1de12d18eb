import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {buildSnippet, needsHostUrl, snippetDefaults, snippetProblems} from './snippet.ts';
import {readerSamples} from '../../../data/reader-values.ts';

const {origin, websiteId} = readerSamples;
const tag = (choices = {}) =>
  load(buildSnippet({...snippetDefaults, ...choices}))('script').attr()!;

describe('tracking snippet', () => {
  it('has script address and website id by default, nothing else', () => {
    expect(tag()).toEqual({
      async: '',
      defer: '',
      src: `${origin}/tracker.js`,
      'data-website-id': websiteId,
    });
  });

  it.each([
    [
      'only the attribute values that the script understands',
      {manual: true, obeyDoNotTrack: true, domains: ' shop.harbor.example , harbor.example,'},
      {
        'data-auto-track': 'false',
        'data-do-not-track': 'true',
        'data-domains': 'shop.harbor.example,harbor.example',
      },
    ],
    [
      'the server root where the script lies in a folder',
      {scriptName: 'assets/s.js'},
      {src: `${origin}/assets/s.js`, 'data-host-url': origin},
    ],
    [
      'another server without the slash at its end',
      {scriptName: 'assets/s.js', hostUrl: 'https://stats.harbor.example/'},
      {'data-host-url': 'https://stats.harbor.example'},
    ],
    ['a script name without its leading slash', {scriptName: '/s.js'}, {src: `${origin}/s.js`}],
    [
      'the default instead of an empty script name',
      {scriptName: '  '},
      {src: `${origin}/tracker.js`},
    ],
    [
      'what would break out',
      {domains: '"><script>alert(1)</script>'},
      {'data-domains': '"><script>alert(1)</script>'},
    ],
  ])('writes %s', (_, choices, attributes) => expect(tag(choices)).toMatchObject(attributes));

  it('says that a script in a folder needs the server root', () => {
    expect(needsHostUrl({...snippetDefaults, scriptName: 'assets/s.js'})).toBe(true);
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
