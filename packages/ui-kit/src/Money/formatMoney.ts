/** How a sum is written. */
export interface MoneyFormat {
  /** The language whose habits rule, as BCP 47: "en", "th". */
  readonly locale?: string;
  /** ISO 4217 code; left out, the sum stands without a currency. */
  readonly currency?: string;
  readonly currencyDisplay?: 'symbol' | 'code';
  /** Digits after the point; more are cut off, never rounded up into money that is not there. Left out: as in the amount. */
  readonly digits?: number;
  /** When a sign is written: for losses, or for gains too. */
  readonly sign?: 'negative' | 'always';
}

const decimal = /^-?\d+(?:\.(\d+))?$/;
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: string | undefined, currencyDisplay: 'symbol' | 'code', digits: number, sign: 'negative' | 'always'): Intl.NumberFormat {
  const key = [locale, currency, currencyDisplay, digits, sign].join('|');
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, {
    ...(currency !== undefined && { style: 'currency', currency, currencyDisplay: currencyDisplay === 'symbol' ? 'narrowSymbol' : 'code' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    // Thai players read Western digits for money.
    numberingSystem: 'latn',
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Writes a decimal string ("1234.50") as a player reads it ("฿1,234.50"). Exact at any length: the amount never becomes a
 * float. Throws a RangeError on anything but a plain decimal.
 */
export function formatMoney(amount: string, { locale = 'en', currency, currencyDisplay = 'symbol', digits, sign = 'negative' }: MoneyFormat = {}): string {
  const match = decimal.exec(amount);
  if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(amount)}`);
  const formatter = formatterFor(locale, currency, currencyDisplay, digits ?? match[1]?.length ?? 0, sign);
  return formatter.format(amount as `${number}`);
}
