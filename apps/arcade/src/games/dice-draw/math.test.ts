import { describe, expect, it } from 'vitest';
import { toDecimal, type Fraction } from '../fraction.ts';
import { fraction, NOTHING, plus, times } from '../ticketLines.ts';
import { DECLARED_RETURN, dicePlays, returnByMode } from './math.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const throws = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));
const isExact = ({ numerator, denominator }: Fraction): boolean => numerator * 100n === denominator * 95n;

function countedReturn(mode: string, among: readonly number[][]): Fraction {
  const [code = '', ticket = ''] = mode.split(' ');
  const sum = among.reduce(
    (all, dice) => plus(all, dicePlays.dice[code]?.payOf(ticket.split('-'), dice) ?? NOTHING),
    NOTHING,
  );
  return times(sum, fraction(1, among.length));
}

describe('the return of three dice', () => {
  it('is exactly the declared one for every ticket, by all 216 throws', () => {
    const modes = returnByMode();
    expect(modes.filter(({ returned }) => !isExact(returned) || toDecimal(returned, 9) !== DECLARED_RETURN)).toEqual(
      [],
    );
    expect(modes.filter(({ mode }) => !isExact(countedReturn(mode, throws)))).toEqual([]);
    expect(new Set(modes.map(({ mode }) => mode.split(' ')[0]))).toEqual(new Set(Object.keys(dicePlays.dice)));
  });

  it('differs from the declared one if a throw is twice as likely', () => {
    const biased = [...throws, [1, 1, 1]];
    for (const mode of ['sum 3', 'triple 1', 'face 1', 'sumSide small', 'pair 1-2'])
      expect([mode, isExact(countedReturn(mode, biased))]).toEqual([mode, false]);
  });
});
