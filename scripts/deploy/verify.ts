/**
 * Asks the site that is online for what every release must have: /version.json with the commit that was deployed, the home page of each
 * language, a file that pages load, a redirect, and an unknown path. Asks again for a while, because hosts need a moment to switch.
 * usage: tsx scripts/deploy/verify.ts --url https://tianji.dev/ [--commit HASH] [--wait SECONDS]
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import {Failure, script} from '../../src/node/report.ts';

/** Text of a URL, after redirects. */
async function ask(url: URL, status = 200): Promise<string> {
  // A host may cache a response for some minutes, but not that of a new query.
  const fresh = new URL(url);
  fresh.searchParams.set('check', String(Date.now()));
  const response = await fetch(fresh, {signal: AbortSignal.timeout(30_000)});
  if (response.status !== status)
    throw new Failure(`${url.href} answers with ${response.status} instead of ${status}.`);
  return response.text();
}

function expectText(url: URL, text: string, wanted: string | RegExp): void {
  const has = typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
  if (!has) throw new Failure(`${url.href} doesn't contain ${String(wanted)}.`);
}

/**
 * Checks a site that is online.
 * @param home its home page, with a slash at the end
 * @param commit commit that it must be made from; any by default
 * @throws Failure that names the first URL that isn't as it must be
 */
export async function verifySite(home: URL, commit?: string): Promise<void> {
  const at = (path: string): URL => new URL(path, home);
  const version = at('version.json');
  const online = (JSON.parse(await ask(version)) as {commit: string | null}).commit;
  if (commit && online !== commit)
    throw new Failure(`${version.href} names the commit ${online} instead of ${commit}.`);
  for (const locale of locales) {
    const url = at(locale === defaultLocale ? '' : `${locale}/`);
    const page = await ask(url);
    expectText(url, page, new RegExp(`<html[^>]* lang="?${languages[locale].tag}[" >]`));
    const [, file] = /<script src="?([^"> ]*\/assets\/js\/[^"> ]+)/.exec(page) ?? [];
    if (!file) throw new Failure(`${url.href} loads no script of the site.`);
    await ask(new URL(file, url));
  }
  const [from, to] = localizedRedirects(home.pathname)[0]!;
  const old = new URL(from, home);
  const target = new URL(to, home);
  // Either the page of the target, or one that leads to it.
  expectText(old, await ask(old), new RegExp(`rel="?canonical"?[^>]*${target.pathname}[" >]`));
  const unknown = at('fr/no-such-page');
  expectText(unknown, await ask(unknown, 404), '404.html');
}

if (process.argv[1]?.endsWith('verify.ts'))
  await script(async () => {
    const {values} = parseArgs({
      options: {
        url: {type: 'string'},
        commit: {type: 'string'},
        wait: {type: 'string', default: '0'},
      },
    });
    if (!values.url) throw new Failure('Name the site: --url https://tianji.dev/');
    const end = Date.now() + Number(values.wait) * 1000;
    for (;;) {
      try {
        await verifySite(new URL(values.url), values.commit);
        break;
      } catch (error) {
        if (Date.now() > end) throw error;
        await sleep(5000);
      }
    }
    console.log(`✓ ${values.url} serves ${values.commit ?? 'a release'}, in all languages`);
  });
