/*
 * Numbers of controls: integers in units of the last decimal place, so that 1.98 with two decimals is 198. Sent values
 * never involve floats.
 */

/** Limits of a number. */
export interface NumberRange {
  min: number;
  max: number;
}

/** Parses input such as "1,234.5". Undefined for anything but a number with at most this many decimals. */
export function parseFixed(words: string, decimals: number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(words.replaceAll(/[,\s]/g, ''));
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** Formats a number with all its decimals and with commas between thousands. */
export function fixedText(value: number, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** Returns the nearest number inside the range. */
export function limited(value: number, { min, max }: NumberRange): number {
  return Math.min(max, Math.max(min, value));
}

/** Returns half of a number, inside the range. */
export function halved(value: number, range: NumberRange): number {
  return limited(Math.floor(value / 2), range);
}

/** Returns twice a number, inside the range. */
export function doubled(value: number, range: NumberRange): number {
  return limited(value * 2, range);
}
