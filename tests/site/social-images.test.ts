import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {allRoutes, builtLocales, pageOf, siteDir} from './built-site.ts';

const largest = 96 * 1024;

it.each(builtLocales)('%s has a small image of its own for each page', (locale) => {
  const files = allRoutes.map((route) => {
    const $ = pageOf(locale, route);
    const address = $('meta[property="og:image"]').attr('content')!;
    expect($('meta[name="twitter:image"]').attr('content'), route).toBe(address);
    const file = path.join(siteDir, new URL(address).pathname);
    expect(existsSync(file), `${route}: ${file}`).toBe(true);
    const [width, height] = [16, 20].map((at) => readFileSync(file).readUInt32BE(at));
    expect({width, height}, route).toEqual({width: 1200, height: 630});
    expect(statSync(file).size, `${route}: ${file}`).toBeLessThanOrEqual(largest);
    return file;
  });
  expect(new Set(files).size).toBe(files.length);
});
