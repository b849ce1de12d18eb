import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import {badgeUrl, badgeDefaults, badgeForms} from './badge.ts';
import {readerSamples} from '../../../data/reader-values.ts';

const root = `${readerSamples.origin}/telemetry/${readerSamples.workspaceId}/${readerSamples.telemetryId}`;

describe('badge URL', () => {
  it('names the page and forces it by default', () => {
    expect(badgeUrl(badgeDefaults)).toBe(
      `${root}/badge.svg?url=https%3A%2F%2Fcode.harbor.example%2Fshop&force=true`,
    );
  });

  it('has no parameters where none are chosen', () => {
    expect(badgeUrl({...badgeDefaults, url: ''})).toBe(`${root}/badge.svg`);
    expect(badgeUrl({...badgeDefaults, url: '', kind: 'pixel'})).toBe(`${root}.gif`);
  });

  it('gives the badge its own parameters, and keeps them from the pixel', () => {
    const choices = {
      ...badgeDefaults,
      name: 'v1 (beta)',
      title: 'readers',
      start: '1000',
      fullNumber: true,
    };
    const parameters = (kind: 'badge' | 'pixel') =>
      Object.fromEntries(new URL(badgeUrl({...choices, kind})).searchParams);
    const shared = {url: badgeDefaults.url, force: 'true', name: 'v1 (beta)'};
    expect(parameters('badge')).toEqual({
      ...shared,
      title: 'readers',
      start: '1000',
      fullNum: 'true',
    });
    expect(parameters('pixel')).toEqual(shared);
  });

  it('is escaped for Markdown and HTML', () => {
    const choices = {...badgeDefaults, name: 'a)b"<', title: 'x [y] "z"'};
    const {markdown, html, url} = badgeForms(choices);
    expect(markdown).toBe(`![x \\[y\\] "z"](${url})`);
    expect(url).not.toMatch(/[()"<]/);
    expect(load(html)('img').attr()).toEqual({alt: 'x [y] "z"', src: url});
  });

  it('is for a pixel an image of 1 × 1 without alternative text', () => {
    const {html} = badgeForms({...badgeDefaults, kind: 'pixel'});
    expect(load(html)('img').attr()).toMatchObject({alt: '', width: '1', height: '1'});
  });
});
