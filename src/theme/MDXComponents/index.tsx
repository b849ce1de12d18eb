// Change: adds the site's own components to MDX; src/markdown/remark-imports.ts adds those that few pages use. Wraps the original map.
import CodeFrame from '@site/src/features/reader-values/CodeFrame';
import Flow from '@site/src/components/Flow';
import InstancePanel from '@site/src/features/reader-values/InstancePanel';
import PageTools from '@site/src/components/PageTools';
import Steps from '@site/src/components/Steps';
import MDXComponents from '@theme-original/MDXComponents';
import {TabItem} from '@site/src/components/Tabs/TabItem';

export default {...MDXComponents, CodeFrame, Flow, InstancePanel, PageTools, Steps, TabItem};
