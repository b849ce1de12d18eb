import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
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

/** Says how many entries there are, in the plural forms of the language. */
export function useEntryCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'changelog.count',
          message: '{count} entry|{count} entries',
          description: 'How many entries the changelog shows, in the plural forms of the language',
        },
        {count},
      ),
    );
}
