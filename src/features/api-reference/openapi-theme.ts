import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

const theme = createRequire(import.meta.url)('docusaurus-theme-openapi-docs')
  .default as () => Plugin;

/**
 * docusaurus-theme-openapi-docs without its client modules and its bundler settings: its components stay available under `@theme`,
 * but its style sheet (22 KB on every page) and its polyfills aren't shipped to readers who meet none of them.
 */
export default function openapiTheme(): Plugin {
  return {...theme(), getClientModules: undefined, configureWebpack: undefined};
}
