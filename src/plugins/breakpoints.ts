import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import customMedia from 'postcss-custom-media';

/**
 * Docusaurus plugin: lets all style sheets use the breakpoints of src/css/breakpoints.css by name, such as `@media (--tablet)`. A name
 * without a breakpoint is an error, because browsers would skip its rules.
 */
export default function breakpointsPlugin({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/css/breakpoints.css');
  const definitions: AcceptedPlugin = {
    postcssPlugin: 'breakpoints',
    Once: (root, {result}) => {
      result.messages.push({type: 'dependency', plugin: 'breakpoints', file});
      // Read for each sheet, so that the development server shows changes.
      const css = readFileSync(file, 'utf8');
      root.prepend(postcss.parse(css, {from: file}));
      root.walkAtRules('media', (rule) => {
        for (const [, name] of rule.params.matchAll(/\((--[\w-]+)\)/g))
          if (!css.includes(`@custom-media ${name} `))
            throw rule.error(`src/css/breakpoints.css has no ${name}.`);
      });
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
