import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Says how many posts there are, in the plural forms of the language. */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count}),
    );
}

/** Says how many entries of the changelog there are. */
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
