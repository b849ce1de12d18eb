import {usePluginData} from '@docusaurus/useGlobalData';
import type {ApiFacts} from '@site/src/features/api-reference/facts-plugin';
import useFormats from '@site/src/ui/useFormats';
import type {ReactNode} from 'react';

/** Number of operations, in all or of one group, as the reader's language writes numbers. */
export default function OperationCount({group}: {group?: string}): ReactNode {
  const {total, groups} = usePluginData('api-facts') as ApiFacts;
  return useFormats().number(group ? (groups[group] ?? 0) : total);
}
