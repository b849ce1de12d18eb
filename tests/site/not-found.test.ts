import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {textIn} from '../browser/support/texts.ts';
import {builtLocales, pageOf, siteDir} from './built-site.ts';

it.each(builtLocales)(
  '%s: the not-found page says what happened, whom to tell, and where to go on',
  (locale) => {
    const $ = pageOf(locale, '/404');
    const title = textIn(locale, 'Page not found', 'theme.NotFound.title');
    expect($('h1').text()).toBe(title);
    expect($('title').text()).toBe(`${title} | Tianji`);
    for (const [id, english] of [
      [
        'theme.NotFound.p1',
        "The page you were looking for wasn't found. It might have moved, or the link might be wrong.",
      ],
      [
        'theme.NotFound.p2',
        "If another site linked you here, please tell that site's owner that the link is broken.",
      ],
    ] as const)
      expect($('main').text()).toContain(textIn(locale, english, id));
    const ways = $('main li a').toArray();
    expect(ways).toHaveLength(3);
    for (const {attribs} of ways) {
      const file = path.join(siteDir, attribs.href!.replace(/\/$/, '/index'));
      expect(existsSync(`${file}.html`), attribs.href).toBe(true);
    }
  },
);
