import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {readText, withLineFeeds} from '../../../node/text.ts';
import {fileAreas, isCurrent, type Translation} from '../files.ts';

/** A file, a label, or a sentence of the API description, and its translation into a language. */
export interface Row {
  /** Names it for a writer: path of the translated file, or file and key of a label. */
  id: string;
  translated?: string | undefined;
  /** Whether the translation is of the English as it is now. */
  current: boolean;
}

/** What is translated of one kind. */
export interface Area<R extends Row = Row> {
  area: string;
  rows: R[];
  /** Names of translations whose English was deleted, renamed, or moved. */
  orphaned: string[];
}

/** The files of English content with their translations into a language, which may not exist. */
export async function filesOf(locale: Translation): Promise<Area<Row & {source: string}>[]> {
  return Promise.all(
    fileAreas.map(async ({name, folder, pattern, translated}) => {
      const target = translated(locale);
      const sources = await glob(pattern, {cwd: folder});
      const targets = await glob(pattern, {cwd: target});
      const rows = sources.sort().map((file) => {
        const source = path.posix.join(folder, file);
        const id = path.posix.join(target, file);
        if (!targets.includes(file)) return {id, source, current: false};
        const text = readText(id);
        return {id, source, translated: text, current: isCurrent(text, readText(source))};
      });
      const orphaned = targets
        .filter((file) => !sources.includes(file))
        .map((file) => path.posix.join(target, file));
      return {area: name, rows, orphaned};
    }),
  );
}

/**
 * Records the hash of the English source in the text of a translated file, in the place of an older one.
 * @param file path of the translated file: YAML keeps the hash in a comment, a page in its front matter
 * @returns the text with the hash
 */
export function withHash(text: string, hash: string, file: string): string {
  const content = withLineFeeds(text);
  if (file.endsWith('.yml')) {
    const rest = content.replace(/^# source_hash: .*\n/m, '');
    return `# source_hash: ${hash}\n${rest}`;
  }
  if (/^source_hash: .*$/m.test(content))
    return content.replace(/^source_hash: .*$/m, `source_hash: ${hash}`);
  if (content.startsWith('---\n')) return content.replace(/^---\n/, `---\nsource_hash: ${hash}\n`);
  return `---\nsource_hash: ${hash}\n---\n\n${content}`;
}
