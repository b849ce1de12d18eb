/** Path of a page in its one form: no `.html`, no `/index.html`, no slash at the end. Homes keep theirs. */
export function cleanPath(pathname: string, homes: readonly string[]): string {
  let clean = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (clean.length > 1 && clean.endsWith('/') && !homes.includes(clean)) clean = clean.slice(0, -1);
  return homes.includes(`${clean}/`) ? `${clean}/` : clean;
}

/** A part of a URL that can be decoded: what was encoded wrongly is kept as it is. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
