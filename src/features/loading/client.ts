import type {ClientModule} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
// The patch that imports it earlier may be off.
import './drop-failed-scripts.ts';
import {readStored, writeStored} from '../../components/storage.ts';

/*
 * A page whose scripts fail to load is reloaded once: the first failure stores the path. If they fail again, the failure is shown, with a
 * button that reloads. Once the page has started, the stored path is deleted, and later failures are Docusaurus' own to handle.
 */

/** The path for which a reload was tried. */
const storageKey = 'tianji.reloaded';

let hasStarted = false;
let hasFailed = false;

function isLoadError(error: unknown): error is Error {
  const {name, message} = (error ?? {}) as Partial<Error>;
  return name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message ?? '');
}

/** Says what failed, above the page as the server sent it. React hasn't started, so `Loading` may use no context of the site. */
function showFailure(error: Error): void {
  if (hasFailed) return;
  hasFailed = true;
  const box = document.createElement('div');
  document.body.prepend(box);
  const retry = (): void => window.location.reload();
  createRoot(box).render(
    createElement(Loading, {error, retry, isLoading: false, pastDelay: true, timedOut: false}),
  );
}

/** The first page could not be loaded: a deployment may have replaced its files, so the page is asked for again, once. */
function onRejection(event: PromiseRejectionEvent): void {
  if (hasStarted || !isLoadError(event.reason)) return;
  event.preventDefault();
  const {pathname} = window.location;
  const tried = readStored(storageKey, 'sessionStorage');
  // Without storage, nothing could tell that a reload was tried.
  if (tried === undefined || tried === pathname) {
    showFailure(event.reason);
    return;
  }
  writeStored(storageKey, pathname, 'sessionStorage');
  window.location.reload();
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', onRejection);

/** Called when a route change begins. Docusaurus itself reloads when its chunk fails: that counts as the one attempt. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    writeStored(storageKey, location.pathname, 'sessionStorage');
};

export function onRouteDidUpdate(): void {
  hasStarted = true;
  if (readStored(storageKey, 'sessionStorage')) writeStored(storageKey, null, 'sessionStorage');
}
