import {useMDXComponents} from '@mdx-js/react';
import type {Markup} from '@site/src/features/api-reference/model/markup';
import {createElement, Fragment, type ElementType, type ReactNode} from 'react';

export default function Text({text}: {text: Markup[]}): ReactNode {
  const components = useMDXComponents() as Record<string, ElementType>;
  const draw = (node: Markup): ReactNode => {
    if (typeof node === 'string') return node;
    const [name, properties, ...children] = node;
    return createElement(components[name] ?? name, properties, ...children.map(draw));
  };
  return createElement(Fragment, null, ...text.map(draw));
}
