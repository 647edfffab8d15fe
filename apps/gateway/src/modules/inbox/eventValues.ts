import { currencies, fromMinor, type Currency } from '@parlor/contract';
import type { LocalizedText } from '../../tables/localizedColumn.ts';

/** An amount as messages keep it; nothing where the currency is none of the contract. */
export function amountParams(minor: bigint, currencyCode: string): { amount: string; currency: Currency } | object {
  const currency = currencies.find((known) => known === currencyCode);
  return currency === undefined ? {} : { amount: fromMinor(minor, currency), currency };
}

/** A text of a payload; empty where it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A title by language as rewards keep it. */
export function title(value: unknown): LocalizedText {
  return typeof value === 'object' && value !== null ? value : {};
}
