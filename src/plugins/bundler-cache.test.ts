import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import bundlerCachePlugin from './bundler-cache.ts';

const siteDir = process.cwd();
const configured = (experiments: object) =>
  bundlerCachePlugin({siteDir} as LoadContext).configureWebpack!(
    {experiments} as never,
    false,
    {} as never,
    undefined,
  ) as {experiments?: {cache: {version: string; buildDependencies: string[]}}};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('lets the cache depend on plugins that are named by path, and on the patches in use', () => {
  vi.stubEnv('PATCHES', 'off');
  const {version, buildDependencies} = configured({cache: {version: '1'}}).experiments!.cache;
  expect(version).toBe('1-off');
  for (const file of [
    'src/features/symptoms/plugin.ts',
    'src/features/symptoms/loader.mjs',
    'src/plugins/bundle/data/registry.mjs',
    'package-lock.json',
  ])
    expect(buildDependencies).toContain(`${siteDir}/${file}`);
});

it.each([
  {fact: 'warns of a cache that it does not find', setting: undefined, warnings: 1},
  {fact: 'says nothing of a cache that is switched off', setting: 'true', warnings: 0},
])('$fact', ({setting, warnings}) => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', setting);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(configured({})).toEqual({});
  expect(warn).toHaveBeenCalledTimes(warnings);
});
