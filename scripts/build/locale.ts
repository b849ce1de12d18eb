import type {Locale} from '../../src/config/locales.ts';
import {Failure} from '../lib/report.ts';
import {bin, run} from '../lib/run.ts';
import {explain, sourcesOf} from './explain.ts';

/**
 * Builds one locale in a process of its own: five locales in one process need more than twice the memory.
 * @param locale language to build; the default one empties the folder first, so it goes first
 * @param outDir folder of the whole site
 * @throws Failure with file, line and mend of each fault in the content, else with what the builder said
 */
export async function buildLocale(locale: Locale, outDir: string): Promise<void> {
  const {code, output} = await run(bin('docusaurus'), ['build', '--locale', locale, '--out-dir', outDir], {
    env: {NODE_ENV: 'production', FORCE_COLOR: '0'},
  });
  const warnings = output.split('\n').filter((line) => line.includes('[WARNING]'));
  for (const warning of warnings) console.log(`  ${warning}`);
  if (code === 0) return;
  const faults = explain(output, await sourcesOf(locale));
  throw new Failure(`The build of "${locale}" failed.\n${faults.length > 0 ? faults.join('\n') : output.trim()}`);
}
