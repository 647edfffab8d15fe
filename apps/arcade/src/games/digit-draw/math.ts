import type { Fraction } from '../fraction.ts';
import { binomial } from '../binomial.ts';
import {
  fraction,
  NOTHING,
  plus,
  returnOfTicket,
  TICKET_RETURN_TEXT,
  times,
  winOrLose,
  type Play,
} from '../ticketLines.ts';

/** The declared return to player: the same for every ticket of every form. */
export const DECLARED_RETURN = TICKET_RETURN_TEXT;

/** The numbers of a draw, each as its digits, in the order drawn. */
export type DigitResult = readonly string[];
type DigitPlay = Play<DigitResult>;

/** The draws on offer. */
export const digitForms = ['two', 'three', 'four', 'five', 'sum28', 'thai', 'vietnam'] as const;
export type DigitForm = (typeof digitForms)[number];

/** How many digits each number of a draw has. */
export const numberLengths: Readonly<Record<DigitForm, readonly number[]>> = {
  two: [2],
  three: [3],
  four: [4],
  five: [5],
  sum28: [3],
  // The first prize, two front threes, two bottom threes and the bottom two.
  thai: [6, 3, 3, 3, 3, 2],
  // The special prize and those from the first to the seventh.
  vietnam: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2],
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const PAIRS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const SIDES = ['big', 'small', 'odd', 'even'];
const half = fraction(1, 2);

/** Digits of a number of the draw: which number, from which digit, and how many. */
interface Part {
  number: number;
  from: number;
  count: number;
}

function partOf(result: DigitResult, { number, from, count }: Part): string {
  return (result[number] ?? '').slice(from, from + count);
}

function tenTo(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function digitGroups(count: number): string[][] {
  return Array.from({ length: count }, () => DIGITS);
}

/** Creates a play on digits in their places. */
function exact(part: Part): DigitPlay {
  return winOrLose({
    groups: digitGroups(part.count),
    chanceOf: () => fraction(1, tenTo(part.count)),
    isWon: (ticket, result) => ticket.join('') === partOf(result, part),
  });
}

/** Returns in how many orders the digits of a ticket can be written. */
function orders(ticket: readonly string[]): bigint {
  let remaining = ticket.length;
  return DIGITS.reduce((ways, digit) => {
    const count = ticket.filter((drawn) => drawn === digit).length;
    const of = binomial(remaining, count);
    remaining -= count;
    return ways * of;
  }, 1n);
}

/** Creates a play on digits in any order. */
function anyOrder(part: Part): DigitPlay {
  return winOrLose({
    groups: digitGroups(part.count),
    chanceOf: (ticket) => fraction(orders(ticket), tenTo(part.count)),
    isWon: (ticket, result) => ticket.toSorted().join('') === Array.from(partOf(result, part)).toSorted().join(''),
  });
}

/** Creates a play on a digit in any place. */
function run(part: Part): DigitPlay {
  return winOrLose({
    groups: [DIGITS],
    chanceOf: () => fraction(tenTo(part.count) - 9n ** BigInt(part.count), tenTo(part.count)),
    isWon: ([digit = ''], result) => partOf(result, part).includes(digit),
  });
}

/** Creates a play on a whole number that pays by its right last digits; `pays` has the pays of one, two, … digits. */
function lastDigits(part: Part, pays: readonly number[]): DigitPlay {
  const right = (ticket: readonly string[], result: DigitResult): number => {
    const drawn = partOf(result, part);
    let count = 0;
    while (count < part.count && ticket.at(-1 - count) === drawn.at(-1 - count)) count += 1;
    return count;
  };
  return {
    groups: digitGroups(part.count),
    combination: { kind: 'each' },
    payOf: (ticket, result) => fraction(pays[right(ticket, result) - 1] ?? 0),
    prizesOf: () =>
      pays.map((pay, index) => ({
        chance: fraction(index + 1 === part.count ? 1 : 9, tenTo(Math.min(index + 2, part.count))),
        pay: fraction(pay),
      })),
  };
}

/** Creates a play on a side of one digit. */
function digitSide(part: Part): DigitPlay {
  return winOrLose({
    groups: [SIDES],
    chanceOf: () => half,
    isWon: ([side], result) => {
      const digit = Number(partOf(result, part));
      if (side === 'big' || side === 'small') return digit >= 5 === (side === 'big');
      return (digit % 2 === 1) === (side === 'odd');
    },
  });
}

function sumOf(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);
}

/** Returns how many numbers of this many digits have each sum. */
function waysOfSums(count: number): bigint[] {
  let ways = [1n];
  for (let digit = 0; digit < count; digit += 1)
    ways = Array.from({ length: ways.length + 9 }, (_, sum) =>
      ways.slice(Math.max(0, sum - 9), sum + 1).reduce((all, of) => all + of, 0n),
    );
  return ways;
}

/** Creates a play on whether the sum of the digits is in one of several sets. */
function sumIn(part: Part, sets: Readonly<Record<string, (sum: number) => boolean>>): DigitPlay {
  const ways = waysOfSums(part.count);
  const numbers = tenTo(part.count);
  const chances = Object.fromEntries(
    Object.entries(sets).map(([name, isIn]) => [
      name,
      fraction(
        ways.reduce((all, of, sum) => (isIn(sum) ? all + of : all), 0n),
        numbers,
      ),
    ]),
  );
  return winOrLose({
    groups: [Object.keys(sets)],
    chanceOf: ([name = '']) => chances[name] ?? NOTHING,
    isWon: ([name = ''], result) => sets[name]?.(sumOf(partOf(result, part))) ?? false,
  });
}

/** Creates a play on the sum of the digits. */
function total(part: Part): DigitPlay {
  const sums = Array.from({ length: 9 * part.count + 1 }, (_, sum) => sum);
  const play = sumIn(part, Object.fromEntries(sums.map((of) => [String(of), (sum: number) => sum === of])));
  return { ...play, groups: [sums.map(String)] };
}

/** Creates a play on the sides of the sum. The middle is neither big nor small. */
function totalSide(part: Part): DigitPlay {
  const middle = (9 * part.count) / 2;
  return sumIn(part, {
    big: (sum) => sum > middle,
    small: (sum) => sum < middle,
    ...(Number.isInteger(middle) && { middle: (sum: number) => sum === middle }),
    odd: (sum) => sum % 2 === 1,
    even: (sum) => sum % 2 === 0,
  });
}

/** Creates a play on the first digit against the last one. */
function duel(part: Part): DigitPlay {
  const winner = (result: DigitResult): string => {
    const digits = partOf(result, part);
    const by = Number(digits.at(0)) - Number(digits.at(-1));
    return by === 0 ? 'tie' : by > 0 ? 'dragon' : 'tiger';
  };
  return winOrLose({
    groups: [['dragon', 'tie', 'tiger']],
    chanceOf: ([side]) => (side === 'tie' ? fraction(1, 10) : fraction(9, 20)),
    isWon: ([side], result) => side === winner(result),
  });
}

/** Creates a play on the kind of three digits. */
function shape(part: Part): DigitPlay {
  const chances: Readonly<Record<string, Fraction>> = {
    triple: fraction(1, 100),
    pair: fraction(27, 100),
    mixed: fraction(72, 100),
  };
  return winOrLose({
    groups: [Object.keys(chances)],
    chanceOf: ([kind = '']) => chances[kind] ?? NOTHING,
    isWon: ([kind], result) => {
      const different = new Set(partOf(result, part)).size;
      return kind === (different === 1 ? 'triple' : different === 2 ? 'pair' : 'mixed');
    },
  });
}

/** Creates a play on the last digits of any of several numbers; each number with them pays. */
function among(numbers: readonly number[], count: number): DigitPlay {
  const pay = times(fraction(95, 100), fraction(tenTo(count), numbers.length));
  return {
    groups: digitGroups(count),
    combination: { kind: 'each' },
    payOf: (ticket, result) => {
      const hits = numbers.filter((number) => result[number]?.slice(-count) === ticket.join('')).length;
      return hits === 0 ? NOTHING : times(pay, fraction(hits));
    },
    prizesOf: () =>
      numbers.map((_, index) => {
        const hits = index + 1;
        return {
          chance: fraction(
            binomial(numbers.length, hits) * (tenTo(count) - 1n) ** BigInt(numbers.length - hits),
            tenTo(count) ** BigInt(numbers.length),
          ),
          pay: times(pay, fraction(hits)),
        };
      }),
  };
}

/** Creates a play on several endings of two digits, each of which must be the end of one of the numbers. */
function allEndings(numbers: number, count: number): DigitPlay {
  // By inclusion and exclusion over the endings that are not drawn.
  const chance = Array.from({ length: count + 1 }, (_, absent) => absent).reduce(
    (sum, absent) =>
      plus(
        sum,
        fraction(
          (absent % 2 === 0 ? 1n : -1n) * binomial(count, absent) * BigInt(100 - absent) ** BigInt(numbers),
          100n ** BigInt(numbers),
        ),
      ),
    NOTHING,
  );
  return winOrLose({
    groups: [PAIRS],
    combination: { kind: 'choose', count },
    chanceOf: () => chance,
    isWon: (ticket, result) => {
      const endings = new Set(result.map((number) => number.slice(-2)));
      return ticket.every((ending) => endings.has(ending));
    },
  });
}

/** Creates the plays on each digit of a number, and on its sides. */
function perDigit(count: number): Record<string, DigitPlay> {
  const parts = Array.from({ length: count }, (_, from): Part => ({ number: 0, from, count: 1 }));
  return Object.fromEntries([
    ...parts.map((part, index) => [`digit${index + 1}`, exact(part)] as const),
    ...parts.map((part, index) => [`side${index + 1}`, digitSide(part)] as const),
  ]);
}

const first = (count: number, from = 0): Part => ({ number: 0, from, count });
const indexes = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

/** The plays of each form. */
export const digitPlays: Readonly<Record<DigitForm, Readonly<Record<string, DigitPlay>>>> = {
  two: {
    two: exact(first(2)),
    run: run(first(2)),
    total: total(first(2)),
    totalSide: totalSide(first(2)),
    duel: duel(first(2)),
    ...perDigit(2),
  },
  three: {
    three: exact(first(3)),
    tod: anyOrder(first(3)),
    front2: exact(first(2)),
    back2: exact(first(2, 1)),
    run: run(first(3)),
    totalSide: totalSide(first(3)),
    duel: duel(first(3)),
    ...perDigit(3),
  },
  four: {
    four: exact(first(4)),
    tod4: anyOrder(first(4)),
    back3: exact(first(3, 1)),
    tod: anyOrder(first(3, 1)),
    front2: exact(first(2)),
    back2: exact(first(2, 2)),
    run: run(first(3, 1)),
    totalSide: totalSide(first(4)),
    duel: duel(first(4)),
    ...perDigit(4),
  },
  five: {
    five: lastDigits(first(5), [2, 20, 200, 2000, 23_000]),
    front3: exact(first(3)),
    back3: exact(first(3, 2)),
    tod: anyOrder(first(3, 2)),
    front2: exact(first(2)),
    back2: exact(first(2, 3)),
    run: run(first(3, 2)),
    totalSide: totalSide(first(5)),
    duel: duel(first(5)),
    ...perDigit(5),
  },
  sum28: {
    total: total(first(3)),
    totalSide: totalSide(first(3)),
    mix: sumIn(first(3), {
      bigOdd: (sum) => sum >= 14 && sum % 2 === 1,
      bigEven: (sum) => sum >= 14 && sum % 2 === 0,
      smallOdd: (sum) => sum < 14 && sum % 2 === 1,
      smallEven: (sum) => sum < 14 && sum % 2 === 0,
    }),
    edge: sumIn(first(3), { lowest: (sum) => sum <= 5, highest: (sum) => sum >= 22 }),
    shape: shape(first(3)),
  },
  thai: {
    first: lastDigits(first(6), [2, 20, 200, 2300, 20_000, 23_000]),
    top3: exact(first(3, 3)),
    tod: anyOrder(first(3, 3)),
    front3: among(indexes(1, 2), 3),
    bottom3: among(indexes(3, 2), 3),
    top2: exact(first(2, 4)),
    bottom2: exact({ number: 5, from: 0, count: 2 }),
    runTop: run(first(3, 3)),
    runBottom: run({ number: 5, from: 0, count: 2 }),
  },
  vietnam: {
    special2: exact(first(2, 3)),
    special3: exact(first(3, 2)),
    head2: exact(first(2)),
    lo2: among(indexes(0, 27), 2),
    lo3: among(indexes(0, 23), 3),
    pair2: allEndings(27, 2),
    pair3: allEndings(27, 3),
    tens: exact(first(1, 3)),
    ones: exact(first(1, 4)),
    onesSide: digitSide(first(1, 4)),
  },
};

/** Returns a ticket of every kind with its own pay. */
function kindsOfTickets(code: string, { groups, combination }: DigitPlay): string[][] {
  if (combination.kind === 'choose') return [PAIRS.slice(0, combination.count)];
  const [values = []] = groups;
  if (groups.length === 1) return values.map((value) => [value]);
  const zeros = groups.map(() => '0');
  if (!code.startsWith('tod')) return [zeros];
  // Digits in order of size, from all alike to all different.
  const kinds = groups.reduce<string[][]>(
    (tickets) =>
      tickets.flatMap((ticket) => [
        [...ticket, ticket.at(-1) ?? '0'],
        [...ticket, String(ticket.length)],
      ]),
    [[]],
  );
  return [...new Set(kinds.map((ticket) => ticket.join('')))].map((ticket) => Array.from(ticket));
}

/** Returns the exact return and the largest pay of each form and play, by kind of ticket if pays differ. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return digitForms.flatMap((form) =>
    Object.entries(digitPlays[form]).flatMap(([code, play]) =>
      kindsOfTickets(code, play).map((ticket) => {
        const pays = play.prizesOf(ticket).map(({ pay }) => pay);
        return {
          mode: `${form} ${code} ${ticket.join(play.combination.kind === 'choose' ? '-' : '')}`,
          returned: returnOfTicket(play, ticket),
          maxMultiplier: pays.reduce((most, pay) =>
            pay.numerator * most.denominator > most.numerator * pay.denominator ? pay : most,
          ),
        };
      }),
    ),
  );
}
