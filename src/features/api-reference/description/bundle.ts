import {existsSync} from 'node:fs';
import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {locales, type Locale} from '../../../config/locales.ts';
import {replaceFile} from '../../../node/changes.ts';
import {bundle, lint} from './redocly.ts';
import {readerFile, readWorkflowFile, workflowsFile} from '../../workflows/files.ts';
import {descriptionFile} from '../model/description.ts';
import {applyOverlay, type Json} from './overlay.ts';

const source = 'openapi/openapi.yaml';
const folder = 'openapi/dist';
/** Notes of the writers about where a statement comes from. */
const internalKeys = new Set(['x-sources', 'x-verified']);

/** Lints the API description and bundles it without the notes of the writers. */
async function lintAndBundle(): Promise<Json> {
  const file = path.join(folder, `${process.pid}-bundled.json`);
  try {
    await lint(source);
    await bundle(source, file);
    return JSON.parse(await readFile(file, 'utf8'), (key, value: unknown) =>
      internalKeys.has(key) ? undefined : value,
    ) as Json;
  } finally {
    await rm(file, {force: true});
  }
}

/** Applies the overlay of a language. What it lacks stays English, and `npm run i18n:status` lists it. */
async function translate(english: Json, locale: Locale): Promise<Json> {
  const file = `openapi/overlays/${locale}.yaml`;
  // English has none, and a new language has none yet.
  return existsSync(file) ? applyOverlay(english, await readFile(file, 'utf8'), file) : english;
}

/**
 * Lints the API description and writes it to openapi/dist as one JSON file for each locale: `openapi.json` in English,
 * `openapi.<locale>.json` with the translations in openapi/overlays/<locale>.yaml. The same for the workflows for readers (`workflows.json`).
 * Checks and tests that run at the same time may read the files.
 * @throws Failure with file, line, and rule of each problem
 */
export async function bundleDescriptions(): Promise<void> {
  await mkdir(folder, {recursive: true});
  // The overlay of a language translates the workflows, too, so they belong to the description until they are written.
  const {workflows} = await readWorkflowFile(readerFile);
  const english = {...(await lintAndBundle()), workflows};
  for (const locale of locales) {
    const {workflows: translatedWorkflows, ...description} = await translate(english, locale);
    await replaceFile(workflowsFile(locale), `${JSON.stringify(translatedWorkflows, null, 2)}\n`);
    await replaceFile(descriptionFile(locale), `${JSON.stringify(description, null, 2)}\n`);
  }
}

export async function writeYaml(): Promise<void> {
  for (const file of locales.map(descriptionFile)) {
    const description = JSON.parse(await readFile(file, 'utf8')) as Json;
    await replaceFile(
      file.replace(/json$/, 'yaml'),
      stringify(description, {lineWidth: 0, aliasDuplicateObjects: false}),
    );
  }
}
