// Change: parts that only a few pages show. Each lives in a chunk of its own and is in the HTML all the same; an addition, nothing is replaced.
import onDemand from '@site/src/components/shared/OnDemand';
import {onSight} from '@site/src/components/shared/OnDemand/wake';

export const SnippetBuilder = onDemand(() => import('@site/src/components/docs/SnippetBuilder'), onSight);
export const BadgeBuilder = onDemand(() => import('@site/src/components/docs/BadgeBuilder'), onSight);
export const ComposeGenerator = onDemand(() => import('@site/src/components/docs/ComposeGenerator'), onSight);
export const Tabs = onDemand(() => import('@site/src/components/docs/Tabs'));
