// Change: a way back above the title, a release's summary, the contents of a post on a phone, its figure in lists, and no authors, who are at its end.
// Replaces the original.
import '@site/src/css/blog.css';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {areaName} from '@site/src/features/search/components/texts';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import Metrics from './metrics.svg';
import Uptime from './uptime.svg';

/** Figures of posts, by the post's slug. They're in the page itself, so that its largest paint waits for no file. */
const drawings: Record<string, typeof Uptime | undefined> = {
  'ensure-99-99-uptime-with-proactive-monitoring': Uptime,
  'top-website-analytics-metrics-2025': Metrics,
};

const sign = (path: ReactNode): ReactNode => (
  <svg viewBox="0 0 12 12" width="12" height="12">
    {path}
  </svg>
);

/** What the signs of a figure mean. */
const legends = (Drawing: typeof Uptime): [sign: ReactNode, text: string][] =>
  Drawing === Uptime
    ? [
        [<b>60 s</b>, translate({id: 'blog.figure.interval', message: 'check interval'})],
        [
          sign(<path fill="#ff7d8e" fillOpacity=".28" stroke="#ff7d8e" d="M1.5 1.5h9v9h-9z" />),
          translate({id: 'blog.figure.failed', message: 'failed check'}),
        ],
        [
          sign(<path fill="#ff7d8e" d="M1 2h10l-5 8z" />),
          translate({id: 'blog.figure.alert', message: 'alert'}),
        ],
      ]
    : [
        [<b>A</b>, translate({id: 'blog.figure.visitor', message: 'visitor'})],
        [
          sign(<path fill="#86b6ff" d="M2 2h8v8H2z" />),
          translate({id: 'blog.figure.view', message: 'page view'}),
        ],
        [
          sign(<path fill="none" stroke="#e2c552" strokeWidth="1.5" d="m6 1 5 5-5 5-5-5z" />),
          translate({id: 'blog.figure.bounce', message: 'bounce'}),
        ],
      ];

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata, toc} = useBlogPost();
  const area = metadata.permalink.includes('/changelog/') ? 'changelog' : 'blog';
  const Drawing = isBlogPostPage ? undefined : drawings[metadata.permalink.split('/').at(-1)!];
  return (
    <>
      {Drawing && (
        <div className="panel post-picture" aria-hidden="true" data-no-twin="">
          <Drawing />
          <p className="caption cluster">
            {legends(Drawing).map(([drawn, text]) => (
              <span key={text}>
                {drawn} {text}
              </span>
            ))}
          </p>
        </div>
      )}
      {isBlogPostPage && (
        <p className="breadcrumbs" data-no-twin="" data-no-search="">
          <Link className="breadcrumbs__link" to={`/${area}`}>
            {areaName(area)}
          </Link>
        </p>
      )}
      <header>
        <BlogPostItemHeaderTitle />
        <BlogPostItemHeaderInfo />
        {isBlogPostPage && area === 'changelog' && (
          <p className="lead" data-no-twin="" data-no-search="">
            {metadata.description}
          </p>
        )}
      </header>
      {isBlogPostPage && toc.length > 0 && (
        <TOCCollapsible toc={toc} className="theme-doc-toc-mobile" />
      )}
    </>
  );
}
