import { describe, expect, it } from 'vitest';
import { binomial } from '../binomial.ts';
import { fraction, plus, times, toDecimal, ZERO, type Fraction } from '../fraction.ts';
import { bingoForms, callsOf, type BingoForm } from './forms.ts';
import { chanceBy, declaredReturns, exactReturn, prizeChances, returnByMode } from './math.ts';
import { bingoPrizes, hundredthsOf, patternsOf, type BingoPattern } from './prizes.ts';
import { corners, ticketLines, ticketShapes } from './tickets.ts';

const maskOf = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);
const isIn = (mask: number, hits: number): boolean => (hits & mask) === mask;

/** Counts one by one how many sets of k numbers of a ticket complete each pattern. */
function countedSets(form: BingoForm): Record<BingoPattern, number[]> {
  const { numbers } = ticketShapes[form];
  const lines = ticketLines[form].map(maskOf);
  const corner = maskOf(corners);
  const all = 2 ** numbers - 1;
  const none = (): number[] => Array<number>(numbers + 1).fill(0);
  const counted = { line: none(), corners: none(), twoLines: none(), full: none() };
  for (let hits = 0; hits <= all; hits += 1) {
    let [bits, remaining] = [0, hits];
    for (; remaining !== 0; remaining &= remaining - 1) bits += 1;
    let complete = 0;
    for (const line of lines) if (isIn(line, hits)) complete += 1;
    if (complete >= 1) counted.line[bits] = (counted.line[bits] ?? 0) + 1;
    if (complete >= 2) counted.twoLines[bits] = (counted.twoLines[bits] ?? 0) + 1;
    if (isIn(corner, hits)) counted.corners[bits] = (counted.corners[bits] ?? 0) + 1;
    if (hits === all) counted.full[bits] = (counted.full[bits] ?? 0) + 1;
  }
  return counted;
}

describe('the return of bingo', () => {
  it('is the declared one, exactly', () => {
    for (const { mode, returned, declared } of returnByMode()) {
      expect([mode, toDecimal(returned, 9)]).toEqual([mode, declared]);
      expect(declared).toBe(declaredReturns[mode]);
    }
    expect(declaredReturns).toEqual({ '75': '0.951162174', '90': '0.952543730' });
  });

  it.each(bingoForms)('of %s equals the enumeration of all sets of a ticket’s numbers that can be called', (form) => {
    const { numbers } = ticketShapes[form];
    const balls = Number(form);
    const counted = countedSets(form);
    /** Among the first `calls` balls are k of the ticket in C(numbers, k) · C(balls − numbers, calls − k) ways. */
    const chance = (pattern: BingoPattern, calls: number): Fraction =>
      counted[pattern]
        .map((sets, hits) =>
          hits > calls
            ? ZERO
            : fraction(BigInt(sets) * binomial(balls - numbers, calls - hits), binomial(balls, calls)),
        )
        .reduce(plus, ZERO);
    let returned = ZERO;
    for (const pattern of patternsOf(form)) {
      let before = ZERO;
      for (let calls = 1; calls <= callsOf[form]; calls += 1) {
        const reached = chance(pattern, calls);
        expect([pattern, calls, chanceBy(form, pattern, calls)]).toEqual([pattern, calls, reached]);
        const now = plus(reached, { ...before, numerator: -before.numerator });
        returned = plus(returned, times(now, fraction(hundredthsOf(form, pattern, calls), 100)));
        before = reached;
      }
    }
    expect(returned).toEqual(exactReturn(form));
  });

  it('falls with the calls: a pattern pays less the later it is complete', () => {
    for (const form of bingoForms)
      for (const pattern of patternsOf(form)) {
        const steps = bingoPrizes[form][pattern] ?? [];
        expect(steps.map(({ calls }) => calls)).toEqual(steps.map(({ calls }) => calls).toSorted((a, b) => a - b));
        expect(steps.map(({ hundredths }) => hundredths)).toEqual(
          steps.map(({ hundredths }) => hundredths).toSorted((a, b) => b - a),
        );
        expect(steps.at(-1)?.calls).toBeLessThanOrEqual(callsOf[form]);
        for (const { chance } of prizeChances(form, pattern)) expect(chance.numerator).toBeGreaterThan(0n);
      }
  });

  it('differs if a ball of every ticket is called first', () => {
    // With one number already called, a full house of 75 balls needs 23 more.
    const [first] = prizeChances('75', 'full');
    const biased = fraction(binomial(74 - 23, 44 - 23), binomial(74, 44));
    expect(biased).not.toEqual(first?.chance);
  });
});
