import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Declaration, type Plugin, type Root, type Rule} from 'postcss';

/** Folders of the code that draws pages: the site's own, and the packages whose components write texts and class names. */
export const codeFolders = (siteDir: string): string[] => [
  path.join(siteDir, 'src'),
  ...['theme-classic', 'theme-common', 'core'].map((name) =>
    path.join(siteDir, 'node_modules/@docusaurus', name, 'lib'),
  ),
];

/** String and template literals of a program: what could name a class. A parser finds the same words in ten times the time. */
const literalsIn = (code: string): string[] =>
  code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];

/** What a style sheet names besides classes of its own module: all of a global one, the global parts and custom properties of a module. */
function namesIn(css: string, name: string): string[] {
  return name.endsWith('.module.css')
    ? (css.match(/:global\([^)]*\)|:global\s[^{]*|--[\w-]+/g) ?? [])
    : [css];
}

/**
 * All words in the files of a folder that could be the name of a global class or of a custom property.
 * @param folder folder of components and style sheets
 */
export function wordsIn(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:jsx?|tsx?|mjs|css)$/.test(name),
  )) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const parts = file.endsWith('.css') ? namesIn(text, file) : literalsIn(text);
    for (const part of parts)
      for (const [word] of part.matchAll(/[a-zA-Z][\w-]*/g)) found.add(word);
  }
  return found;
}

/** Custom properties that a style sheet sets on `:root`, whatever the palette. */
export function setOnRoot(css: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(css).each((node) => {
    if (node.type === 'rule' && node.selectors.includes(':root'))
      node.each(
        (one) => void (one.type === 'decl' && one.prop.startsWith('--') && found.add(one.prop)),
      );
  });
  return found;
}

/** Whether code writes a class, as a whole or from a beginning such as `col--`. */
function isWritten(name: string, words: ReadonlySet<string>): boolean {
  if (words.has(name)) return true;
  const beginning = /^.*?(?:--|__)/.exec(name)?.[0];
  return beginning !== undefined && words.has(beginning);
}

/**
 * Classes of parts that the site's settings leave out, although its code has the same words (badges, cards) or the theme's components name
 * them (a sidebar that hides, a switch of the palette). A page that shows one after all ends the build.
 */
const neverShown = new RegExp(
  [
    '^(?:badge|button|card|hero|pagination|pills|shadow|tabs--block)(?:$|--|__[a-z]{4})',
    '^col--(?:1|4|5|7|10|11|offset-(?:[4-9]|1[0-2]))$',
    '^navbar--(?:dark|primary)',
    '^(?:collapseSidebarButton|expandButton|doc\\w+(?:Hidden|Enhanced)|sidebarHidden|\\w*[cC]olorModeToggle|footerLogoLink)(?:$|Icon|_|-)',
  ].join('|'),
);

/** Whether a class belongs to a part that the site doesn't show. One of a module may have its hash. */
export const isNeverShown = (name: string): boolean => neverShown.test(name);

/** Classes that a selector asks for. */
const requiredBy = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
    ([, name]) => name!,
  );

/** Whether a selector can match: every class that it asks for is written somewhere. */
export function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  return requiredBy(selector).every((name) => isWritten(name, words) && !isNeverShown(name));
}

/** All rules of a sheet. Removing one while PostCSS walks skips its neighbor in a sheet that a plugin has wrapped in a layer. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  return rules;
}

function removeRules(sheet: Root, matches: (selector: string) => boolean): void {
  for (const rule of rulesOf(sheet)) {
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      rule.parent.name.endsWith('keyframes')
    )
      continue;
    const kept = rule.selectors.filter(matches);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  }
}

/** Takes out custom properties that nothing reads, until those are gone that only such ones read. */
function removeProperties(
  sheet: Root,
  words: ReadonlySet<string>,
  replaced: ReadonlySet<string>,
): void {
  const properties: Declaration[] = [];
  sheet.walkDecls(/^--/, (declaration) => void properties.push(declaration));
  let kept = properties.filter((declaration) => !replaced.has(declaration.prop));
  properties
    .filter((declaration) => replaced.has(declaration.prop))
    .forEach((declaration) => declaration.remove());
  for (let before = Infinity; kept.length < before;) {
    before = kept.length;
    const read = new Set<string>();
    sheet.walkDecls(({value}) => {
      for (const [, name] of value.matchAll(/--([\w-]+)/g)) read.add(name!);
    });
    kept = kept.filter((declaration) => {
      const name = declaration.prop.slice(2);
      if (read.has(name) || words.has(name)) return true;
      declaration.remove();
      return false;
    });
  }
  for (const rule of rulesOf(sheet)) if (rule.nodes.length === 0) rule.remove();
}

/**
 * PostCSS plugin: takes out of Infima what no component writes (columns, spacing, kinds of buttons and badges, and more) and the
 * custom properties that nothing reads, and out of the theme the parts that the site doesn't show.
 * @param words words of all code that writes class names or reads custom properties
 * @param replaced custom properties (`--…`) that the site sets on the root in every palette
 */
export function withoutUnused(
  words: ReadonlySet<string>,
  replaced: ReadonlySet<string> = new Set(),
): Plugin {
  return {
    postcssPlugin: 'without-unused',
    Once(sheet) {
      const file = sheet.source?.input.file ?? '';
      if (/[\\/]theme-(?:classic|common)[\\/]/.test(file))
        removeRules(sheet, (selector) => !requiredBy(selector).some(isNeverShown));
      if (!/[\\/]infima[\\/]/.test(file)) return;
      removeRules(sheet, (selector) => canMatch(selector, words));
      removeProperties(sheet, words, replaced);
    },
  };
}
