import { digitsOf } from '../digits.ts';

/** Minimum length of a one-time code, in digits. */
export const CODE_LENGTH_MIN = 4;
/** Maximum length of a one-time code, in digits. */
export const CODE_LENGTH_MAX = 10;

/** Extracts the code from typed, pasted or autofilled text: "Your code: 123 456" gives "123456". */
export function codeDigits(text: string, length: number): string {
  return digitsOf(text).slice(0, length);
}

/** Returns the caret position after everything but digits is removed. */
export function caretInCode(text: string, caret: number, length: number): number {
  return codeDigits(text.slice(0, caret), length).length;
}
