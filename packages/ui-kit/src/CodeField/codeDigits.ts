import { digitsOf } from '../digits.ts';

/** How long a one-time code may be. */
export const CODE_LENGTH_MIN = 4;
/** The longest code that a message carries, in digits. */
export const CODE_LENGTH_MAX = 10;

/** What of a typed, pasted or filled-in text belongs to the code: "Your code: 123 456" is "123456". */
export function codeDigits(text: string, length: number): string {
  return digitsOf(text).slice(0, length);
}

/** Where the caret stands once everything that is no digit is gone. */
export function caretInCode(text: string, caret: number, length: number): number {
  return codeDigits(text.slice(0, caret), length).length;
}
