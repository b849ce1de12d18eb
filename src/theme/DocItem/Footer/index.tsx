// Change: asks whether the page was helpful, without date and edit link, which PageTools shows. Replaces the original.
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {identity} from '@site/src/config/identity';
import {trackEvent, whenTracking} from '@site/src/features/feedback/events';
import {useEffect, useRef, useState, type ReactNode} from 'react';

/** The question with its two buttons and, after either, a way to say more. */
function Question({path}: {path: string}): ReactNode {
  const [answered, setAnswered] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (answered) thanks.current?.focus();
  }, [answered]);
  const answer = (helpful: 'yes' | 'no'): void => {
    trackEvent('page-helpful', {helpful, path});
    setAnswered(true);
  };
  if (answered) {
    const issue = `${identity.repository}/issues/new?title=${encodeURIComponent(`Documentation: ${path}`)}`;
    return (
      <p ref={thanks} className="margin--none" tabIndex={-1}>
        <Translate values={{link: <Link to={issue}>{translate({message: 'open an issue'})}</Link>}}>
          {'Thank you. If something is wrong or missing, {link} on GitHub.'}
        </Translate>
      </p>
    );
  }
  return (
    <div role="group" aria-labelledby="feedback-question" className="cluster">
      <span id="feedback-question">{translate({message: 'Was this page helpful?'})}</span>
      <button type="button" className="outline-button" onClick={() => answer('yes')}>
        <Translate>Yes</Translate>
      </button>
      <button type="button" className="outline-button" onClick={() => answer('no')}>
        <Translate>No</Translate>
      </button>
    </div>
  );
}

/** The question appears once the tracking script can send the response. Where it is configured, the place is kept free. */
export default function DocItemFooter(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {trackerWebsiteId} = useDocusaurusContext().siteConfig.customFields ?? {};
  const [tracking, setTracking] = useState(false);
  useEffect(() => whenTracking(() => setTracking(true)), []);
  if (!trackerWebsiteId) return null;
  return (
    <div className="page-feedback" data-no-print="" data-no-twin="" data-no-search="">
      {tracking && <Question key={permalink} path={permalink} />}
    </div>
  );
}
