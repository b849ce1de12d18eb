import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import './drop-failed-scripts.ts';
import {readStored, writeStored} from '../../components/storage.ts';

const storageKey = 'tianji.reloaded';
let started = false;

/** The page for which a reload was tried, so that it is tried once only. Without storage nothing is reloaded. */
function tried(): string | null {
  const pathname = readStored(storageKey, 'sessionStorage');
  return pathname === undefined ? window.location.pathname : pathname;
}

const setTried = (pathname: string | null): void =>
  writeStored(storageKey, pathname, 'sessionStorage');

/** Tells what failed, over the page as the server sent it, with a way to try again. */
function showFailure(error: unknown): void {
  if (document.querySelector('.load-failure')) return;
  const element = (name: string, properties: object): HTMLElement =>
    Object.assign(document.createElement(name), properties);
  const box = element('div', {className: 'alert alert--danger load-failure', role: 'alert'});
  box.dataset.loadError = '';
  box.append(
    element('p', {
      textContent: translate({
        id: 'loading.failed',
        message: "This part of the page couldn't be loaded.",
      }),
    }),
    element('p', {className: 'load-failure__reason', textContent: String(error)}),
    element('button', {
      type: 'button',
      className: 'outline-button',
      textContent: translate({id: 'loading.retry', message: 'Retry'}),
      onclick: () => window.location.reload(),
    }),
  );
  document.body.prepend(box);
}

function isLoadError(error: unknown): boolean {
  const {name, message} = (error ?? {}) as Partial<Error>;
  return name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message ?? '');
}

/** The first page could not be loaded: a deployment may have replaced its files, so the page is asked for again, once. */
function onRejection(event: PromiseRejectionEvent): void {
  if (started || !isLoadError(event.reason)) return;
  event.preventDefault();
  const {pathname} = window.location;
  if (tried() === pathname) {
    showFailure(event.reason);
    return;
  }
  setTried(pathname);
  window.location.reload();
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', onRejection);

/** Called when a route change begins. Docusaurus itself reloads when its chunk fails: that counts as the one attempt. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    setTried(location.pathname);
};

export function onRouteDidUpdate(): void {
  started = true;
  if (tried() !== null) setTried(null);
}
