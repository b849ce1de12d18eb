// Change: adds the section's social card. Wraps the original.
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadataWrapper(): ReactNode {
  const isApi = useActivePlugin()?.pluginId === 'api';
  return (
    <>
      <PageMetadata image={isApi ? 'img/social-card-api.png' : 'img/social-card-docs.png'} />
      <DocItemMetadata />
    </>
  );
}
