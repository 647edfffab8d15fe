import { describe, expect, it } from 'vitest';
import { cardOf, RANKS, type Card } from '../cards.ts';
import { toDecimal } from '../fraction.ts';
import type { PokerKind } from '../pokerHands.ts';
import { callValue, CONTINUATIONS } from './callValue.ts';
import { bestPlay, bonusReturn, handClasses, type HandClass } from './math.ts';
import { bonusPayOf } from './pays.ts';
import { ANTE_RETURN, BONUS_RETURN, DECLARED_RETURN } from './returns.ts';

const classes = [...handClasses()];

/** Returns the card of a class, which counts ranks from the two. */
const cardOfClass = (card: number): Card => {
  const suit = Math.floor(card / RANKS);
  return cardOf(suit * RANKS + (((card % RANKS) + 1) % RANKS));
};

function cardsOf({ hand, flop }: HandClass): { hand: Card[]; flop: Card[] } {
  const onFlop = flop.flatMap((mask, suit) =>
    Array.from({ length: RANKS }, (_, bit) => bit)
      .filter((bit) => mask & (1 << bit))
      .map((bit) => cardOfClass(suit * RANKS + bit)),
  );
  return { hand: hand.map(cardOfClass), flop: onFlop };
}

describe("the returns of casino hold'em", () => {
  const best = bestPlay(classes);

  it('are the declared ones with optimal play, over every hand, flop, board and hand of the dealer', () => {
    expect(best.classes).toBe(1_286_792);
    expect(best.hands).toBe(25_989_600n);
    expect(best.called).toBe(21_309_024n);
    expect(best.returned).toEqual(ANTE_RETURN);
    expect(toDecimal(best.returned, 9)).toBe(DECLARED_RETURN);
    expect(toDecimal(bonusReturn(), 9)).toBe(BONUS_RETURN);
  });

  it('value each class as plain enumeration of all continuations does', () => {
    // Spread over the classes: the step shares no factor with their number.
    for (let index = 0; index < 12; index += 1) {
      const handClass = classes[(index * 514_229 + 7) % classes.length];
      if (!handClass) throw new Error('no such class');
      const { hand, flop } = cardsOf(handClass);
      expect(handClass.value).toBe(handClass.multiplicity * callValue(hand, flop));
    }
  });

  it('are less for a player who always calls', () => {
    const always = classes.reduce((sum, { value }) => sum + BigInt(value), 0n);
    const all = best.hands * BigInt(CONTINUATIONS);
    const returned = { numerator: all + always, denominator: all };
    expect(toDecimal(returned, 9)).toBe('0.921003568');
  });

  it('differ from the declared ones if the bonus bet pays a flush 10 to 1', () => {
    const payOf = (kind: PokerKind, score: number) => (kind === 'flush' ? 10n : bonusPayOf(kind, score));
    expect(toDecimal(bonusReturn(payOf), 9)).not.toBe(BONUS_RETURN);
  });
});
