/** Text of Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /[*_]{1,3}(?=\S)([^*_]+?)[*_]{1,3}/g,
      (all, inner: string, offset: number, whole: string) =>
        /\w/.test(whole[offset - 1] ?? '') ? all : inner,
    )
    .replace(/`+/g, '')
    .replace(/^> /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Width of text in Latin characters: Chinese, Japanese and full-width signs count twice. */
const width = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum + (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1),
    0,
  );

const min = 120;
const max = 155;

/** Description of a page for search engines: whole sentences where they fill 120 to 155 characters, else cut at a word. */
export function metaDescription(markdown: string): string {
  const text = plainText(markdown);
  if (width(text) <= max) return text;
  const sentences = text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/g) ?? [text];
  let whole = '';
  for (const sentence of sentences) {
    if (width((whole + sentence).trim()) > max) break;
    whole += sentence;
  }
  if (width(whole.trim()) >= min) return whole.trim();
  let cut = '';
  for (const word of text.match(
    /[\u2e80-\u9fff\uff00-\uff60]|[^\s\u2e80-\u9fff\uff00-\uff60]+\s*|\s+/g,
  ) ?? []) {
    if (width(cut + word.trimEnd()) > max - 2) break;
    cut += word;
  }
  return `${cut.trim().replace(/[\s,;:.、，；：。]+$/, '')} …`;
}
