/**
 * Patch, as a loader: modules of the framework that change their state once the first page stands (the window's width, whether the
 * announcement is closed) change it in a transition. React renders what an effect sets in one go, and what a transition sets in
 * pieces, between which the browser can work.
 */
export const modules =
  /@docusaurus[\\/][^\\/]+[\\/]lib[\\/].*\b(?:browserContext|useWindowSize|announcementBar|colorMode|navbarSecondaryMenu[\\/]content|docsPreferredVersion)\.js$/;

export default function withTransitions(source) {
  return `import {useTransitionState} from '@site/src/plugins/bundle/patches/useTransitionState';\n${source.replace(/\buseState\(/g, 'useTransitionState(')}`;
}
