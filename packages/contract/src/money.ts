/** Decimal places by ISO 4217 code. */
const currencyExponents = { THB: 2, USD: 2, EUR: 2, CNY: 2, MYR: 2, INR: 2, VND: 0, IDR: 0, JPY: 0 } as const;

/** ISO 4217 code of a currency that the ledger supports. */
export type Currency = keyof typeof currencyExponents;

/** Every supported currency. */
export const currencies = Object.keys(currencyExponents) as Currency[];

/** Returns the number of decimal places of a currency: 2 for THB, 0 for VND. */
export function currencyExponent(currency: Currency): number {
  return currencyExponents[currency];
}

/** Largest amount in minor units. A million of them still fit into PostgreSQL's bigint. */
const MAX_MINOR = 9_000_000_000_000n;

/**
 * Parses a decimal string ("1234.50") into minor units. Returns undefined if the text is not a plain decimal, has more
 * decimal places than the currency, or exceeds 9,000,000,000,000 minor units. Never rounds.
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

/** Formats minor units as a decimal string with all decimal places of the currency: 123450n THB → "1234.50". */
export function fromMinor(minor: bigint, currency: Currency): string {
  const exponent = currencyExponents[currency];
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
