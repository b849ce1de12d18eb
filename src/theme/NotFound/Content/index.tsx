// Change: the site's own not-found text and three ways on. Replaces the original content; depends on its props (className) only.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Body of the not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find the page you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please tell the owner of the site that linked you here that their link is broken.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/">
            <Translate id="notFound.home">Home page</Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/intro">
            <Translate id="notFound.docs">Documentation</Translate>
          </Link>
        </li>
        <li>
          <Link to="/api">
            <Translate id="notFound.api">API reference</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
