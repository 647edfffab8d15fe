import type { BingoForm } from '../forms.ts';
import { columnOf } from '../tickets.ts';

/** The letters of the columns with 75 balls. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;

/** Returns a ball as the caller says it: with 75 balls the letter of its column comes first. */
export function ballName(form: BingoForm, ball: number): string {
  return form === '75' ? `${LETTERS[columnOf(form, ball)] ?? ''} ${ball}` : String(ball);
}
