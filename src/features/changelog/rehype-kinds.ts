import type {Element, ElementContent, Root, RootContent} from 'hast';
import {kinds} from './releases.ts';

/** Kind of change that a heading opens: the last word of its id, such as `v1-22-added`. */
function kindOf(node: RootContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'h2') return undefined;
  const word = String(node.properties.id ?? '')
    .split('-')
    .at(-1)!;
  return kinds.find((kind) => kind === word);
}

/** Puts each kind of change of a release into its own section, marked with `data-kind`, so that the list can be filtered. */
export function rehypeKinds() {
  return (tree: Root): void => {
    let section: Element | undefined;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      const kind = kindOf(node);
      if (kind) {
        section = {
          type: 'element',
          tagName: 'section',
          properties: {dataKind: kind},
          children: [node as ElementContent],
        };
        return [section];
      }
      if (!section) return [node];
      section.children.push(node as ElementContent);
      return [];
    });
  };
}
