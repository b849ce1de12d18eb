import {Failure} from '../../../node/report.ts';
import {bin, run} from '../../../node/run.ts';

/** Redocly asks its own server for news and usage unless told otherwise. */
export const quiet = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

/** Output without its frame with news about Node.js, and without the advice to ignore all problems. */
export const withoutNews = (output: string): string =>
  output.replace(/^(?:\s*[╔║╚]|run `redocly lint --generate-ignore-file`).*\n?/gm, '').trim();

/** @throws Failure with the output of the command, if it fails */
async function redocly(title: string, args: string[]): Promise<void> {
  const {code, output} = await run(bin('redocly'), args, {env: quiet});
  if (code !== 0) throw new Failure(`${title}:\n${withoutNews(output)}`);
}

/** @throws Failure with file, line, and rule of each problem */
export const lint = (source: string): Promise<void> =>
  redocly(`${source} has problems`, ['lint', source]);

/**
 * Writes a description as one file.
 * @param config configuration of Redocly, whose decorators apply
 * @throws Failure with the message of Redocly
 */
export const bundle = (source: string, target: string, config = 'redocly.yaml'): Promise<void> =>
  redocly(`${source} can't be bundled`, ['bundle', source, `--config=${config}`, '-o', target]);
