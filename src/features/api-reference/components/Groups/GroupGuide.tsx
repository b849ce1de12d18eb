import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Leads from a group of operations to the documentation of what it works on. */
export default function GroupGuide({to, title}: {to: string; title: string}): ReactNode {
  return (
    <p>
      <Translate
        id="api.group.guide"
        values={{title: <Link to={to}>{title}</Link>}}
        description="{title} is a link to a page of the documentation">
        {'Guide: {title}'}
      </Translate>
    </p>
  );
}
