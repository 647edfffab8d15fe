import type { UniformDraw } from '../fairness/uniformDraw.ts';
import { settleFraction } from '../fairness/seededRounding.ts';
import { binomial } from './binomial.ts';
import type { Fraction } from './fraction.ts';

/*
 * Shared by the lotteries: a slip has lines, a line has picks, and the picks form tickets. The amount of a line is
 * divided evenly among its tickets.
 */

/** Most lines of a slip. */
export const MAX_LINES = 60;
/** Most tickets of a line. */
export const MAX_TICKETS = 1000;

/** The return of every ticket of every lottery. */
export const TICKET_RETURN: Fraction = { numerator: 95n, denominator: 100n };
export const TICKET_RETURN_TEXT = '0.950000000';

/** A line of a slip. */
export interface TicketLine {
  /** The code of a play of the form. */
  play: string;
  /** The picked values of each group of the play, in the order of the group. */
  picks: readonly (readonly string[])[];
  /** The amount of all tickets together, in minor units. */
  amount: string;
}

/** The player's choice with a bet. */
export interface TicketChoice<Form extends string = string> {
  /** The form of the draw, which determines the plays. It follows from the title. */
  form: Form;
  lines: readonly TicketLine[];
}

/** How the picks of a line form tickets. */
export type Combination =
  /** One value of each group, in every way. */
  | { kind: 'each' }
  /** One value of each group, all different. */
  | { kind: 'different' }
  /** Every combination of a given size of the only group. */
  | { kind: 'choose'; count: number };

/** One of the ways to win, for instance a number of hits. The ways of a ticket exclude each other. */
export interface Prize {
  chance: Fraction;
  /** The payout of one unit on the ticket. */
  pay: Fraction;
}

/** A way to bet on a draw. */
export interface Play<Result> {
  /** The values of each group. */
  groups: readonly (readonly string[])[];
  combination: Combination;
  /** The payout of one unit on a ticket. Zero if the ticket loses. */
  payOf: (ticket: readonly string[], result: Result) => Fraction;
  /** The ways in which a ticket wins, with their chances and pays. */
  prizesOf: (ticket: readonly string[]) => readonly Prize[];
}

export const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  if (a.denominator === b.denominator) return { ...a, numerator: a.numerator + b.numerator };
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** Returns the payout of a ticket with a chance: the return divided by the chance. */
export function payOfChance({ numerator, denominator }: Fraction): Fraction {
  return times(TICKET_RETURN, { numerator: denominator, denominator: numerator });
}

/** Creates a play that wins or loses, and pays by its chance. */
export function winOrLose<Result>(play: {
  groups: readonly (readonly string[])[];
  combination?: Combination;
  chanceOf: (ticket: readonly string[]) => Fraction;
  isWon: (ticket: readonly string[], result: Result) => boolean;
}): Play<Result> {
  const { groups, combination = { kind: 'each' }, chanceOf, isWon } = play;
  return {
    groups,
    combination,
    payOf: (ticket, result) => (isWon(ticket, result) ? payOfChance(chanceOf(ticket)) : NOTHING),
    prizesOf: (ticket) => {
      const chance = chanceOf(ticket);
      return [{ chance, pay: payOfChance(chance) }];
    },
  };
}

/** Returns the exact return of a ticket. */
export function returnOfTicket<Result>(play: Play<Result>, ticket: readonly string[]): Fraction {
  return play.prizesOf(ticket).reduce((sum, { chance, pay }) => plus(sum, times(chance, pay)), NOTHING);
}

function chosen(values: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, index) => chosen(values.slice(index + 1), count - 1).map((rest) => [value, ...rest]));
}

function product(groups: readonly (readonly string[])[]): string[][] {
  return groups.reduce<string[][]>(
    (tickets, group) => tickets.flatMap((ticket) => group.map((value) => [...ticket, value])),
    [[]],
  );
}

/** Returns the tickets of a line. */
export function ticketsOf(combination: Combination, picks: TicketLine['picks']): string[][] {
  if (combination.kind === 'choose') return chosen(picks[0] ?? [], combination.count);
  const tickets = product(picks);
  return combination.kind === 'each' ? tickets : tickets.filter((ticket) => new Set(ticket).size === ticket.length);
}

/** Returns the number of tickets, without creating more than a line may have. */
export function countTickets(combination: Combination, picks: TicketLine['picks']): number {
  if (combination.kind === 'choose') return Number(binomial(picks[0]?.length ?? 0, combination.count));
  const count = picks.reduce((ways, group) => ways * group.length, 1);
  return combination.kind === 'each' || count > 10 * MAX_TICKETS ? count : ticketsOf(combination, picks).length;
}

/** Whether values are picked from a group, each once and in the order of the group. */
function isPicked(values: readonly string[], group: readonly string[]): boolean {
  let last = -1;
  return (
    values.length > 0 &&
    values.every((value) => {
      const index = group.indexOf(value);
      const isNext = index > last;
      last = index;
      return isNext;
    })
  );
}

/** Whether the rules allow a line. */
export function isLine<Result>(
  plays: Readonly<Record<string, Play<Result>>>,
  { play: code, picks }: TicketLine,
): boolean {
  const play = Object.hasOwn(plays, code) ? plays[code] : undefined;
  if (play?.groups.length !== picks.length) return false;
  if (!play.groups.every((group, index) => isPicked(picks[index] ?? [], group))) return false;
  const count = countTickets(play.combination, picks);
  return count >= 1 && count <= MAX_TICKETS;
}

/** The events that follow the draw of a lottery. */
export type LineEvent =
  | {
      type: 'line_settled';
      /** Counts from 0. */
      line: number;
      tickets: number;
      /** The number of winning tickets. */
      won: number;
      win: string;
    }
  | { type: 'round_ended'; win: string };

/** Settles the lines of a slip in order. Each takes one number of 64 bits from the stream, whether it wins or loses. */
export function settleLines<Result>(
  draw: UniformDraw,
  plays: Readonly<Record<string, Play<Result>>>,
  lines: readonly TicketLine[],
  result: Result,
): { events: LineEvent[]; win: bigint; isOver: true } {
  let win = 0n;
  const events = lines.map((line, index): LineEvent => {
    const play = plays[line.play];
    if (!play) throw new RangeError(`there is no play ${line.play}`);
    const tickets = ticketsOf(play.combination, line.picks);
    const pays = tickets.map((ticket) => play.payOf(ticket, result)).filter(({ numerator }) => numerator > 0n);
    const pay = pays.reduce(plus, NOTHING);
    const paid = settleFraction(draw, BigInt(line.amount) * pay.numerator, pay.denominator * BigInt(tickets.length));
    win += paid;
    return { type: 'line_settled', line: index, tickets: tickets.length, won: pays.length, win: paid.toString() };
  });
  return { events: [...events, { type: 'round_ended', win: win.toString() }], win, isOver: true };
}
