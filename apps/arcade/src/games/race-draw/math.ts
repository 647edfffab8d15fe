import type { Fraction } from '../fraction.ts';
import { fraction, NOTHING, returnOfTicket, TICKET_RETURN_TEXT, winOrLose, type Play } from '../ticketLines.ts';

/** The declared return to player: the same for every ticket of every form. */
export const DECLARED_RETURN = TICKET_RETURN_TEXT;

/** The runners in the order in which they finish. Numbers count from 1. */
export type RaceResult = readonly number[];
type RacePlay = Play<RaceResult>;

/** The races on offer. */
export const raceForms = ['cars', 'boats', 'horses'] as const;
export type RaceForm = (typeof raceForms)[number];

/** The number of runners. */
export const runnersOf: Readonly<Record<RaceForm, number>> = { cars: 10, boats: 6, horses: 8 };

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

function isSide(side: string | undefined, number: number, middle: number): boolean {
  if (side === 'big') return number > middle;
  if (side === 'small') return number < middle;
  if (side === 'middle') return number === middle;
  return (number % 2 === 1) === (side === 'odd');
}

/** Creates a play on the runner that finishes in a place. */
function place(runners: number, index: number): RacePlay {
  return winOrLose({
    groups: [numbers(1, runners)],
    chanceOf: () => fraction(1, runners),
    isWon: ([runner], order) => order[index] === Number(runner),
  });
}

/** Creates a play on a side of the number at a place. The number of runners is even, so each side has half. */
function placeSide(runners: number, index: number): RacePlay {
  return winOrLose({
    groups: [['big', 'small', 'odd', 'even']],
    chanceOf: () => fraction(1, 2),
    isWon: ([side], order) => isSide(side, order[index] ?? 0, (runners + 1) / 2),
  });
}

/** Creates a play on whether a place or its mirror from the end has the larger number. */
function duel(runners: number, index: number): RacePlay {
  return winOrLose({
    groups: [['dragon', 'tiger']],
    chanceOf: () => fraction(1, 2),
    isWon: ([side], order) => (order[index] ?? 0) > (order[runners - 1 - index] ?? 0) === (side === 'dragon'),
  });
}

/** Creates a play on the first runners, in order. */
function inOrder(runners: number, count: number): RacePlay {
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways *= runners - index;
  return winOrLose({
    groups: Array.from({ length: count }, () => numbers(1, runners)),
    combination: { kind: 'different' },
    chanceOf: () => fraction(1, ways),
    isWon: (ticket, order) => ticket.every((runner, index) => order[index] === Number(runner)),
  });
}

/** Creates a play on the first two runners, in any order. */
function quinella(runners: number): RacePlay {
  return winOrLose({
    groups: [numbers(1, runners)],
    combination: { kind: 'choose', count: 2 },
    chanceOf: () => fraction(2, runners * (runners - 1)),
    isWon: (ticket, order) => ticket.every((runner) => order.indexOf(Number(runner)) < 2),
  });
}

/** Creates a play on a runner among the first three. */
function show(runners: number): RacePlay {
  return winOrLose({
    groups: [numbers(1, runners)],
    chanceOf: () => fraction(3, runners),
    isWon: ([runner], order) => order.indexOf(Number(runner)) < 3,
  });
}

/** Returns the chance that the numbers of the first two add up to a sum in a set. */
function chanceOfSum(runners: number, isIn: (sum: number) => boolean): Fraction {
  let ways = 0;
  for (let first = 1; first <= runners; first += 1)
    for (let second = 1; second <= runners; second += 1) if (first !== second && isIn(first + second)) ways += 1;
  return fraction(ways, runners * (runners - 1));
}

function firstTwo([first = 0, second = 0]: RaceResult): number {
  return first + second;
}

/** Creates a play on the sum of the first two numbers. */
function sum(runners: number): RacePlay {
  return winOrLose({
    groups: [numbers(3, 2 * runners - 1)],
    chanceOf: ([of]) => chanceOfSum(runners, (total) => total === Number(of)),
    isWon: ([of], order) => firstTwo(order) === Number(of),
  });
}

/** Creates a play on a side of the sum of the first two. The middle is neither big nor small. */
function sumSide(runners: number): RacePlay {
  return winOrLose({
    groups: [['big', 'small', 'middle', 'odd', 'even']],
    chanceOf: ([side]) => chanceOfSum(runners, (total) => isSide(side, total, runners + 1)),
    isWon: ([side], order) => isSide(side, firstTwo(order), runners + 1),
  });
}

function playsOf(runners: number): Readonly<Record<string, RacePlay>> {
  const places = Array.from({ length: runners }, (_, index) => index);
  return Object.fromEntries([
    ...places.map((index) => [`place${index + 1}`, place(runners, index)] as const),
    ...places.map((index) => [`side${index + 1}`, placeSide(runners, index)] as const),
    ...places.slice(0, runners / 2).map((index) => [`duel${index + 1}`, duel(runners, index)] as const),
    ['exacta', inOrder(runners, 2)],
    ['trifecta', inOrder(runners, 3)],
    ['quinella', quinella(runners)],
    ['show', show(runners)],
    ['sum', sum(runners)],
    ['sumSide', sumSide(runners)],
  ]);
}

/** The plays of each race. */
export const racePlays: Readonly<Record<RaceForm, Readonly<Record<string, RacePlay>>>> = {
  cars: playsOf(runnersOf.cars),
  boats: playsOf(runnersOf.boats),
  horses: playsOf(runnersOf.horses),
};

/** Returns the exact return and the pay of each form and play, by value if pays differ. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return raceForms.flatMap((form) =>
    Object.entries(racePlays[form]).flatMap(([code, play]) => {
      const { groups, combination } = play;
      const [values = []] = groups;
      const size = combination.kind === 'choose' ? combination.count : groups.length;
      const tickets = code.startsWith('sum') ? values.map((value) => [value]) : [values.slice(0, size)];
      return tickets.map((ticket) => ({
        mode: `${form} ${code} ${ticket.join('-')}`,
        returned: returnOfTicket(play, ticket),
        maxMultiplier: play.prizesOf(ticket)[0]?.pay ?? NOTHING,
      }));
    }),
  );
}
