import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {markTexts} from './mark.mjs';

/**
 * Loader, after all others: a page whose texts are in its HTML only. The mark of a page says which texts belong to its script, so that a
 * script that was loaded before a deployment never takes the texts of another version.
 */
export default function loader(source) {
  const page = path.relative(this.rootContext, this.resourcePath) + this.resourceQuery;
  const markOf = (shape) => {
    const hash = createHash('sha256').update(
      [page, readFileSync(this.resourcePath, 'utf8'), shape].join('\0'),
    );
    return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 6);
  };
  // A post or a release in a list: its text is on the page of the list.
  return markTexts(
    source,
    markOf,
    this.getOptions().isServer,
    this.resourceQuery.includes('truncated') ? {listed: true} : {},
  );
}
