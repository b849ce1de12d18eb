/**
 * Loader: the renderer of the HTML with all content where it belongs. Past 12,800 bytes React puts the parts that are loaded on demand
 * at the end of the page, hidden, for a script to move them: a reader without scripts would never see them.
 * Source of the rule: react-dom 19, option progressiveChunkSize.
 */
export default function renderInPlace(source) {
  const changed = source.replace('renderToPipeableStream(app, {', '$& progressiveChunkSize: Number.MAX_SAFE_INTEGER,');
  if (changed === source) throw new Error('Docusaurus renders pages in another way than expected: see src/plugins/lean-client/loaders/render.mjs.');
  return changed;
}
