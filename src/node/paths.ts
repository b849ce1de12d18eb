import path from 'node:path';

/** A path within the site as it is compared and printed on every system: with slashes, and none at the end. */
export const sitePath = (file: string): string =>
  path.posix.normalize(file.replaceAll('\\', '/')).replace(/\/$/, '');
