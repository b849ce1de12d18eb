import {translate} from '@docusaurus/Translate';

/** What stands between a name and what is said of it: French sets a space before it, Japanese and Chinese a wide sign. */
export const colon = (): string => translate({message: ': '});

/** What stands between two sentences: a space, or nothing after the wide signs of Japanese and Chinese. Their colon tells which. */
export const gap = (): string => (colon().endsWith(' ') ? ' ' : '');

/** What stands between the members of a list. */
export const comma = (): string => translate({message: ', '});
