/**
 * Lints the API description and writes it as one file: openapi.json and openapi.yaml in English, openapi.<locale>.json for each
 * further locale with the texts of openapi/overlays/<locale>.yaml laid over it.
 * usage: tsx scripts/openapi/bundle.ts [locale…] [--source openapi/openapi.yaml] [--out openapi/dist]
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {stringify} from 'yaml';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {Failure, script} from '../lib/report.ts';
import {applyOverlay, type Json} from './overlay.ts';
import {bundle, lint} from './redocly.ts';
import {untranslated} from './texts.ts';

/** Text of a file, or undefined when it does not exist. */
const readIfThere = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Writes the description in one further language; without an overlay its texts stay English, and a line says so. */
async function writeLocale(english: Json, locale: string, source: string, out: string): Promise<void> {
  const file = path.join(path.dirname(source), 'overlays', `${locale}.yaml`);
  const overlay = await readIfThere(file);
  const description = overlay === undefined ? english : applyOverlay(english, overlay, file);
  const open = untranslated(english, description).length;
  if (open > 0) console.log(`  ${locale}: ${open} texts of the API description are still English (${file})`);
  await writeFile(path.join(out, `openapi.${locale}.json`), `${JSON.stringify(description, null, 2)}\n`);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {source: {type: 'string', default: 'openapi/openapi.yaml'}, out: {type: 'string', default: 'openapi/dist'}},
  });
  const {source, out} = values;
  const unknown = positionals.filter((locale) => !(locales as readonly string[]).includes(locale));
  if (unknown.length > 0) throw new Failure(`Unknown locale ${unknown.join(', ')}: the site has ${locales.join(', ')}.`);

  await lint(source);
  await mkdir(out, {recursive: true});
  const json = path.join(out, 'openapi.json');
  await bundle(source, json);
  const english = JSON.parse(await readFile(json, 'utf8')) as Json;
  await writeFile(path.join(out, 'openapi.yaml'), stringify(english, {lineWidth: 0, aliasDuplicateObjects: false}));
  for (const locale of positionals.filter((one) => one !== defaultLocale)) await writeLocale(english, locale, source, out);
});
