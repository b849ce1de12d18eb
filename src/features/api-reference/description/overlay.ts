import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {Failure} from '../../../node/report.ts';
import {parseJsonPath, select} from './json-path.ts';

/** Any JSON object. */
export type Json = Record<string, unknown>;

interface Action {
  target: string;
  update: unknown;
  line: number;
}

/**
 * Reads an OpenAPI Overlay 1.0 document with update actions. (No maintained JavaScript implementation reports the line of an
 * action without a match, and translations need nothing but updates; hence this one.)
 * @param text content of the file
 * @param file name of the file for messages
 * @throws Failure with file and line
 */
function readActions(text: string, file: string): Action[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const [error] = document.errors;
  if (error) throw new Failure(`${file}:${lines.linePos(error.pos[0]).line} [overlay] ${error.message}`);
  if (!String(document.get('overlay') ?? '').startsWith('1.0.'))
    throw new Failure(`${file}:1 [overlay] The file must begin with "overlay: 1.0.0".`);
  const actions = document.get('actions');
  if (!isSeq(actions)) throw new Failure(`${file}:1 [overlay] The list "actions" is missing.`);
  return actions.items.map((item) => {
    const line = isMap(item) && item.range ? lines.linePos(item.range[0]).line : 1;
    const target = isMap(item) ? item.get('target', true) : undefined;
    if (!isMap(item) || !isScalar(target) || typeof target.value !== 'string')
      throw new Failure(`${file}:${line} [overlay] An action has no target.`);
    if (!item.has('update')) throw new Failure(`${file}:${line} [overlay] Only actions with "update" are supported.`);
    return {target: target.value, update: (item.toJSON() as {update: unknown}).update, line};
  });
}

/** Overlay's rule for merging: objects at every depth, lists grow at their end, everything else is replaced. */
function merge(target: Json, update: Json): void {
  for (const [key, value] of Object.entries(update)) {
    const old = target[key];
    const bothObjects = [old, value].every((side) => side !== null && typeof side === 'object' && !Array.isArray(side));
    if (bothObjects) merge(old as Json, value as Json);
    else if (Array.isArray(old) && Array.isArray(value)) old.push(...value);
    else target[key] = value;
  }
}

/**
 * Lays an overlay over a description.
 * @param description bundled description; it is not changed
 * @param text content of the overlay file
 * @param file its name for messages
 * @param orphaned collects actions whose target is gone; without it such an action is a failure
 * @returns a changed copy
 * @throws Failure with file and line: unreadable file, wrong path, a target that the description does not have
 */
export function applyOverlay(description: Json, text: string, file: string, orphaned?: string[]): Json {
  const result = structuredClone(description);
  for (const {target, update, line} of readActions(text, file)) {
    let nodes: unknown[];
    try {
      nodes = select(result, parseJsonPath(target));
    } catch (error) {
      throw new Failure(`${file}:${line} [overlay] ${(error as Error).message}`);
    }
    if (nodes.length === 0) {
      const message = `${file}:${line} [overlay] The description has no ${target}. Was the field renamed or removed?`;
      if (!orphaned) throw new Failure(message);
      orphaned.push(message);
    }
    for (const node of nodes) {
      if (Array.isArray(node)) node.push(...(Array.isArray(update) ? update : [update]));
      else if (node !== null && typeof node === 'object' && update !== null && typeof update === 'object')
        merge(node as Json, update as Json);
      else throw new Failure(`${file}:${line} [overlay] ${target} is a single value. Point at the object around it.`);
    }
  }
  return result;
}
