import { currencies, fromMinor, type Currency } from '@parlor/contract';
import type { LocalizedText } from '../../tables/localizedColumn.ts';

/** Returns an amount as messages store it; empty if the currency is not one of the contract. */
export function amountParams(minor: bigint, currencyCode: string): { amount: string; currency: Currency } | object {
  const currency = currencies.find((known) => known === currencyCode);
  return currency === undefined ? {} : { amount: fromMinor(minor, currency), currency };
}

/** Returns a text of a payload; empty if the value is not a text. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a title by language, as rewards store it. */
export function title(value: unknown): LocalizedText {
  return typeof value === 'object' && value !== null ? value : {};
}
