/** A URL of one of these schemes; null for anything else. */
export function webUrl(text: string, schemes = ['http:', 'https:']): URL | null {
  try {
    const url = new URL(text);
    return schemes.includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
