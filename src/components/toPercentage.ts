/** A ratio, 0 to 1, as a CSS percentage with two decimals, so that a server and a browser write the same text. */
export const toPercentage = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;
