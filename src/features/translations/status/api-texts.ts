import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parse, stringify} from 'yaml';
import {Failure} from '../../../node/report.ts';
import {defaultLocale} from '../../../config/locales.ts';
import {textsOf, type DescriptionText} from '../../api-reference/description/overlay.ts';
import {descriptionFile} from '../../api-reference/model/description.ts';
import {workflowsFile} from '../../workflows/files.ts';
import {hashOf, type Area, type Row, type Translation} from '../files.ts';

interface Action {
  target: string;
  update: Record<string, string>;
  /** Hash of the English of each text, by its key. */
  'x-source-hash': Record<string, string>;
}

const overlayFile = (locale: Translation): string => `openapi/overlays/${locale}.yaml`;

/** What is translated of the description and of the workflows for readers. */
function englishApiTexts(): DescriptionText[] {
  const read = (file: string): object => {
    if (!existsSync(file)) throw new Failure(`${file} is missing: run "npm run generate" first.`);
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  };
  const description = read(descriptionFile(defaultLocale));
  return textsOf({...description, workflows: read(workflowsFile(defaultLocale))});
}

function readActions(locale: Translation): Action[] {
  if (!existsSync(overlayFile(locale))) return [];
  return (parse(readFileSync(overlayFile(locale), 'utf8')) as {actions?: Action[]}).actions ?? [];
}

interface ApiText extends Omit<DescriptionText, 'text'>, Row {
  english: string;
  /** Hash of the English that it was translated from. */
  hash: string | undefined;
}

/** Everything translated of the API description. */
export async function apiTextsOf(locale: Translation): Promise<Area<ApiText>> {
  const byTarget = new Map(readActions(locale).map((action) => [action.target, action]));
  const rows = englishApiTexts().map(({target, key, text: english}) => {
    const action = byTarget.get(target);
    const hash = action?.['x-source-hash']?.[key];
    const translated = action?.update[key];
    const current = hash === hashOf(english);
    return {id: `${target} ${key}`, target, key, english, translated, hash, current};
  });
  const known = new Set(rows.map(({id}) => id));
  const orphaned = [...byTarget.values()]
    .flatMap(({target, update}) => Object.keys(update).map((key) => `${target} ${key}`))
    .filter((id) => !known.has(id));
  return {area: 'api', rows, orphaned};
}

/** Writes a language's overlay: what is translated now (by English text), what was translated before, nothing that lost its English. */
export async function writeOverlay(
  locale: Translation,
  translated: Map<string, string>,
): Promise<void> {
  const {rows} = await apiTextsOf(locale);
  const actions = new Map<string, Action>();
  for (const {target, key, english, translated: old, hash = ''} of rows) {
    const fresh = translated.get(english);
    if (fresh === undefined && old === undefined) continue;
    const action = actions.get(target) ?? {target, update: {}, 'x-source-hash': {}};
    action.update[key] = fresh ?? old!;
    action['x-source-hash'][key] = fresh === undefined ? hash : hashOf(english);
    actions.set(target, action);
  }
  const overlay = {
    overlay: '1.0.0',
    info: {title: `Texts of the Tianji API description: ${locale}`, version: '1.32'},
    actions: [...actions.values()],
  };
  writeFileSync(overlayFile(locale), stringify(overlay, {lineWidth: 0}));
}
