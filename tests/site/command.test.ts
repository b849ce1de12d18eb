import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {bin, run} from '../../src/node/run.ts';
import {testFolder} from '../../src/node/test-folder.ts';
import {siteDir} from './built-site.ts';

const {root} = testFolder();
const otherLocales = locales.filter((locale) => locale !== defaultLocale);
/** Its date of expiry follows the time of the build. */
const dated = '.well-known/security.txt';

const filesOf = async (dir: string): Promise<string[]> => {
  const ignore = otherLocales.map((locale) => `${locale}/**`);
  return (await glob('**', {cwd: dir, dot: true, ignore})).sort();
};

// Builds a language, which takes a minute.
describe.runIf(process.env.NIGHTLY)(`docusaurus build --locale ${defaultLocale}`, () => {
  beforeAll(async () => {
    const args = ['build', '--locale', defaultLocale, '--out-dir', root];
    const {code, output} = await run(bin('docusaurus'), args, {env: {NODE_ENV: 'production'}});
    expect(code, output).toBe(0);
  });

  it('makes the files that npm run build makes of this language', async () => {
    const files = await filesOf(root);
    expect(files).toEqual(await filesOf(siteDir));
    const read = (dir: string, file: string): Buffer => readFileSync(path.join(dir, file));
    const changed = files.filter((file) => !read(root, file).equals(read(siteDir, file)));
    expect(changed.filter((file) => file !== dated)).toEqual([]);
  });
});
