/** Position of a field or a variant on the page of an operation, from which its anchor is made. */
export interface Position {
  /** Beginning of the anchors, such as `body`. */
  prefix: string;
  /** Names of fields from the root, joined with dots: `payload.timeout`. */
  path: string;
  /** The same with the titles of the variants: `payload.http.timeout`. */
  longPath: string;
}

interface Placed {
  id: string;
  position: Position;
}

export const topOf = (prefix: string): Position => ({prefix, path: '', longPath: ''});

const joinNames = (...names: string[]): string => names.filter(Boolean).join('.');

/**
 * Takes an anchor for a position: the short one, the one with the variants if that is taken, or one with a number.
 * @param anchors those that the page has already
 */
function takeAnchor({prefix, path, longPath}: Position, anchors: Set<string>): string {
  const short = `${prefix}-${path}`;
  let id = anchors.has(short) ? `${prefix}-${longPath}` : short;
  for (let n = 2; anchors.has(id); n += 1) id = `${short}-${n}`;
  anchors.add(id);
  return id;
}

/** Gives a field its anchor and its position. */
export function inField(parent: Position, name: string, anchors: Set<string>): Placed {
  const position = {
    ...parent,
    path: joinNames(parent.path, name),
    longPath: joinNames(parent.longPath, name),
  };
  return {id: takeAnchor(position, anchors), position};
}

/** Gives a variant its anchor and its position: its fields have short anchors as if they were in no variant. */
export function inVariant(
  parent: Position,
  name: string,
  index: number,
  anchors: Set<string>,
): Placed {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [String(index + 1)];
  const position = {...parent, longPath: joinNames(parent.longPath, words.join('-'))};
  return {id: takeAnchor({...position, path: position.longPath}, anchors), position};
}
