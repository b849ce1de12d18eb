import type {Element, Root, RootContent} from 'hast';
import {kinds} from './releases.ts';

/** Kind of change that a heading opens: the last word of its id, such as `v1-22-added`. */
function kindOf(node: RootContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'h2') return undefined;
  return kinds.find((kind) => String(node.properties.id).endsWith(`-${kind}`));
}

/** Puts each kind of change of a release into its own section, marked with `data-kind`, so that the list can be filtered. */
export function rehypeKinds() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let target = children;
    for (const node of tree.children) {
      const dataKind = kindOf(node);
      if (dataKind) {
        const section: Element = {
          type: 'element',
          tagName: 'section',
          properties: {dataKind},
          children: [],
        };
        children.push(section);
        target = section.children;
      }
      target.push(node);
    }
    tree.children = children;
  };
}
