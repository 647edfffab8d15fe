import dayjs from 'dayjs';
import type { Currency } from '@parlor/contract';

/**
 * Writes a decimal string as money of a language: `formatMoney('1234.5', 'THB', 'th')` → "฿1,234.50". The string goes to Intl
 * as it is, so no amount passes through a float.
 */
export function formatMoney(amount: string, currency: Currency, languageTag: string): string {
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** A day as 2026-11-21, in the player's own time zone. */
export function formatDay(at: number): string {
  return dayjs(at).format('YYYY-MM-DD');
}

/** A moment as 2026-11-21 14:05:09, in the player's own time zone. */
export function formatMoment(at: number): string {
  return dayjs(at).format('YYYY-MM-DD HH:mm:ss');
}
