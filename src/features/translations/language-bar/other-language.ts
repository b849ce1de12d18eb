/** URL of the same page in another language, with its search and hash, from the base URLs of its language and of the other one. */
export function addressIn(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  otherBase: string,
): string {
  // Two slashes at the beginning would lead to another site.
  const rest = pathname.startsWith(base) ? pathname.slice(base.length).replace(/^\/+/, '') : '';
  return otherBase + rest + search + hash;
}
