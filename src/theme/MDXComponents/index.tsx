// Change: adds the site's own components to MDX. Wraps the original map; breaks only if the original stops being a plain object.
import OperationCount from '@site/src/components/api/Groups/OperationCount';
import OperationGroups from '@site/src/components/api/Groups/OperationGroups';
import CodeFrame from '@site/src/components/code/CodeFrame';
import EnvVar from '@site/src/components/docs/EnvVar';
import Flow from '@site/src/components/docs/Flow';
import InstancePanel from '@site/src/components/docs/InstancePanel';
import PageTools from '@site/src/components/docs/PageTools';
import Parts from '@site/src/components/docs/Parts';
import Steps from '@site/src/components/docs/Steps';
import MDXComponents from '@theme-original/MDXComponents';
import {TabItem} from '@site/src/components/docs/Tabs/TabItem';
import {BadgeBuilder, ComposeGenerator, SnippetBuilder, Tabs} from './lazy';

export default {...MDXComponents, BadgeBuilder, CodeFrame, ComposeGenerator, EnvVar, Flow, InstancePanel, OperationCount, OperationGroups, PageTools, Parts, SnippetBuilder, Steps, TabItem, Tabs};
