/** Keeps query and fragment, which a refresh drops. */
const redirectScript =
  "var to=new URL(document.querySelector('link').href);to.search=location.search;to.hash=location.hash||to.hash;location.replace(to)";

/** Page that leads to another one, for hosts that can't redirect. */
export function redirectPage(target: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><link rel="canonical" href="${target}"><script>${redirectScript}</script><noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript><title>${target}</title></head><body><a href="${target}">${target}</a></body></html>\n`;
}
