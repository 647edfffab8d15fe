/** Format of an amount. */
export interface MoneyFormat {
  /** BCP 47 locale, such as "th". Defaults to "en". */
  readonly locale?: string;
  /** ISO 4217 code. No currency is shown without it. */
  readonly currency?: string;
  readonly currencyDisplay?: 'symbol' | 'code';
  /** Decimal places. Further digits are truncated, never rounded up. Defaults to those of the amount. */
  readonly digits?: number;
  /** Whether only negative amounts have a sign, or all. */
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
    // Money uses Western digits in every locale, Thai included.
    numberingSystem: 'latn',
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formats a decimal string: "1234.50" becomes "฿1,234.50". Exact at any length, since the amount is never converted to a
 * number. Throws a RangeError if the text is not a plain decimal.
 */
export function formatMoney(amount: string, { locale = 'en', currency, currencyDisplay = 'symbol', digits, sign = 'negative' }: MoneyFormat = {}): string {
  const match = decimal.exec(amount);
  if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(amount)}`);
  const formatter = formatterFor(locale, currency, currencyDisplay, digits ?? match[1]?.length ?? 0, sign);
  return formatter.format(amount as `${number}`);
}
