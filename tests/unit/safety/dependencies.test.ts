import {describe, expect, it} from 'vitest';
import {withoutChecksum} from '../../../scripts/dependencies/checksums.ts';
import {auditFindings} from '../../../scripts/dependencies/audit.ts';
import {isAccepted, licenseProblems, licensesOf} from '../../../scripts/dependencies/licenses.ts';
import {withPolicies} from '../../../scripts/deploy/github-pages.ts';
import {cleanPath, decodable} from '../../../src/lib/addresses.ts';
import {announcementBar} from '../../../src/config/announcement.ts';

describe('licenses', () => {
  it('are read from the lock file, whatever form they have', () => {
    const packages = {'': {version: '1'}, 'node_modules/a': {version: '1', license: 'MIT'}, 'node_modules/a/node_modules/@s/b': {version: '2', license: {type: 'GPL-3.0'}}, 'node_modules/c': {version: '3'}};
    expect(licensesOf({packages}).map(({name, license}) => `${name} ${license}`)).toEqual(['@s/b GPL-3.0', 'a MIT', 'c none given']);
    expect(licenseProblems(licensesOf({packages}))).toHaveLength(2);
  });

  it('accept one choice of several and all parts of a sum', () => {
    expect(isAccepted('(MIT OR GPL-3.0)')).toBe(true);
    expect(isAccepted('MIT AND GPL-3.0')).toBe(false);
    expect(isAccepted('(MIT AND CC-BY-4.0)')).toBe(true);
    expect(isAccepted('UNLICENSED')).toBe(false);
  });
});

it('finds packages of the lock file without a checksum that holds', () => {
  const packages = {'': {}, 'node_modules/a': {integrity: 'sha512-x'}, 'node_modules/b': {}, 'node_modules/c': {integrity: 'sha1-x'}, 'node_modules/d': {link: true}};
  expect(withoutChecksum({packages})).toEqual(['node_modules/b', 'node_modules/c']);
});

describe('audit', () => {
  const report = {vulnerabilities: {deep: {severity: 'high', via: [{title: 'T', url: 'U'}]}, top: {severity: 'high', via: ['deep']}}};
  it('reports what is not explained, and what depends on it', () => {
    expect(auditFindings(report, {}).open).toEqual(['deep: high, T (U)', 'top: high']);
    expect(auditFindings(report, {deep: 'not reached'})).toEqual({open: [], explained: ['deep: high, not reached']});
  });
});

it('puts the policies of GitHub Pages in front of all they apply to, once', () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"><script src=a.js></script>';
  const done = withPolicies(page, `script-src 'self'`, 'no-referrer');
  expect(done.indexOf('Content-Security-Policy')).toBeLessThan(done.indexOf('<script'));
  expect(withPolicies(done, 'x', 'y')).toBe(done);
  expect(() => withPolicies('<html>', 'x', 'y')).toThrow('meta charset');
});

it.each([
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/fr/index.html', '/fr/'],
  ['/fr', '/fr/'],
  ['/fr/', '/fr/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
])('brings %s into the form %s', (from, to) => {
  expect(cleanPath(from, ['/', '/fr/'])).toBe(to);
});

it('takes what cannot be decoded as it stands', () => {
  expect(decodable('#%E0%A4%A')).toBe('#%25E0%25A4%25A');
  expect(decodable('#a%20b')).toBe('#a%20b');
});

it('shows an announcement in the language of the build, or in English', () => {
  const shown = {id: 'x', content: {en: 'Hello', fr: 'Bonjour'}};
  expect(announcementBar(shown, 'fr')).toMatchObject({id: 'x', content: 'Bonjour', isCloseable: true});
  expect(announcementBar(shown, 'ja')).toMatchObject({content: 'Hello'});
  expect(announcementBar(undefined, 'fr')).toBeUndefined();
});
