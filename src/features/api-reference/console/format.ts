const inUnit = (
  value: number,
  unit: string,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
    ...options,
  }).format(value);

/** Size in the units of the reader's language: bytes, kilobytes, megabytes. */
export function sizeText(bytes: number, locale: string): string {
  if (bytes < 1000) return inUnit(bytes, 'byte', locale, {unitDisplay: 'long'});
  return bytes < 1_000_000
    ? inUnit(bytes / 1000, 'kilobyte', locale)
    : inUnit(bytes / 1_000_000, 'megabyte', locale);
}

export const timeText = (ms: number, locale: string): string =>
  ms < 1000
    ? inUnit(ms, 'millisecond', locale, {maximumFractionDigits: 0})
    : inUnit(ms / 1000, 'second', locale);
