import {visit} from 'unist-util-visit';
import {fileRule} from '../rule.ts';
import {idOf} from '../texts.ts';

/** Every heading has an explicit English id, once a page: anchors are the same in all languages. */
export const headingsRule = fileRule('headings', ({area, tree}, report) => {
  const seen = new Set<string>();
  visit(tree, 'heading', (heading) => {
    if (heading.depth === 1) {
      // A marketing page shows no title of its own accord: its first heading is in the body.
      if (area === 'pages') return;
      report(heading, 'The title of the front matter is the first heading: begin with ##.');
    }
    const id = idOf(heading);
    if (!id)
      report(
        heading,
        'The heading has no id: write one in English at its end, such as {/* #before-you-start */}.',
      );
    else if (!/^[a-z0-9][a-z0-9._-]*$/i.test(id))
      report(heading, `The id "${id}" has other signs than letters, digits, dots and hyphens.`);
    else if (seen.has(id)) report(heading, `The id "${id}" stands twice on the page.`);
    if (id) seen.add(id);
  });
});
