import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ApiFacts} from '@site/src/features/api-reference/facts-plugin';
import type {ReactNode} from 'react';

/** Number of operations, in all or of one group, as the reader's language writes numbers. */
export default function OperationCount({group}: {group?: string}): ReactNode {
  const {total, groups} = usePluginData('api-facts') as ApiFacts;
  const {currentLocale} = useDocusaurusContext().i18n;
  return new Intl.NumberFormat(currentLocale).format(group ? (groups[group] ?? 0) : total);
}
