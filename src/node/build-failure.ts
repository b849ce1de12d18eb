import path from 'node:path';
import {sitePath} from './paths.ts';

/** What Docusaurus prints of each kind of failure: the file or page, and what is wrong with it. */
const kinds: RegExp[] = [
  /MDX compilation failed for file "?(?<where>[^"\n]+?)"?\n\s*Cause: (?<what>[^\n]+)/,
  /(?<what>Markdown (?:link|image) with (?:URL `[^`]*`|empty URL)) in source file "?(?<where>[^"\n]+?)"?(?: \(\d+:\d+\))? couldn't be resolved/,
  /Can't render static file for pathname "?(?<where>[^"\n]+?)"?\n[\s\S]*?\[cause\]: (?<what>[^\n]+)/,
  /Can't render static file for pathname "?(?<where>[^"\n]+?)"?\n(?<what>[^\n]+)/,
  /Broken (?<what>(?:link|anchor) on source page path = (?<where>[^\n:]+):\s*-> linking to [^\n]+)/,
  /Error: (?<what>Can't resolve '[^']+') in '(?<where>[^']+)'/,
  /(?:Error (?:while|when) \w+ [^"\n]*|at path )"(?<where>[^"\n]+\.\w+)"[\s\S]*?Error: (?<what>[^\n]+)/,
];

/**
 * The file or page at which a build has failed, and why, from the output of Docusaurus. What isn't known is its first error.
 * @param output of `docusaurus build`
 */
export function causeOf(output: string): string {
  for (const kind of kinds) {
    const {where, what} = kind.exec(output)?.groups ?? {};
    if (!where || !what) continue;
    const place =
      path.isAbsolute(where) && where.startsWith(process.cwd())
        ? sitePath(path.relative(process.cwd(), where))
        : where.trim();
    return `${place}: ${what.replace(/\s+/g, ' ').trim()}`;
  }
  const [, first] = /^(?:\[ERROR\]|Error:|\S*Error:) *(.+)$/m.exec(output) ?? [];
  return first ?? output.trim().split('\n').at(-1) ?? 'see the output above';
}
