import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {withLineFeeds} from '../../../markdown/notes.ts';
import {fileAreas, hashOf, isCurrent, translations, type Translation} from '../files.ts';

export {fileAreas, hashOf, isCurrent, translations, type Translation};

/** Text of a file as it is on every system. */
export const readText = (file: string): string => withLineFeeds(readFileSync(file, 'utf8'));

/** All files of English content, each with that of its translation into a language. */
export async function filePairs(locale: Translation) {
  const lists = await Promise.all(
    fileAreas.map(async ({name, folder, pattern, translated}) =>
      (await glob(pattern, {cwd: folder}))
        .sort()
        .map((file) => ({
          area: name,
          source: path.posix.join(folder, file),
          target: path.posix.join(translated(locale), file),
        })),
    ),
  );
  return lists.flat();
}

/** Translated files whose English is gone. */
export async function orphanedFiles(locale: Translation): Promise<string[]> {
  const known = new Set((await filePairs(locale)).map(({target}) => target));
  const lists = await Promise.all(
    fileAreas.map(async ({pattern, translated}) => {
      const folder = translated(locale);
      return (await glob(pattern, {cwd: folder})).map((file) => path.posix.join(folder, file));
    }),
  );
  return lists.flat().filter((file) => !known.has(file));
}

/** Writes a hash into a translated file's text, in the place of an older one. */
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
