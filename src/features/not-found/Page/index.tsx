import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ArrowLink from '@site/src/components/ArrowLink';
import Button from '@site/src/components/Button';
import Scale from '@site/src/components/scale.svg';
import {controlClass} from '@site/src/components/Field';
import {trackEvent} from '@site/src/features/feedback/events';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The not-found page: what happened, whom to tell, a search, and three links. */
export default function NotFoundPage({className}: {className?: string | undefined}): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});
  const happened = translate({
    id: 'theme.NotFound.p1',
    message:
      "The page you were looking for wasn't found. It might have moved, or the link might be wrong.",
  });
  const search = translate({message: 'Search the site'});
  // The path alone: what follows it may be the reader's own.
  useEffect(() => trackEvent('page-not-found', {path: window.location.pathname}), []);
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title={title} description={happened} />
      <svg className={styles.scale} viewBox="0 0 560 300" aria-hidden="true">
        <Scale />
        {/* Below the bead of scale.svg, which is at 212, 211. */}
        <text className={styles.reading} x="206" y="262">
          404
        </text>
      </svg>
      <div className={clsx('container', styles.inner)}>
        <div>
          <p className="lead">
            <Translate description="Above the heading of the not-found page">Error 404</Translate>
          </p>
          <Heading as="h1" className="page-title">
            {title}
          </Heading>
          <p className="lead">{happened}</p>
          <p className="lead">
            <Translate id="theme.NotFound.p2">
              If another site linked you here, please tell that site's owner that the link is
              broken.
            </Translate>
          </p>
          <form role="search" action={useBaseUrl('/search')} className={styles.search}>
            <input
              type="search"
              name="q"
              className={controlClass}
              aria-label={search}
              placeholder={search}
            />
            <Button type="submit" primary>
              <Translate>Search</Translate>
            </Button>
          </form>
          <ul className="plain-list cluster">
            <li>
              <ArrowLink to="/docs/intro">{translate({message: 'Documentation'})}</ArrowLink>
            </li>
            <li>
              <ArrowLink to="/api">{translate({message: 'API reference'})}</ArrowLink>
            </li>
            <li>
              <ArrowLink to="/">{translate({message: 'Home page'})}</ArrowLink>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
