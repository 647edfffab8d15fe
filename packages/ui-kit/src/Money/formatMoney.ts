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

function formatterFor(
  locale: string,
  currency: string | undefined,
  currencyDisplay: 'symbol' | 'code',
  digits: number,
  sign: 'negative' | 'always',
): Intl.NumberFormat {
  const key = [locale, currency, currencyDisplay, digits, sign].join('|');
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, {
    ...(currency !== undefined && {
      style: 'currency',
      currency,
      currencyDisplay: currencyDisplay === 'symbol' ? 'narrowSymbol' : 'code',
    }),
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

/** Locales that format every amount as "-฿1,234.50": sign, symbol, groups of three. */
const plainLocales = new Set(['en', 'th', 'zh-Hans']);
const plainSymbols = new Map([
  [undefined, ''],
  ['THB', '฿'],
  ['USD', '$'],
  ['CNY', '¥'],
  ['VND', '₫'],
  ['EUR', '€'],
  ['INR', '₹'],
]);

/**
 * Returns the result of `Intl.NumberFormat`, or undefined where its data is needed. The first `Intl.NumberFormat` of a
 * page loads that data, which blocks a slow phone for 100 ms; home's jackpot would delay the first touch.
 */
function formatPlainly(
  amount: string,
  locale: string,
  currency: string | undefined,
  digits: number,
  sign: 'negative' | 'always',
): string | undefined {
  const symbol = plainSymbols.get(currency);
  if (symbol === undefined || !plainLocales.has(locale)) return undefined;
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const groups = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const shown = digits > 0 ? `${groups}.${fraction.slice(0, digits).padEnd(digits, '0')}` : groups;
  const isZero = !/[1-9]/.test(shown);
  const mark = isZero ? '' : amount.startsWith('-') ? '-' : sign === 'always' ? '+' : '';
  return `${mark}${symbol}${shown}`;
}

/**
 * Formats a decimal string: "1234.50" becomes "฿1,234.50". Exact at any length, since the amount is never converted to
 * a number. Throws a RangeError if the text is not a plain decimal.
 */
export function formatMoney(
  amount: string,
  { locale = 'en', currency, currencyDisplay = 'symbol', digits, sign = 'negative' }: MoneyFormat = {},
): string {
  const match = decimal.exec(amount);
  if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(amount)}`);
  const places = digits ?? match[1]?.length ?? 0;
  const plain = currencyDisplay === 'symbol' ? formatPlainly(amount, locale, currency, places, sign) : undefined;
  return plain ?? formatterFor(locale, currency, currencyDisplay, places, sign).format(amount as `${number}`);
}
