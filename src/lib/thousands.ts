/**
 * Sets a no-break space of full width between the digits of a French number. The narrow one that French prescribes is 0.08 em wide in the
 * site's typeface, which has no sign of its own for it: 1 000 000 would read as one run of digits. A full one is 0.19 em, as narrow as a
 * narrow one elsewhere.
 */
export const readableThousands = (text: string): string => text.replace(/(?<=\d)\u202f(?=\d)/g, '\u00a0');
