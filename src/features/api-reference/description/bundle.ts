import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {stringify} from 'yaml';
import {defaultLocale, locales} from '../../../config/locales.ts';
import {replaceFile} from '../../../node/replace-file.ts';
import {bundle, lint} from './redocly.ts';
import {readerFile, readWorkflowFile, workflowsFile} from '../../workflows/files.ts';
import {descriptionFile} from '../model/description.ts';
import {applyOverlay, type Json} from './texts.ts';

const source = 'openapi/openapi.yaml';
const folder = 'openapi/dist';
/** Notes of the writers about where a statement comes from. */
const internal = new Set(['x-sources', 'x-verified']);

/**
 * Writes the description, and the workflows for readers, which are translated with it, as a separate file. Checks and tests that run at
 * the same time may read the files.
 */
async function write({workflows, ...description}: Json, locale: string): Promise<void> {
  await replaceFile(workflowsFile(locale), `${JSON.stringify(workflows, null, 2)}\n`);
  await replaceFile(descriptionFile(locale), `${JSON.stringify(description, null, 2)}\n`);
}

/** Writes the bundled descriptions as YAML next to the JSON. */
export async function writeYaml(): Promise<void> {
  for (const file of locales.map(descriptionFile)) {
    const description = JSON.parse(await readFile(file, 'utf8')) as Json;
    await replaceFile(
      file.replace(/json$/, 'yaml'),
      stringify(description, {lineWidth: 0, aliasDuplicateObjects: false}),
    );
  }
}

/** Writes the description in one translation; what the overlay lacks stays English, and a warning says so. */
async function writeTranslation(english: Json, locale: string): Promise<void> {
  const file = `openapi/overlays/${locale}.yaml`;
  const overlay = await readFile(file, 'utf8').catch(() => 'actions: []');
  // Writers rename and remove fields before translators follow. "npm run i18n:status" fails on what is left over.
  const {description, orphaned, open} = applyOverlay(english, overlay, file);
  if (orphaned.length > 0)
    logger.warn(
      `${locale}: ${orphaned.length} translations without an English text, the first: ${orphaned[0]}`,
    );
  if (open.length > 0)
    logger.warn(
      `${locale}: ${open.length} texts of the API description are missing or stale: run "npm run i18n:status -- ${locale}"`,
    );
  await write(description, locale);
}

/**
 * Lints the API description and writes it to openapi/dist as one JSON file for each locale: `openapi.json` in English,
 * `openapi.<locale>.json` with the translations in openapi/overlays/<locale>.yaml. The same for the workflows for readers (`workflows.json`).
 * @throws Failure with file, line, and rule of each problem
 */
export async function bundleDescriptions(): Promise<void> {
  await mkdir(folder, {recursive: true});
  const bundled = path.join(folder, `${process.pid}-bundled.json`);
  await Promise.all([lint(source), bundle(source, bundled)]);
  const {workflows} = await readWorkflowFile(readerFile);
  const description = JSON.parse(await readFile(bundled, 'utf8'), (key, value: unknown) =>
    internal.has(key) ? undefined : value,
  ) as Json;
  const english = {...description, workflows};
  await rm(bundled);
  await write(english, defaultLocale);
  for (const locale of locales.filter((one) => one !== defaultLocale))
    await writeTranslation(english, locale);
}
