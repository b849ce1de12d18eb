import type {Root, RootContent} from 'mdast';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';

/** Components that only a few pages use, with their modules. */
export const modules: Record<string, string> = {
  BadgeBuilder: '@site/src/features/builders/BadgeBuilder',
  Cards: '@site/src/components/Cards',
  ComposeGenerator: '@site/src/features/builders/ComposeGenerator',
  EnvVar: '@site/src/components/EnvVar',
  OperationCount: '@site/src/features/api-reference/components/Groups/OperationCount',
  OperationGroups: '@site/src/features/api-reference/components/Groups/OperationGroups',
  PageFilter: '@site/src/components/PageFilter',
  ProductDrawing: '@site/src/features/product-drawings',
  SnippetBuilder: '@site/src/features/builders/SnippetBuilder',
  Tabs: '@site/src/components/Tabs',
  TrackingSwitch: '@site/src/features/feedback/TrackingSwitch',
  WorkflowCall: '@site/src/features/workflows/WorkflowCall',
};

const mdx = remark().use(remarkMdx);

/** Node of MDX that imports a component. */
export const importOf = (name: string, module: string): RootContent =>
  mdx.parse(`import ${name} from '${module}';`).children[0]!;

/** Imports these components into the pages that use them. In the list of MDX components they would be part of every page. */
export function remarkImports() {
  return (tree: Root): void => {
    const used = new Set<string>();
    // A page may import a component of the same name itself: import Tabs from '@theme/Tabs'.
    const statements = tree.children.flatMap((node) =>
      node.type === 'mdxjsEsm' ? node.value : [],
    );
    const imported = new Set(statements.join('\n').match(/\w+/g));
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name} = node as {name?: string | null};
      if (name && name in modules && !imported.has(name)) used.add(name);
    });
    tree.children.unshift(...[...used].map((name) => importOf(name, modules[name]!)));
  };
}
