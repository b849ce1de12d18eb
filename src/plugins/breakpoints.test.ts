import type {LoadContext} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import breakpointsPlugin from './breakpoints.ts';

async function resolved(css: string): Promise<string> {
  const plugin = breakpointsPlugin({siteDir: '.'} as LoadContext);
  const {plugins} = plugin.configurePostCss!({plugins: []}) as {plugins: AcceptedPlugin[]};
  return (await postcss(plugins).process(css, {from: 'sheet.css'})).css;
}

it('replaces the name of a breakpoint by its width', async () => {
  expect(await resolved('@media (--tablet) {a {top: 0}}')).toContain(
    '@media (max-width: 996px) {a {top: 0}}',
  );
});

it('refuses a name that is no breakpoint', async () => {
  await expect(resolved('@media (--tablets) {a {top: 0}}')).rejects.toThrow(
    'sheet.css:1:1: src/css/breakpoints.css has no --tablets',
  );
});
