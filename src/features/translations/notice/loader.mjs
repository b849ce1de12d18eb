import path from 'node:path';

/** Bundler loader: the translation as it is, made again when its English changes. */
export default function loader(source) {
  for (const [translated, english] of this.getOptions().folders) {
    const name = path.relative(translated, this.resourcePath);
    if (!name.startsWith('..')) this.addDependency(path.join(english, name));
  }
  return source;
}
