import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import matter from 'gray-matter';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {
  fileAreas,
  filePairs,
  isCurrent,
  translations,
  type Translation,
} from '../../src/features/translations/status/files.ts';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {Failure} from '../../src/node/report.ts';
import type {ContentFile} from './rule.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

export function contentOf(file: string, area: string, locale: Locale, text: string): ContentFile {
  let parsed: matter.GrayMatterFile<string>;
  try {
    // An options object keeps gray-matter from answering out of its cache, which hides a second error.
    parsed = matter(text, {});
  } catch (error) {
    throw new Failure(
      `${file}:1 [front-matter] The front matter cannot be read: ${(error as Error).message.split('\n')[0]}`,
    );
  }
  const bodyLine = text.slice(0, text.length - parsed.content.length).split('\n').length;
  try {
    const tree = parser.parse(parsed.content);
    return {
      file,
      area,
      locale,
      text,
      frontMatter: parsed.data,
      bodyLine,
      body: parsed.content,
      tree,
    };
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new Failure(
      `${file}:${bodyLine + (line ?? 1) - 1} [mdx] ${(reason ?? (error as Error).message).replaceAll(/ \(\d+:\d+-\d+:\d+\)/g, '')}`,
    );
  }
}

export async function readAllContent(): Promise<ContentFile[]> {
  const wanted = await Promise.all(
    fileAreas.flatMap(({name, folder, pattern, translated}) =>
      [
        {locale: defaultLocale, root: folder},
        ...translations.map((locale) => ({locale, root: translated(locale)})),
      ].map(async ({locale, root}) =>
        (await fg(pattern.replace('.{md,yml}', '.md'), {cwd: root}).catch(() => []))
          .sort()
          .map(async (file) => {
            const whole = path.posix.join(root, file);
            return contentOf(whole, name, locale, await readFile(whole, 'utf8'));
          }),
      ),
    ),
  );
  return Promise.all(wanted.flat());
}

/** Translations that are up to date, each with its English. Stale ones wait for their translator: readers see a notice until then. */
export async function currentTranslations(
  files: ContentFile[],
): Promise<{locale: Translation; english: ContentFile; own: ContentFile}[]> {
  const byName = new Map(files.map((content) => [content.file, content]));
  const lists = await Promise.all(
    translations.map(async (locale) =>
      (await filePairs(locale)).flatMap(({source, target}) => {
        const [english, own] = [byName.get(source), byName.get(target)];
        return english && own && isCurrent(own.text, english.text) ? [{locale, english, own}] : [];
      }),
    ),
  );
  return lists.flat();
}
