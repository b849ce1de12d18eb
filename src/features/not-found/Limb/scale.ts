/** A point on the page. */
export interface Point {
  x: number;
  y: number;
}

/** A graduation of the limb: its line, and its number where it has one. */
export interface Graduation {
  from: Point;
  to: Point;
  number?: {value: number; at: Point};
}

/**
 * Point at an angle from the plumb line.
 * @param pivot where the line hangs
 * @param degrees from the vertical, to the right
 */
export function pointAt(pivot: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {x: round(pivot.x + distance * Math.sin(angle)), y: round(pivot.y + distance * Math.cos(angle))};
}

/**
 * Graduations of a limb that counts numbers, ten to each.
 * @param options numbers from and to, the number at the vertical, degrees for each, and what is left blank around a reading
 */
export function graduations(options: {
  pivot: Point;
  radius: number;
  from: number;
  to: number;
  centre: number;
  step: number;
  blank: number;
}): Graduation[] {
  const {pivot, radius, from, to, centre, step, blank} = options;
  return Array.from({length: (to - from) * 10 + 1}, (_, i) => from * 10 + i)
    .filter((tenth) => Math.abs(tenth - blank * 10) > 2)
    .map((tenth) => {
      const degrees = (tenth / 10 - centre) * step;
      const whole = tenth % 10 === 0;
      return {
        from: pointAt(pivot, degrees, radius),
        to: pointAt(pivot, degrees, radius - (whole ? 24 : 9)),
        ...(whole ? {number: {value: tenth / 10, at: pointAt(pivot, degrees, radius + 24)}} : {}),
      };
    });
}
