import { countTickets, isLine, type Play, type TicketLine } from '../../games/ticketLines.ts';

/** A line before its amount: what was picked, how many tickets it makes and what each costs. */
export interface SlipLine {
  play: string;
  picks: readonly (readonly string[])[];
  tickets: number;
  /** Of one ticket in minor units. */
  unit: bigint;
}

/** How a slip is repeated. */
export interface Chase {
  /** In how many draws. */
  draws: number;
  /** Each draw stakes this many times what the one before did. */
  raise: number;
  /** Whether later bets are taken back when one wins. */
  stopsOnWin: boolean;
}

export const ONE_DRAW: Chase = { draws: 1, raise: 1, stopsOnWin: true };

type Plays = Readonly<Record<string, Play<never>>>;

/** The line of picks; undefined while they make no ticket, or too many. */
export function slipLine(
  plays: Plays,
  play: string,
  picks: readonly (readonly string[])[],
  unit: bigint,
): SlipLine | undefined {
  const rules = plays[play];
  if (!rules || !isLine(plays, { play, picks, amount: '1' })) return undefined;
  return { play, picks, tickets: countTickets(rules.combination, picks), unit };
}

/** Lines of numbers of two digits: those with the same first digit make one line. */
export function numeroLines(plays: Plays, play: string, numbers: readonly string[], unit: bigint): SlipLine[] {
  const byFirst = new Map<string, string[]>();
  for (const number of numbers.toSorted()) {
    const [first = '', last = ''] = number;
    byFirst.set(first, [...(byFirst.get(first) ?? []), last]);
  }
  return [...byFirst].flatMap(([first, lasts]) => slipLine(plays, play, [[first], lasts], unit) ?? []);
}

/** The price of one unit of every ticket. */
export function costOf(lines: readonly SlipLine[]): bigint {
  return lines.reduce((sum, { unit, tickets }) => sum + unit * BigInt(tickets), 0n);
}

export function ticketCount(lines: readonly SlipLine[]): number {
  return lines.reduce((sum, { tickets }) => sum + tickets, 0);
}

/** By how much the amounts of each draw are multiplied. */
export function multiplesOf(multiple: number, { draws, raise }: Chase): bigint[] {
  return Array.from({ length: draws }, (_, draw) => BigInt(multiple) * BigInt(raise) ** BigInt(draw));
}

/** The lines of one draw, with their amounts. */
export function linesOfDraw(lines: readonly SlipLine[], multiple: bigint): TicketLine[] {
  return lines.map(({ play, picks, tickets, unit }) => ({
    play,
    picks,
    amount: (unit * BigInt(tickets) * multiple).toString(),
  }));
}

/** The stakes of each draw. */
export function stakesOf(lines: readonly SlipLine[], multiple: number, chase: Chase): bigint[] {
  return multiplesOf(multiple, chase).map((times) => costOf(lines) * times);
}
