import siteConfig from '@generated/docusaurus.config';
import {cleanPath, decodable} from './addresses.ts';

/**
 * Brings the URL into its one form before the router reads it: hosts may serve a page under its file's name, and the router
 * fails on a path or a hash that can't be decoded.
 */
function replaceWithCanonicalUrl(): void {
  const {pathname, search, hash} = window.location;
  const canonical = decodable(cleanPath(pathname, [siteConfig.baseUrl])) + search + decodable(hash);
  if (canonical !== pathname + search + hash && !canonical.startsWith('//'))
    window.history.replaceState(window.history.state, '', canonical);
}

if (typeof window !== 'undefined') {
  replaceWithCanonicalUrl();
  // Registered before the router's own listener, since the modules of the page run before it is set up.
  window.addEventListener('popstate', replaceWithCanonicalUrl);
}
