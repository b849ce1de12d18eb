/** The package brings no types: cuts a font to the given characters. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, characters: string, options: {targetFormat: 'woff2'}): Promise<Buffer>;
}
