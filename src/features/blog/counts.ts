import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Says how many posts, or entries of the changelog, there are, in the plural forms of the language. */
export function useCount(of: 'posts' | 'entries'): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) => {
    const forms =
      of === 'posts'
        ? translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count})
        : translate(
            {
              message: '{count} entry|{count} entries',
              description:
                'How many entries the changelog shows, in the plural forms of the language',
            },
            {count},
          );
    return selectMessage(count, forms);
  };
}
