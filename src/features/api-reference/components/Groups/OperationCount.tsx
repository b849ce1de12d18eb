import {usePluginData} from '@docusaurus/useGlobalData';
import type {ApiFacts} from '@site/src/features/api-reference/plugin';
import useFormats from '@site/src/components/useFormats';
import type {ReactNode} from 'react';

/** Number of operations, as the reader's language writes numbers. */
export default function OperationCount(): ReactNode {
  return useFormats().number((usePluginData('api-reference') as ApiFacts).total);
}
