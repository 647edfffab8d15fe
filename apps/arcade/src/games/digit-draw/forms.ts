import { formOf } from '../formOf.ts';
import type { DigitForm } from './math.ts';

/** The form of each noun. */
const forms = [
  ['one-minute-five', 'five'],
  ['five-minute-draw', 'five'],
  ['two-digits', 'two'],
  ['three-digits', 'three'],
  ['four-digits', 'four'],
  ['five-digits', 'five'],
  ['first-prize', 'thai'],
  ['daily-draw', 'vietnam'],
  ['lucky-28', 'sum28'],
] as const;

/** Returns the form of a title. */
export const digitFormOf = (code: string): DigitForm => formOf<DigitForm>(forms, code);
