import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {parse, stringify} from 'yaml';
import {Failure} from '../../../node/report.ts';
import {defaultLocale} from '../../../config/locales.ts';
import {textsOf, type DescriptionText} from '../../api-reference/description/overlay.ts';
import {descriptionFile} from '../../api-reference/model/description.ts';
import {workflowsFile} from '../../workflows/files.ts';
import {hashOf, type Translation} from '../files.ts';

interface Action {
  target: string;
  update: Record<string, string>;
  /** Hash of the English of each text, by its key. */
  'x-source-hash': Record<string, string>;
}

const overlayFile = (locale: Translation): string => `openapi/overlays/${locale}.yaml`;

/** What is translated of the description and of the workflows for readers. */
async function englishApiTexts(): Promise<DescriptionText[]> {
  const read = async (file: string): Promise<unknown> => {
    if (!existsSync(file)) throw new Failure(`${file} is missing: run "npm run generate" first.`);
    return JSON.parse(await readFile(file, 'utf8'));
  };
  const description = (await read(descriptionFile(defaultLocale))) as object;
  return textsOf({...description, workflows: await read(workflowsFile(defaultLocale))});
}

async function readActions(locale: Translation): Promise<Action[]> {
  if (!existsSync(overlayFile(locale))) return [];
  return (parse(await readFile(overlayFile(locale), 'utf8')) as {actions?: Action[]}).actions ?? [];
}

/** Everything translated of the API description next to its English, and overlay entries whose English is gone (`target key`). */
export async function apiTextsOf(locale: Translation) {
  const byTarget = new Map((await readActions(locale)).map((action) => [action.target, action]));
  const english = await englishApiTexts();
  const texts = english.map((text) => {
    const action = byTarget.get(text.target);
    // Of the English that it was translated from.
    const hash = action?.['x-source-hash']?.[text.key];
    return {
      ...text,
      translated: action?.update[text.key],
      hash,
      current: hash === hashOf(text.text),
    };
  });
  const known = new Set(english.map(({target, key}) => `${target} ${key}`));
  const orphaned = [...byTarget.values()].flatMap(({target, update}) =>
    Object.keys(update)
      .map((key) => `${target} ${key}`)
      .filter((id) => !known.has(id)),
  );
  return {texts, orphaned};
}

/** Writes a language's overlay: what is translated now (by English text), what was translated before, nothing that lost its English. */
export async function writeOverlay(
  locale: Translation,
  translated: Map<string, string>,
): Promise<void> {
  const {texts} = await apiTextsOf(locale);
  const actions = new Map<string, Action>();
  for (const {target, key, text, translated: old, hash = ''} of texts) {
    const fresh = translated.get(text);
    if (fresh === undefined && old === undefined) continue;
    const action = actions.get(target) ?? {target, update: {}, 'x-source-hash': {}};
    action.update[key] = fresh ?? old!;
    action['x-source-hash'][key] = fresh === undefined ? hash : hashOf(text);
    actions.set(target, action);
  }
  const overlay = {
    overlay: '1.0.0',
    info: {title: `Texts of the Tianji API description: ${locale}`, version: '1.32'},
    actions: [...actions.values()],
  };
  await writeFile(overlayFile(locale), stringify(overlay, {lineWidth: 0}));
}
