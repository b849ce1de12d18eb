import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {withLineFeeds} from '../../../node/text.ts';
import {fileAreas, type Translation} from '../files.ts';

/** An English file and the place of its translation, which may not exist. */
interface FilePair {
  /** Name of the area that the file belongs to. */
  area: string;
  source: string;
  target: string;
}

/** All files of English content, each with the place of its translation into a language. */
export async function filePairs(locale: Translation): Promise<FilePair[]> {
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

/** Translated files whose English source was deleted or moved. */
export async function orphanedFiles(locale: Translation): Promise<string[]> {
  const expected = new Set((await filePairs(locale)).map(({target}) => target));
  const lists = await Promise.all(
    fileAreas.map(async ({pattern, translated}) => {
      const folder = translated(locale);
      return (await glob(pattern, {cwd: folder})).map((file) => path.posix.join(folder, file));
    }),
  );
  return lists.flat().filter((file) => !expected.has(file));
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
