/** The package brings no types: cuts a font to the given characters, and on demand to one place of its axes or to some features. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number>;
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
