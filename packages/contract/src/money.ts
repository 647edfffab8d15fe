/** Digits after the point, by ISO 4217 code. */
const currencyExponents = { THB: 2, USD: 2, EUR: 2, CNY: 2, MYR: 2, INR: 2, VND: 0, IDR: 0, JPY: 0 } as const;

/** A currency that the platform can keep books in. */
export type Currency = keyof typeof currencyExponents;

/** Every currency of the platform. */
export const currencies = Object.keys(currencyExponents) as Currency[];

/** Digits after the point of a currency. */
export function currencyExponent(currency: Currency): number {
  return currencyExponents[currency];
}

/** Largest amount in minor units: it fits PostgreSQL's bigint with room to add a million of them. */
const MAX_MINOR = 9_000_000_000_000n;

/**
 * Reads a decimal string ("1234.50") into minor units. Returns undefined when it is not a plain decimal of at most the
 * currency's own digits, or is larger than 90 billion major units; it never rounds.
 */
export function toMinor(amount: string, currency: Currency): bigint | undefined {
  const exponent = currencyExponents[currency];
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(amount);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > exponent) return undefined;
  const minor = BigInt(whole + fraction.padEnd(exponent, '0'));
  if (minor > MAX_MINOR) return undefined;
  return sign ? -minor : minor;
}

/** Writes minor units as a decimal string with exactly the currency's digits: 123450n THB → "1234.50". */
export function fromMinor(minor: bigint, currency: Currency): string {
  const exponent = currencyExponents[currency];
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
