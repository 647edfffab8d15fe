import { DECK, SUITS } from '../cards.ts';
import type { Fraction } from '../fraction.ts';
import { bankerDraws, baccaratPlaces, DECKS, type BaccaratPlace } from './rules.ts';

/** The declared return to player of each place, rounded to nine places. A test compares them with the exact ones. */
export const declaredReturns: Readonly<Record<BaccaratPlace, string>> = {
  player: '0.987649187',
  banker: '0.989420942',
  tie: '0.856403712',
  playerPair: '0.896385542',
  bankerPair: '0.896385542',
};

/** The declared return of the game: the return of its best place. */
export const DECLARED_RETURN = declaredReturns.banker;

const CARDS = DECK * DECKS;
const PER_RANK = SUITS * DECKS;
const POINTS = 10;

/** How many ordered draws of six cards there are, and how many each hand wins. All are below 2⁵³. */
export interface BaccaratCounts {
  all: number;
  player: number;
  banker: number;
  tie: number;
}

/** Returns how many cards have each number of points. */
function freshShoe(): number[] {
  return Array.from({ length: POINTS }, (_, points) => (points === 0 ? 4 : 1) * PER_RANK);
}

/** Counts the ordered draws of six cards that each hand wins, by all points that cards can have. */
export function countOutcomes(): BaccaratCounts {
  const remaining = freshShoe();
  const counts: BaccaratCounts = { all: 0, player: 0, banker: 0, tie: 0 };
  /** Counts the ordered draws of the remaining cards, which no rule uses. */
  const rest = (drawn: number): number => {
    let ways = 1;
    for (let used = drawn; used < 6; used += 1) ways *= CARDS - used;
    return ways;
  };
  const end = (player: number, banker: number, ways: number, drawn: number): void => {
    const all = ways * rest(drawn);
    counts.all += all;
    counts[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += all;
  };
  const each = (ways: number, next: (points: number, ways: number) => void): void => {
    for (let points = 0; points < POINTS; points += 1) {
      const count = remaining[points] ?? 0;
      remaining[points] = count - 1;
      next(points, ways * count);
      remaining[points] = count;
    }
  };
  const bankerThird = (player: number, banker: number, ways: number, drawn: number): void =>
    each(ways, (third, more) => end(player, (banker + third) % POINTS, more, drawn + 1));
  each(1, (p1, w1) =>
    each(w1, (b1, w2) =>
      each(w2, (p2, w3) =>
        each(w3, (b2, w4) => {
          const [player, banker] = [(p1 + p2) % POINTS, (b1 + b2) % POINTS];
          if (player >= 8 || banker >= 8) return end(player, banker, w4, 4);
          if (player > 5)
            return bankerDraws(banker, undefined) ? bankerThird(player, banker, w4, 4) : end(player, banker, w4, 4);
          return each(w4, (third, w5) => {
            const sum = (player + third) % POINTS;
            if (bankerDraws(banker, third)) bankerThird(sum, banker, w5, 5);
            else end(sum, banker, w5, 5);
          });
        }),
      ),
    ),
  );
  return counts;
}

let counted: BaccaratCounts | undefined;

/** Returns the exact return of a place. */
export function exactReturn(place: BaccaratPlace): Fraction {
  if (place === 'playerPair' || place === 'bankerPair')
    return { numerator: 12n * BigInt(PER_RANK - 1), denominator: BigInt(CARDS - 1) };
  counted ??= countOutcomes();
  const { player, banker, tie, all } = counted;
  const ways = (count: number, hundredths: number): bigint => BigInt(count) * BigInt(hundredths);
  const numerator = {
    player: ways(player, 200) + ways(tie, 100),
    banker: ways(banker, 195) + ways(tie, 100),
    tie: ways(tie, 900),
  }[place];
  return { numerator, denominator: BigInt(all) * 100n };
}

const best: Readonly<Record<BaccaratPlace, bigint>> = {
  player: 200n,
  banker: 195n,
  tie: 900n,
  playerPair: 1200n,
  bankerPair: 1200n,
};

/** Returns the return and the highest pay of every place, for the rules sheet. */
export function returnByMode(): {
  mode: BaccaratPlace;
  returned: Fraction;
  declared: string;
  maxMultiplier: Fraction;
}[] {
  return baccaratPlaces.map((place) => ({
    mode: place,
    returned: exactReturn(place),
    declared: declaredReturns[place],
    maxMultiplier: { numerator: best[place], denominator: 100n },
  }));
}
