import './progress.css';

interface Change {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

/** Called by Docusaurus when another page is asked for; the mark appears when it takes longer than a moment. */
export function onRouteUpdate({location, previousLocation}: Change): (() => void) | undefined {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timer = window.setTimeout(() => {
    document.documentElement.dataset.loading = '';
  }, 200);
  return () => window.clearTimeout(timer);
}

/** Called by Docusaurus when the new page stands. */
export function onRouteDidUpdate(): void {
  delete document.documentElement.dataset.loading;
}
