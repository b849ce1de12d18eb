import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import customMedia from 'postcss-custom-media';

/** Docusaurus plugin: lets all style sheets use the breakpoints of src/css/breakpoints.css by name. */
export default function breakpointsPlugin({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/css/breakpoints.css');
  const definitions: AcceptedPlugin = {
    postcssPlugin: 'breakpoints',
    Once: (root, {result}) => {
      result.messages.push({type: 'dependency', plugin: 'breakpoints', file});
      root.prepend(postcss.parse(readFileSync(file, 'utf8'), {from: file}));
    },
  };
  return {
    name: 'breakpoints',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [definitions, customMedia(), ...options.plugins],
    }),
  };
}
