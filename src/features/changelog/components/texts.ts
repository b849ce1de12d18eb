import {translate} from '@docusaurus/Translate';
import type {Kind} from '@site/src/features/changelog/releases';

/** Name of a kind of change. */
export function kindName(kind: Kind): string {
  return {
    breaking: translate({id: 'changelog.kind.breaking', message: 'Breaking'}),
    added: translate({id: 'changelog.kind.added', message: 'Added'}),
    changed: translate({id: 'changelog.kind.changed', message: 'Changed'}),
    fixed: translate({id: 'changelog.kind.fixed', message: 'Fixed'}),
    security: translate({id: 'changelog.kind.security', message: 'Security'}),
  }[kind];
}
