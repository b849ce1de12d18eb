/**
 * Loader: a module of the theme whose states change as transitions.
 * Source of the rule: React draws what an effect sets in one go, and what a transition sets in pieces between which the browser can work.
 */
export default function withTransitions(source) {
  return `import {useTransitionState} from '@site/src/plugins/bundle/transition-state';\n${source.replace(/\buseState\(/g, 'useTransitionState(')}`;
}
