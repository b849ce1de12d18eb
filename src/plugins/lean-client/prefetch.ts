interface Loader {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

let quiet = false;

/** Called by Docusaurus when the first page stands, before any link is watched. Loading on hover and focus stays. */
export function onRouteDidUpdate(): void {
  if (quiet) return;
  quiet = true;
  const holder = window as unknown as {docusaurus?: Loader};
  if (holder.docusaurus) holder.docusaurus = {...holder.docusaurus, prefetch: () => false};
}
