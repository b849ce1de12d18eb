import {describe, expect, it} from 'vitest';
import {isAccepted, licenseProblems, licensesOf, withoutChecksum} from './dependencies.ts';

describe('licenses', () => {
  it('are read from the lock file, whatever form they have', () => {
    const packages = {
      '': {version: '1'},
      'node_modules/a': {version: '1', license: 'MIT'},
      'node_modules/a/node_modules/@s/b': {version: '2', license: {type: 'GPL-3.0'}},
      'node_modules/c': {version: '3'},
    };
    expect(licensesOf({packages}).map(({name, license}) => `${name} ${license}`)).toEqual([
      '@s/b GPL-3.0',
      'a MIT',
      'c none given',
    ]);
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
  const packages = {
    '': {},
    'node_modules/a': {integrity: 'sha512-x'},
    'node_modules/b': {},
    'node_modules/c': {integrity: 'sha1-x'},
    'node_modules/d': {link: true},
  };
  expect(withoutChecksum({packages})).toEqual(['node_modules/b', 'node_modules/c']);
});
