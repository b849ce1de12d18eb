/** URL of the same page in another language, with its search and hash, from the base URLs of its language and of the other one. */
export function addressIn(
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
  own: string,
  other: string,
): string {
  // Two slashes at the beginning would lead to another site.
  const rest = pathname.startsWith(own) ? pathname.slice(own.length).replace(/^\/+/, '') : '';
  return other + rest + search + hash;
}
