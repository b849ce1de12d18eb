// Change: nothing at the end of a page; PageTools shows date and edit link above the text. Replaces the original, which would repeat both.
export default function DocItemFooter(): null {
  return null;
}
