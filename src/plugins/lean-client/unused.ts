import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

interface Rule {
  type: string;
  selectors: string[];
  parent?: {type: string; name?: string};
  source?: {input: {file?: string}};
  remove: () => void;
}

interface Declaration {
  prop: string;
  remove: () => void;
}

interface Sheet {
  source?: {input: {file?: string}};
  walkRules: (visit: (rule: Rule) => void) => void;
  walkDecls: (filter: RegExp, visit: (declaration: Declaration) => void) => void;
}

/** All words of the files in a folder that could be a class name. */
export function wordsIn(folder: string, files = /\.(?:jsx?|tsx?|mjs|css|mdx?)$/): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => files.test(name))) {
    for (const [word] of readFileSync(path.join(folder, file), 'utf8').matchAll(/[a-zA-Z][\w-]*/g)) found.add(word);
  }
  return found;
}

/** Whether code writes a class, as a whole or from a beginning such as `col--`. */
function isWritten(name: string, words: ReadonlySet<string>): boolean {
  if (words.has(name)) return true;
  const beginning = /^.*?(?:--|__)/.exec(name)?.[0];
  return beginning !== undefined && words.has(beginning);
}

/** Whether a selector can match: every class that it asks for is written somewhere. */
export function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].every(([, name]) => isWritten(name!, words));
}

/**
 * PostCSS plugin: takes out of Infima what no component writes (columns, spacing, kinds of buttons and badges, and more).
 * @param words words of all code that writes class names
 */
export function withoutUnused(words: ReadonlySet<string>): object {
  return {
    postcssPlugin: 'without-unused',
    Once(sheet: Sheet): void {
      if (!/[\\/]infima[\\/]/.test(sheet.source?.input.file ?? '')) return;
      sheet.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name ?? '')) return;
        const kept = rule.selectors.filter((selector) => canMatch(selector, words));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
    },
  };
}
