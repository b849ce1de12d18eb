// Change: adds the site's own components to MDX; src/markdown/remark-imports.ts adds those that few pages use. Wraps the original map;
// breaks only if the original stops being a plain object.
import OperationCount from '@site/src/features/api-reference/components/Groups/OperationCount';
import OperationGroups from '@site/src/features/api-reference/components/Groups/OperationGroups';
import CodeFrame from '@site/src/features/reader-values/CodeFrame';
import EnvVar from '@site/src/ui/EnvVar';
import Flow from '@site/src/ui/Flow';
import InstancePanel from '@site/src/features/reader-values/InstancePanel';
import PageTools from '@site/src/ui/PageTools';
import Parts from '@site/src/ui/Parts';
import Steps from '@site/src/ui/Steps';
import MDXComponents from '@theme-original/MDXComponents';
import {TabItem} from '@site/src/ui/Tabs/TabItem';

export default {
  ...MDXComponents,
  CodeFrame,
  EnvVar,
  Flow,
  InstancePanel,
  OperationCount,
  OperationGroups,
  PageTools,
  Parts,
  Steps,
  TabItem,
};
