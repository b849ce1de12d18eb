import {readFileSync} from 'node:fs';

/** Text as it is on every system: with line feeds, and without a byte order mark. */
export const withLineFeeds = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** Text of a file, with line feeds at line ends whatever the system writes. */
export const readText = (file: string): string => withLineFeeds(readFileSync(file, 'utf8'));
