import type { DigitForm } from '../math.ts';

/** Returns the prizes of a form: their names, and the indexes of their numbers. */
export function prizesOf(form: DigitForm): readonly { name: string; from: number; to: number }[] {
  if (form === 'thai')
    return [
      { name: 'prize.first', from: 0, to: 1 },
      { name: 'prize.front3', from: 1, to: 3 },
      { name: 'prize.bottom3', from: 3, to: 5 },
      { name: 'prize.bottom2', from: 5, to: 6 },
    ];
  if (form === 'vietnam')
    return [
      { name: 'prize.special', from: 0, to: 1 },
      { name: 'prize.other', from: 1, to: 27 },
    ];
  return [];
}
