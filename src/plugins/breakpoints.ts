import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';

/** Docusaurus plugin: lets all style sheets use the breakpoints of src/css/breakpoints.css by name. */
export default function breakpointsPlugin({siteDir}: LoadContext): Plugin {
  const files = [path.join(siteDir, 'src/css/breakpoints.css')];
  return {
    name: 'breakpoints',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [globalData({files}), customMedia(), ...options.plugins],
    }),
  };
}
