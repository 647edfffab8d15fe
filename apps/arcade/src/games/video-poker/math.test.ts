import { describe, expect, it } from 'vitest';
import { cardOf, RANKS, type Card } from '../cards.ts';
import { toDecimal } from '../fraction.ts';
import { bestHold, COMMON_DRAWS, drawsOf, holdValues } from './holds.ts';
import { bestReturn, dealtClasses, dealtCounts } from './math.ts';
import { videoPays } from './pays.ts';
import { DECLARED_RETURN } from './returns.ts';

/** Returns the card of a class, which counts ranks from the two. */
const cardOfClass = (card: number): Card => cardOf(Math.floor(card / RANKS) * RANKS + (((card % RANKS) + 1) % RANKS));

function countedValues(hand: readonly Card[]): Float64Array {
  const steps = holdValues(hand);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('the return of video poker', () => {
  const classes = [...dealtClasses()];

  it('is the declared one with the best holds, over every hand and every draw', () => {
    const returned = bestReturn(classes);
    expect(returned).toEqual({ numerator: 1_653_526_326_983n, denominator: 1_661_102_543_100n });
    expect(toDecimal(returned, 9)).toBe(DECLARED_RETURN);
  });

  it('is less if a full house pays 8 and a flush 5', () => {
    const lower = dealtClasses({ ...videoPays, full_house: 8, flush: 5 });
    expect(toDecimal(bestReturn(lower), 9)).toBe('0.972984338');
  });

  it('values each hold as plain enumeration of the draws does', () => {
    expect(classes).toHaveLength(134_459);
    for (const index of [0, 54_321, 99_999]) {
      const handClass = classes[index];
      if (!handClass) throw new Error('no such class');
      const values = countedValues(handClass.cards.map(cardOfClass));
      expect([...values]).toEqual([...handClass.values]);
      expect(bestHold(values)).toBe(bestHold(handClass.values));
    }
  });

  it('counts how many draws each hold has', () => {
    for (let count = 0; count <= 5; count += 1) expect(COMMON_DRAWS % drawsOf(count)).toBe(0);
  });

  it('counts the dealt hands that pay', () => {
    expect(dealtCounts()).toEqual({
      royal_flush: 4,
      straight_flush: 36,
      four_of_a_kind: 624,
      full_house: 3744,
      flush: 5108,
      straight: 10_200,
      three_of_a_kind: 54_912,
      two_pair: 123_552,
      jacks_or_better: 337_920,
    });
  });
});
