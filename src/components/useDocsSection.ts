import {translate} from '@docusaurus/Translate';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';

/** Section of the documentation that a page belongs to, with its first page. */
export default function useDocsSection(): {label: string; to: string} {
  return useActivePlugin()?.pluginId === 'api'
    ? {label: translate({id: 'breadcrumbs.api', message: 'API'}), to: '/api'}
    : {label: translate({id: 'breadcrumbs.docs', message: 'Documents'}), to: '/docs/intro'};
}
