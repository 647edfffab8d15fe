import { fraction, isMore, plus, times, ZERO, type Fraction } from '../fraction.ts';
import { dealerDraws, totalAfter, type Total } from './hands.ts';
import type { Move } from './rules.ts';

/**
 * The exact return of optimal play, as a fraction of the stake of the bet, rounded to nine places. A test compares it
 * with the exact return.
 */
export const DECLARED_RETURN = '0.994296120';

/** How many of the cards have each value from 1, the ace, to 10. */
const ALL_RANKS: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 4];

const ONE = fraction(1);
const START: Total = { points: 0, isSoft: false };

/** The chance of each final score of the dealer, from 17 to 21 points. The sixth is a bust. */
type DealerOutcomes = readonly Fraction[];

/** The value of a move in stakes of the hand, won or lost, when the dealer has no blackjack. */
export interface ValuedMove {
  move: Move;
  expected: Fraction;
}

/** The mathematics of a deck. */
export interface BlackjackMath {
  /**
   * Returns the moves of two or more cards against an open card, the best one first. `pair` is the value of both cards
   * of a pair.
   */
  rankMoves: (total: Total, up: number, options: { moves: readonly Move[]; pair?: number }) => ValuedMove[];
  /** Returns the return of optimal play in stakes of the bet, if a blackjack pays `blackjackPay`. */
  exactReturn: (blackjackPay?: Fraction) => Fraction;
}

/** Creates the mathematics of an unlimited deck with these weights of the values. */
export function blackjackMath(weights: readonly number[] = ALL_RANKS): BlackjackMath {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const cards = weights.flatMap((weight, index) =>
    weight > 0 ? [{ value: index + 1, chance: fraction(weight, all) }] : [],
  );
  const expected = (valueAfter: (value: number) => Fraction): Fraction =>
    cards.reduce((sum, { value, chance }) => plus(sum, times(chance, valueAfter(value))), ZERO);

  const memoize = <Key, Value>(compute: (key: Key) => Value, nameOf: (key: Key) => string): ((key: Key) => Value) => {
    const cache = new Map<string, Value>();
    return (key) => {
      const name = nameOf(key);
      const value = cache.get(name) ?? compute(key);
      cache.set(name, value);
      return value;
    };
  };
  const nameOf = ({ points, isSoft }: Total): string => `${isSoft ? 's' : 'h'}${points}`;

  const mixed = (parts: readonly { chance: Fraction; ends: DealerOutcomes }[]): DealerOutcomes =>
    Array.from({ length: 6 }, (_, end) =>
      parts.reduce((sum, { chance, ends }) => plus(sum, times(chance, ends[end] ?? ZERO)), ZERO),
    );
  const endsFrom: (total: Total) => DealerOutcomes = memoize((total) => {
    if (!dealerDraws(total)) {
      const end = Math.min(total.points, 22) - 17;
      return Array.from({ length: 6 }, (_, index) => (index === end ? ONE : ZERO));
    }
    return mixed(cards.map(({ value, chance }) => ({ chance, ends: endsFrom(totalAfter(total, value)) })));
  }, nameOf);

  /** Returns the value of a hidden card that makes a blackjack. */
  const completing = (up: number): number | undefined => (up === 1 ? 10 : up === 10 ? 1 : undefined);
  const blackjackChance = (up: number): Fraction => cards.find(({ value }) => value === completing(up))?.chance ?? ZERO;

  /** Returns the dealer's final scores for an open card, without a blackjack. */
  const dealerEnds = memoize(
    (up: number) => {
      const hidden = cards.filter(({ value }) => value !== completing(up));
      const likely = hidden.reduce((sum, { chance }) => plus(sum, chance), ZERO);
      const share = fraction(likely.denominator, likely.numerator);
      return mixed(
        hidden.map(({ value, chance }) => ({
          chance: times(chance, share),
          ends: endsFrom(totalAfter(totalAfter(START, up), value)),
        })),
      );
    },
    (up) => String(up),
  );

  const minus = (a: Fraction): Fraction => fraction(-a.numerator, a.denominator);
  const stand = (total: Total, up: number): Fraction => {
    if (total.points > 21) return minus(ONE);
    return dealerEnds(up).reduce((sum, chance, end) => {
      if (end === 5 || total.points > end + 17) return plus(sum, chance);
      return total.points === end + 17 ? sum : plus(sum, minus(chance));
    }, ZERO);
  };
  const better = (a: Fraction, b: Fraction): Fraction => (isMore(b, a) ? b : a);
  const drawOn = memoize(
    ({ total, up }: { total: Total; up: number }) => expected((value) => playOn(totalAfter(total, value), up)),
    ({ total, up }) => `${nameOf(total)} ${up}`,
  );
  /** Returns the better value of standing and drawing. */
  function playOn(total: Total, up: number): Fraction {
    return total.points >= 21 ? stand(total, up) : better(stand(total, up), drawOn({ total, up }));
  }
  const double = (total: Total, up: number): Fraction =>
    times(
      fraction(2),
      expected((value) => stand(totalAfter(total, value), up)),
    );
  const split = (pair: number, up: number): Fraction => {
    const first = totalAfter(START, pair);
    return times(
      fraction(2),
      expected((value) => {
        const total = totalAfter(first, value);
        if (pair === 1 || total.points >= 21) return stand(total, up);
        return better(playOn(total, up), double(total, up));
      }),
    );
  };

  const rankMoves: BlackjackMath['rankMoves'] = (total, up, { moves, pair }) => {
    const valueOfMove: Readonly<Record<Move, () => Fraction>> = {
      hit: () => drawOn({ total, up }),
      stand: () => stand(total, up),
      double: () => double(total, up),
      split: () => split(pair ?? 0, up),
    };
    return moves
      .map((move) => ({ move, expected: valueOfMove[move]() }))
      .toSorted((a, b) => (isMore(a.expected, b.expected) ? -1 : isMore(b.expected, a.expected) ? 1 : 0));
  };

  return {
    rankMoves,
    exactReturn(blackjackPay = fraction(3, 2)) {
      // Insurance is worth less than its stake as long as fewer than a third of the cards are tens.
      const inStakes = expected((up) => {
        const lost = blackjackChance(up);
        const played = plus(ONE, minus(lost));
        return expected((first) =>
          expected((second) => {
            const total = totalAfter(totalAfter(START, first), second);
            if (total.points === 21) return times(played, blackjackPay);
            const moves: Move[] = ['hit', 'stand', 'double', ...(first === second ? (['split'] as const) : [])];
            const [best] = rankMoves(total, up, { moves, pair: first });
            return plus(minus(lost), times(played, best?.expected ?? ZERO));
          }),
        );
      });
      return plus(ONE, inStakes);
    },
  };
}

/** The most that a round pays in stakes of its bet: both hands of a split doubled and won. */
export const MAX_MULTIPLIER: Fraction = { numerator: 8n, denominator: 1n };

/** Returns the return of optimal play, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return [{ mode: 'optimal play', returned: blackjackMath().exactReturn(), maxMultiplier: MAX_MULTIPLIER }];
}
