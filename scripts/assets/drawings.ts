/** Drawings that the site's icons and social cards are made of. Colours are those of the dark palette (src/css/tokens.css). */
export const ink = {ground: '#0D1417', line: '#3A4B52', faint: '#233137', text: '#E8EDEB', soft: '#8C9DA1', lamp: '#FF9A4D'};

/** The mark on its 16-unit grid. */
export const mark = `<g fill="none" stroke="${ink.text}" stroke-width="1.8"><path d="M1 2.4h14M8 2.4 6.25 8.9M.9 9.3a9.9 9.9 0 0 0 1.75 1.43M8.36 12.3a9.9 9.9 0 0 0 6.74-3"/></g><circle cx="5.4" cy="11.9" r="2.15" fill="${ink.lamp}"/>`;

/** The mark drawn for 16 px: whole pixels, a heavier sight, a larger bead, the limb on one side only. */
export const smallMark = `<g fill="none" stroke="${ink.text}" stroke-width="2"><path d="M1 3h14M8.2 3 6.9 7.6M10.4 13.2a9 9 0 0 0 4.4-3.7"/></g><circle cx="5.4" cy="11.6" r="2.9" fill="${ink.lamp}"/>`;

/** An icon: the mark on its ground. `share` is the part of the side that the mark takes. */
export function icon(side: number, share: number, drawing: string = mark, radius = 0): string {
  const scale = (side * share) / 16;
  const offset = (side - side * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${ink.ground}"/><g transform="translate(${offset} ${offset + 0.5 * scale}) scale(${scale})">${drawing}</g></svg>`;
}

const pivot = {x: 960, y: -330};
const radius = 800;

const at = (degrees: number, distance: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(pivot.x + distance * Math.sin(angle)).toFixed(1)} ${(pivot.y + distance * Math.cos(angle)).toFixed(1)}`;
};

function limb(reading: number): string {
  const ticks = Array.from({length: 121}, (_, i) => -30 + i / 2)
    .filter((degrees) => Math.abs(degrees - reading) > 1.6)
    .map((degrees) => `M${at(degrees, radius)} ${at(degrees, radius - (degrees % 5 === 0 ? 26 : 12))}`.replace(/ (?=\S+ \S+$)/, 'L'));
  const left = `M${at(-30, radius)}A${radius} ${radius} 0 0 0 ${at(reading - 1.7, radius)}`;
  const right = `M${at(reading + 1.7, radius)}A${radius} ${radius} 0 0 0 ${at(30, radius)}`;
  return `<path d="${ticks.join('')}${left}${right}" fill="none" stroke="${ink.line}" stroke-width="1.5"/><path d="M${pivot.x} ${pivot.y}V${pivot.y + radius}" stroke="${ink.faint}" stroke-width="1.5" stroke-dasharray="4 8"/><path d="M${pivot.x} ${pivot.y}L${at(reading, radius - 24)}" stroke="${ink.text}" stroke-width="2.5"/><circle cx="${at(reading, radius).replace(' ', '" cy="')}" r="15" fill="${ink.lamp}"/>`;
}

/**
 * A social card of 1200 × 630.
 * @param title what kind of page it stands for
 * @param line one line below it
 * @param reading where the plumb line points, in degrees from the vertical
 */
export function card(title: string, line: string, reading: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ink.ground}"/>${limb(reading)}<g transform="translate(76 70) scale(4)">${mark}</g><text x="160" y="118" font-family="Instrument Sans" font-size="44" fill="${ink.text}" letter-spacing="-.4">Tianji</text><text x="76" y="330" font-family="Instrument Sans" font-size="84" fill="${ink.text}" letter-spacing="-2.4">${title}</text><text x="80" y="560" font-family="Instrument Sans" font-size="30" fill="${ink.soft}">${line}</text></svg>`;
}
