import { digitsOf, withPlainDigits } from '../digits.ts';

/** Maximum number of digits without the dialling code (AUTH-04). */
export const PHONE_MAX_DIGITS = 20;

/** A country with its dialling code. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2 code, such as "TH". */
  readonly code: string;
  /** Name in the player's language. */
  readonly name: string;
  /** Dialling code with the plus sign: "+66". */
  readonly dialingCode: string;
}

/** A number as typed. */
export interface PhoneNumber {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** Digits as typed, with or without trunk prefix: "0812345678" or "812345678". */
  readonly national: string;
}

/** A number as passed to `onChange`. */
export interface PhoneValue extends PhoneNumber {
  /** Dialling code with the plus sign: "+66". */
  readonly dialingCode: string;
  /** E.164: "+66812345678". Empty while nothing is typed. */
  readonly e164: string;
}

/** Extracts at most `PHONE_MAX_DIGITS` digits from typed text. */
export function nationalDigits(text: string): string {
  return digitsOf(text).slice(0, PHONE_MAX_DIGITS);
}

/** Returns the caret position in formatted text that has `count` digits before it. */
export function caretAfterDigits(text: string, count: number): number {
  let caret = 0;
  for (let left = count; left > 0 && caret < text.length; caret += 1) {
    if (/[0-9]/.test(text.charAt(caret))) left -= 1;
  }
  return caret;
}

/**
 * Returns the country of an international number by the longest matching dialling code; the selected country wins a
 * tie.
 */
export function countryOfNumber(
  text: string,
  countries: readonly PhoneCountry[],
  chosen: string,
): PhoneNumber | undefined {
  const plain = withPlainDigits(text).trim();
  if (!/^(?:\+|00)/.test(plain)) return undefined;
  const digits = digitsOf(plain).replace(/^00/, '');
  const [found] = countries
    .filter(({ dialingCode }) => digits.startsWith(digitsOf(dialingCode)))
    .toSorted(
      (a, b) => b.dialingCode.length - a.dialingCode.length || Number(b.code === chosen) - Number(a.code === chosen),
    );
  return (
    found && {
      country: found.code,
      national: digits.slice(digitsOf(found.dialingCode).length, digitsOf(found.dialingCode).length + PHONE_MAX_DIGITS),
    }
  );
}

/** Whether a country matches a search by name, code or dialling code. */
export function isCountryFound({ name, code, dialingCode }: PhoneCountry, query: string): boolean {
  const wanted = foldWords(query);
  if (wanted === '') return true;
  const digits = digitsOf(wanted);
  if (digits !== '') return digitsOf(dialingCode).startsWith(digits);
  return foldWords(name).includes(wanted) || code.toLowerCase() === wanted;
}

/** Folds case and accents, so that "osterreich" matches Österreich. Thai marks are kept. */
function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
