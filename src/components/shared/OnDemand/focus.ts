const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

const stops = (frame: Element | null): HTMLElement[] => [...(frame?.querySelectorAll<HTMLElement>(focusable) ?? [])];

/** Place of the element with the focus among those of a frame; -1 when it is elsewhere. */
export const focusedIn = (frame: Element | null): number => stops(frame).indexOf(document.activeElement as HTMLElement);

/** Gives the focus to the element at that place; a place of -1 leaves it where it is. */
export const focusAt = (frame: Element | null, place: number): void => stops(frame)[place]?.focus({preventScroll: true});
