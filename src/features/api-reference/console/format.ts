/** A quantity in the reader's language, in the largest of the units that fits; each is a thousand of the one before. */
function quantity(value: number, units: string[], locale: string): string {
  const thousands = Math.min(units.length - 1, Math.floor(Math.log10(value || 1) / 3));
  const unit = units[Math.max(0, thousands)]!;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === units[0] ? 0 : 1,
  }).format(value / 1000 ** units.indexOf(unit));
}

export const sizeText = (bytes: number, locale: string): string =>
  quantity(bytes, ['byte', 'kilobyte', 'megabyte'], locale);

export const timeText = (ms: number, locale: string): string =>
  quantity(ms, ['millisecond', 'second'], locale);
