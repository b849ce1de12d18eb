// Change: the first crumb names the section and leads to its first page, instead of a house that leads home. Replaces the original.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

export default function HomeBreadcrumbItem(): ReactNode {
  const isApi = useActivePlugin()?.pluginId === 'api';
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={isApi ? '/api' : '/docs/intro'}>
        {isApi ? translate({message: 'API'}) : translate({message: 'Documents'})}
      </Link>
    </li>
  );
}
