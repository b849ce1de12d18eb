// Change: the first crumb names the section (Documents, API) and leads to its first page, instead of a house that leads home.
// Replaces the original, which takes no props.
import Link from '@docusaurus/Link';
import useDocsSection from '@site/src/components/useDocsSection';
import type {ReactNode} from 'react';

export default function HomeBreadcrumbItem(): ReactNode {
  const {label, to} = useDocsSection();
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={to}>
        {label}
      </Link>
    </li>
  );
}
