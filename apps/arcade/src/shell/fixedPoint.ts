/*
 * Numbers of controls: whole numbers of the last decimal place, so that 1.98 with two decimals is 198. No float takes
 * part in what is sent.
 */

/** Limits of a number. */
export interface NumberRange {
  min: number;
  max: number;
}

/** Parses what a player wrote, such as "1,234.5". Undefined for anything that is not a number with so few decimals. */
export function parseFixed(words: string, decimals: number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(words.replaceAll(/[,\s]/g, ''));
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** Writes a number with all its decimals and with commas between thousands. */
export function fixedText(value: number, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** The nearest number inside the range. */
export function limited(value: number, { min, max }: NumberRange): number {
  return Math.min(max, Math.max(min, value));
}

/** Half of a number, inside the range. */
export function halved(value: number, range: NumberRange): number {
  return limited(Math.floor(value / 2), range);
}

/** Twice a number, inside the range. */
export function doubled(value: number, range: NumberRange): number {
  return limited(value * 2, range);
}
