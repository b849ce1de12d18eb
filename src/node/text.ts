/** Text as it is on every system: with line feeds, and without a byte order mark. */
export const withLineFeeds = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
