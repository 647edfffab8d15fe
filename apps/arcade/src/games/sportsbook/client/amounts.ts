import { currencyExponent, fromMinor, toMinor, type Currency } from '@parlor/contract';

/** A key of the keypad. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

/** The most digits of the field, more than any stake has. */
const MAX_DIGITS = 10;

/** Returns the content of the field after a key. */
export function typed(shown: string, key: PadKey, currency: Currency): string {
  if (key === 'delete') return shown.slice(0, -1);
  const places = currencyExponent(currency);
  if (key === '.') return places === 0 || shown.includes('.') ? shown : `${shown === '' ? '0' : shown}.`;
  const [whole = '', fraction] = shown.split('.');
  if (fraction !== undefined) return fraction.length < places ? shown + key : shown;
  if (whole.length >= MAX_DIGITS) return shown;
  return whole === '0' ? key : shown + key;
}

/** Returns the content of the field in minor units; 0 if empty. */
export function minorOf(shown: string, currency: Currency): bigint {
  return toMinor(shown.replace(/\.$/, ''), currency) ?? 0n;
}

/** Returns the text of an amount in the field: without zeros after the point. */
export function fieldText(minor: bigint, currency: Currency): string {
  return minor === 0n ? '' : fromMinor(minor, currency).replace(/\.0+$/, '');
}
