import { digitsOf, withPlainDigits } from '../digits.ts';

/** How many digits a number may have, its dialling code not counted. */
export const PHONE_MAX_DIGITS = 20;

/** A country that a number may belong to. */
export interface PhoneCountry {
  /** Two letters, such as "TH" (ISO 3166). */
  readonly code: string;
  /** Its name, in the player's language. */
  readonly name: string;
  /** With its sign: "+66". */
  readonly dialingCode: string;
}

/** A number as the player gave it. */
export interface PhoneNumber {
  /** The country's two letters. */
  readonly country: string;
  /** Digits only, as typed: "0812345678" or "812345678". */
  readonly national: string;
}

/** A number as the form is told of it. */
export interface PhoneValue extends PhoneNumber {
  /** With its sign: "+66". */
  readonly dialingCode: string;
  /** The whole number in the form that is the same everywhere (E.164): "+66812345678"; empty while nothing is typed. */
  readonly e164: string;
}

/** The digits that count of a typed number. */
export function nationalDigits(text: string): string {
  return digitsOf(text).slice(0, PHONE_MAX_DIGITS);
}

/** Where the caret stands in a written number so that as many digits are before it as were. */
export function caretAfterDigits(text: string, count: number): number {
  let caret = 0;
  for (let left = count; left > 0 && caret < text.length; caret += 1) {
    if (/[0-9]/.test(text.charAt(caret))) left -= 1;
  }
  return caret;
}

/** The country whose dialling code a whole number begins with: the longest code wins, then the country that was chosen. */
export function countryOfNumber(text: string, countries: readonly PhoneCountry[], chosen: string): PhoneNumber | undefined {
  const plain = withPlainDigits(text).trim();
  if (!/^(?:\+|00)/.test(plain)) return undefined;
  const digits = digitsOf(plain).replace(/^00/, '');
  const [found] = countries
    .filter(({ dialingCode }) => digits.startsWith(digitsOf(dialingCode)))
    .toSorted((one, other) => other.dialingCode.length - one.dialingCode.length || Number(other.code === chosen) - Number(one.code === chosen));
  return found && { country: found.code, national: digits.slice(digitsOf(found.dialingCode).length, digitsOf(found.dialingCode).length + PHONE_MAX_DIGITS) };
}

/** Whether a country is one that is searched for: by its name, its letters or its dialling code. */
export function isCountryFound({ name, code, dialingCode }: PhoneCountry, query: string): boolean {
  const wanted = foldWords(query);
  if (wanted === '') return true;
  const digits = digitsOf(wanted);
  if (digits !== '') return digitsOf(dialingCode).startsWith(digits);
  return foldWords(name).includes(wanted) || code.toLowerCase() === wanted;
}

/** Letters without case and accents, so that "osterreich" finds Österreich. Marks of Thai are letters of their own and stay. */
function foldWords(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().trim();
}
