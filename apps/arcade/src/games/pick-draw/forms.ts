import { formOf } from '../formOf.ts';
import type { PickForm } from './math.ts';

/** The form of each noun. */
const forms = [
  ['six-of-45', 'six45'],
  ['lucky-star', 'star'],
  ['keno', 'keno'],
  ['eleven-choose-five', 'eleven'],
] as const;

/** Returns the form of a title. */
export const pickFormOf = (code: string): PickForm => formOf<PickForm>(forms, code);
