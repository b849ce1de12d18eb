// Change: adds the tracking script and the banner of a failed load to every page. An extension point.
import Head from '@docusaurus/Head';
import LoadBanner from '@site/src/features/loading/LoadBanner';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Loads the tracking script asynchronously when a website ID was given at build time, and never under the development server. The script
 * records nothing for a browser that sends Do Not Track, or for a reader who has opted out (src/features/feedback/TrackingSwitch).
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {trackerHost, trackerWebsiteId} = useDocusaurusContext().siteConfig.customFields ?? {};
  const tracked = process.env.NODE_ENV === 'production' && typeof trackerWebsiteId === 'string';
  return (
    <>
      <LoadBanner />
      {tracked && (
        <Head>
          {/* Written as the HTML has it after minifying: with another value the head's manager would put the script in again, and run it twice. */}
          <script
            async={'' as unknown as boolean}
            src={`${String(trackerHost)}/tracker.js`}
            data-website-id={trackerWebsiteId}
            data-do-not-track="true"
          />
        </Head>
      )}
      {children}
    </>
  );
}
