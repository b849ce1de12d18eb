// Change: keeps the version that a reader reads, as the theme's version menu does for one that is chosen there; the theme's links
// to the documentation then lead to it. Wraps the original; breaks only if the preferred version gets another store.
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {useEffect, type ReactNode} from 'react';

export default function DocVersionRootWrapper(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => {
    if (preferredVersion?.name !== version) savePreferredVersionName(version);
  }, [preferredVersion?.name, savePreferredVersionName, version]);
  return <DocVersionRoot {...props} />;
}
