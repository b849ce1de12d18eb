import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {fingerprint} from '../../src/node/changes.ts';
import {replaceFile} from '../../src/node/replace-file.ts';

const file = '.cache/check/results.json';

/** What the results depend on, apart from the text of a page. */
const sources = [
  'scripts/check.ts',
  'scripts/check/**',
  'src/markdown/*.ts',
  'src/config/{languages,locales}.ts',
  'src/theme/MDXComponents/index.tsx',
  'src/features/changelog/releases.ts',
  'i18n/product-labels.json',
  '{blog,changelog}/{tags,authors}.yml',
  'openapi/{paths,components}/**/*.yaml',
  'docusaurus.config.ts',
  'package-lock.json',
];

/** Results of rules by the text that they are about, so that only what has changed is checked. */
export class Cache {
  private readonly used: Record<string, unknown> = {};

  private constructor(
    private readonly salt: string,
    private readonly old: Record<string, unknown>,
  ) {}

  static async open(): Promise<Cache> {
    const old = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Record<string, unknown>,
      () => ({}),
    );
    return new Cache(await fingerprint(sources), old);
  }

  private keyOf(kind: string, parts: string[]): string {
    const hash = createHash('sha256').update(this.salt);
    for (const part of [kind, ...parts]) hash.update(`\0${part}`);
    return hash.digest('base64url').slice(0, 22);
  }

  /** The result of an earlier run, or a new one. */
  async get<T>(kind: string, parts: string[], work: () => Promise<T>): Promise<T> {
    const key = this.keyOf(kind, parts);
    return (this.used[key] = this.old[key] ?? (await work())) as T;
  }

  /** The same for many, of which those without a result are worked on together. */
  async getAll<V, T>(
    kind: string,
    entries: {key: string[]; value: V}[],
    work: (values: V[]) => Promise<T[]>,
  ): Promise<T[]> {
    const keys = entries.map(({key}) => this.keyOf(kind, key));
    const missing = entries.filter((_, index) => !(keys[index]! in this.old));
    const made = missing.length > 0 ? await work(missing.map(({value}) => value)) : [];
    return keys.map((key) => (this.used[key] = this.old[key] ?? made.shift()) as T);
  }

  save(): Promise<void> {
    return replaceFile(file, JSON.stringify(this.used));
  }
}
