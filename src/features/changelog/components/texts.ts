import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Kind} from '@site/src/features/changelog/releases';

/** Name of a kind of change. */
export function kindName(kind: Kind): string {
  return {
    breaking: translate({message: 'Breaking'}),
    added: translate({message: 'Added'}),
    changed: translate({message: 'Changed'}),
    fixed: translate({message: 'Fixed'}),
    security: translate({message: 'Security'}),
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
          message: '{count} entry|{count} entries',
          description: 'How many entries the changelog shows, in the plural forms of the language',
        },
        {count},
      ),
    );
}
