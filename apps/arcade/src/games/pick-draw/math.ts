import type { Fraction } from '../fraction.ts';
import { binomial } from '../binomial.ts';
import {
  fraction,
  NOTHING,
  plus,
  returnOfTicket,
  TICKET_RETURN,
  TICKET_RETURN_TEXT,
  times,
  winOrLose,
  type Play,
  type Prize,
} from '../ticketLines.ts';

/** The declared return to player: the same for every ticket of every form. */
export const DECLARED_RETURN = TICKET_RETURN_TEXT;

/** The balls in the order drawn, and the star if the form has one. Numbers count from 1. */
export interface PickResult {
  balls: readonly number[];
  star: number | null;
}
type PickPlay = Play<PickResult>;

/** The draws on offer. */
export const pickForms = ['six45', 'star', 'keno', 'eleven'] as const;
export type PickForm = (typeof pickForms)[number];

/** The number of balls, of drawn balls, and of stars. */
export interface Drum {
  balls: number;
  drawn: number;
  stars: number;
}
export const drums: Readonly<Record<PickForm, Drum>> = {
  six45: { balls: 45, drawn: 6, stars: 0 },
  star: { balls: 35, drawn: 5, stars: 12 },
  keno: { balls: 80, drawn: 20, stars: 0 },
  eleven: { balls: 11, drawn: 5, stars: 0 },
};

function numbers(to: number): string[] {
  return Array.from({ length: to }, (_, index) => String(index + 1));
}

function hitsOf(ticket: readonly string[], { balls }: PickResult): number {
  return ticket.filter((number) => balls.includes(Number(number))).length;
}

/** Returns the chance that this many of the numbers picked are drawn. */
function chanceOfHits({ balls, drawn }: Drum, picks: number, hits: number): Fraction {
  return fraction(binomial(picks, hits) * binomial(balls - picks, drawn - hits), binomial(balls, drawn));
}

/** Creates a play that wins if all numbers of the ticket are drawn, or all drawn balls are on a larger ticket. */
function all(drum: Drum, count: number): PickPlay {
  const needed = Math.min(count, drum.drawn);
  return winOrLose({
    groups: [numbers(drum.balls)],
    combination: { kind: 'choose', count },
    chanceOf: () => chanceOfHits(drum, count, needed),
    isWon: (ticket, result) => hitsOf(ticket, result) === needed,
  });
}

/** Creates a play that pays by hits. The pay of `minHits` hits takes the remaining return. */
function byHits(drum: Drum, count: number, pays: Readonly<Record<number, number>>, minHits: number): PickPlay {
  const fixed = Object.entries(pays).map(([hits, pay]): [number, Prize] => [
    Number(hits),
    { chance: chanceOfHits(drum, count, Number(hits)), pay: fraction(pay) },
  ]);
  const given = fixed.reduce((sum, [, { chance, pay }]) => plus(sum, times(chance, pay)), NOTHING);
  const remaining = plus(TICKET_RETURN, { ...given, numerator: -given.numerator });
  const chance = chanceOfHits(drum, count, minHits);
  const last: Prize = {
    chance,
    pay: times(remaining, { numerator: chance.denominator, denominator: chance.numerator }),
  };
  const prizes = new Map<number, Prize>([...fixed, [minHits, last]]);
  return {
    groups: [numbers(drum.balls)],
    combination: { kind: 'choose', count },
    payOf: (ticket, result) => prizes.get(hitsOf(ticket, result))?.pay ?? NOTHING,
    prizesOf: () => [...prizes.values()],
  };
}

/** Creates a play on the first balls, in the order drawn. */
function inOrder({ balls }: Drum, count: number): PickPlay {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways *= balls - index;
  return winOrLose({
    groups: Array.from({ length: count }, () => numbers(balls)),
    combination: { kind: 'different' },
    chanceOf: () => fraction(1, ways),
    isWon: (ticket, result) => ticket.every((number, index) => result.balls[index] === Number(number)),
  });
}

/** Creates a play on the first balls, in any order. */
function inAnyOrder({ balls }: Drum, count: number): PickPlay {
  return winOrLose({
    groups: [numbers(balls)],
    combination: { kind: 'choose', count },
    chanceOf: () => fraction(1, binomial(balls, count)),
    isWon: (ticket, result) => ticket.every((number) => result.balls.slice(0, count).includes(Number(number))),
  });
}

/** Returns in how many ways the drawn balls have each sum. */
function waysOfSums({ balls, drawn }: Drum): bigint[] {
  const maxSum = balls * drawn;
  const ways = Array.from({ length: drawn + 1 }, () => Array<bigint>(maxSum + 1).fill(0n));
  (ways[0] as bigint[])[0] = 1n;
  for (let ball = 1; ball <= balls; ball += 1)
    for (let count = drawn; count >= 1; count -= 1) {
      const [to, from] = [ways[count] as bigint[], ways[count - 1] as bigint[]];
      for (let sum = maxSum; sum >= ball; sum -= 1) to[sum] = (to[sum] as bigint) + (from[sum - ball] as bigint);
    }
  return ways[drawn] as bigint[];
}

/** Creates a play on a side of the sum of all balls. The middle is neither big nor small. */
function sumSide(drum: Drum): PickPlay {
  const middle = (drum.drawn * (drum.balls + 1)) / 2;
  const isSide = (side: string | undefined, sum: number): boolean => {
    if (side === 'big') return sum > middle;
    if (side === 'small') return sum < middle;
    if (side === 'middle') return sum === middle;
    return (sum % 2 === 1) === (side === 'odd');
  };
  const sides = ['big', 'small', 'middle', 'odd', 'even'];
  let chances: Readonly<Record<string, Fraction>> | undefined;
  return winOrLose({
    groups: [sides],
    chanceOf: ([side = '']) => {
      // Computed on first use: the sums of twenty of eighty balls take a moment.
      chances ??= (() => {
        const ways = waysOfSums(drum);
        const of = (name: string): Fraction =>
          fraction(
            ways.reduce((sum, count, total) => (isSide(name, total) ? sum + count : sum), 0n),
            binomial(drum.balls, drum.drawn),
          );
        return Object.fromEntries(sides.map((name) => [name, of(name)]));
      })();
      return chances[side] ?? NOTHING;
    },
    isWon: ([side], { balls }) =>
      isSide(
        side,
        balls.reduce((sum, ball) => sum + ball, 0),
      ),
  });
}

/** Creates a play on the half of the numbers with more balls. */
function halves(drum: Drum): PickPlay {
  const middle = drum.balls / 2;
  const even = fraction(binomial(middle, drum.drawn / 2) ** 2n, binomial(drum.balls, drum.drawn));
  const more: Fraction = { numerator: even.denominator - even.numerator, denominator: 2n * even.denominator };
  return winOrLose({
    groups: [['lower', 'equal', 'upper']],
    chanceOf: ([half]) => (half === 'equal' ? even : more),
    isWon: ([half], { balls }) => {
      const lower = balls.filter((ball) => ball <= middle).length;
      return half === (2 * lower === drum.drawn ? 'equal' : 2 * lower > drum.drawn ? 'lower' : 'upper');
    },
  });
}

/** Creates a play on whether the first or the last ball has the larger number. */
function duel(): PickPlay {
  return winOrLose({
    groups: [['dragon', 'tiger']],
    chanceOf: () => fraction(1, 2),
    isWon: ([side], { balls }) => (balls.at(0) ?? 0) > (balls.at(-1) ?? 0) === (side === 'dragon'),
  });
}

/** Creates a play on the star. */
function star(drum: Drum): PickPlay {
  return {
    ...winOrLose<PickResult>({
      groups: [numbers(drum.stars)],
      chanceOf: () => fraction(1, drum.stars),
      isWon: ([number], result) => result.star === Number(number),
    }),
  };
}

const { six45, star: starDrum, keno, eleven } = drums;

/** The plays of each form. */
export const pickPlays: Readonly<Record<PickForm, Readonly<Record<string, PickPlay>>>> = {
  six45: {
    pick6: byHits(six45, 6, { 6: 24_000, 5: 9000, 4: 180, 3: 12 }, 2),
    pick4: all(six45, 4),
    pick3: all(six45, 3),
    pick2: all(six45, 2),
    ball1: inOrder(six45, 1),
    sumSide: sumSide(six45),
  },
  star: {
    pick5: byHits(starDrum, 5, { 5: 24_000, 4: 500, 3: 20 }, 2),
    pick3: all(starDrum, 3),
    pick2: all(starDrum, 2),
    star: star(starDrum),
    ball1: inOrder(starDrum, 1),
    sumSide: sumSide(starDrum),
  },
  keno: {
    pick1: all(keno, 1),
    pick2: all(keno, 2),
    pick3: byHits(keno, 3, { 3: 40 }, 2),
    pick4: byHits(keno, 4, { 4: 110, 3: 6 }, 2),
    pick5: byHits(keno, 5, { 5: 500, 4: 20 }, 3),
    pick6: byHits(keno, 6, { 6: 1500, 5: 80, 4: 8 }, 3),
    pick7: byHits(keno, 7, { 7: 7000, 6: 300, 5: 25 }, 4),
    pick8: byHits(keno, 8, { 8: 20_000, 7: 1500, 6: 90, 5: 12 }, 4),
    pick9: byHits(keno, 9, { 9: 24_000, 8: 5000, 7: 350, 6: 40, 5: 6 }, 4),
    pick10: byHits(keno, 10, { 10: 24_000, 9: 10_000, 8: 1200, 7: 130, 6: 25 }, 5),
    sumSide: sumSide(keno),
    halves: halves(keno),
  },
  eleven: {
    any1: all(eleven, 1),
    any2: all(eleven, 2),
    any3: all(eleven, 3),
    any4: all(eleven, 4),
    any5: all(eleven, 5),
    any6: all(eleven, 6),
    any7: all(eleven, 7),
    any8: all(eleven, 8),
    first1: inOrder(eleven, 1),
    first2: inOrder(eleven, 2),
    first3: inOrder(eleven, 3),
    group2: inAnyOrder(eleven, 2),
    group3: inAnyOrder(eleven, 3),
    sumSide: sumSide(eleven),
    duel: duel(),
  },
};

/** Returns the exact return and the largest pay of each form and play, by value if pays differ. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return pickForms.flatMap((form) =>
    Object.entries(pickPlays[form]).flatMap(([code, play]) => {
      const { groups, combination } = play;
      const [values = []] = groups;
      const size = combination.kind === 'choose' ? combination.count : groups.length;
      const hasSides = code === 'sumSide' || code === 'halves' || code === 'duel';
      const tickets = hasSides ? values.map((value) => [value]) : [values.slice(0, size)];
      return tickets.map((ticket) => ({
        mode: `${form} ${code} ${hasSides ? ticket.join('') : ''}`.trim(),
        returned: returnOfTicket(play, ticket),
        maxMultiplier: play
          .prizesOf(ticket)
          .map(({ pay }) => pay)
          .reduce((max, pay) => (pay.numerator * max.denominator > max.numerator * pay.denominator ? pay : max)),
      }));
    }),
  );
}
