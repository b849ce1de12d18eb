// Change: parts that only a few pages show. Each lives in a chunk of its own and is in the HTML all the same; an addition, nothing is replaced.
import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

function onDemand(load: () => Promise<{default: ComponentType}>): ComponentType {
  const Part = lazy(load);
  return function OnDemand(): ReactNode {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

export const SnippetBuilder = onDemand(() => import('@site/src/components/docs/SnippetBuilder'));
export const BadgeBuilder = onDemand(() => import('@site/src/components/docs/BadgeBuilder'));
export const ComposeGenerator = onDemand(() => import('@site/src/components/docs/ComposeGenerator'));
