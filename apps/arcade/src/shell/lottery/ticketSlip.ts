import { countTickets, isLine, type Play, type TicketLine } from '../../games/ticketLines.ts';

/** A line before its amount: the picks, the number of tickets and the price of each. */
export interface SlipLine {
  play: string;
  picks: readonly (readonly string[])[];
  tickets: number;
  /** The price of one ticket, in minor units. */
  unit: bigint;
}

/** How a slip is repeated. */
export interface Chase {
  /** The number of draws. */
  draws: number;
  /** The factor of the stake from one draw to the next. */
  raise: number;
  /** Whether later bets are cancelled when one wins. */
  stopsOnWin: boolean;
}

export const ONE_DRAW: Chase = { draws: 1, raise: 1, stopsOnWin: true };

type Plays = Readonly<Record<string, Play<never>>>;

/** Returns the line of picks; undefined while they make no ticket, or too many. */
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

/** Returns the lines of two-digit numbers: numbers with the same first digit form one line. */
export function numeroLines(plays: Plays, play: string, numbers: readonly string[], unit: bigint): SlipLine[] {
  const byFirst = new Map<string, string[]>();
  for (const number of numbers.toSorted()) {
    const [first = '', last = ''] = number;
    byFirst.set(first, [...(byFirst.get(first) ?? []), last]);
  }
  return [...byFirst].flatMap(([first, lasts]) => slipLine(plays, play, [[first], lasts], unit) ?? []);
}

/** Returns the price of one unit of every ticket. */
export function costOf(lines: readonly SlipLine[]): bigint {
  return lines.reduce((sum, { unit, tickets }) => sum + unit * BigInt(tickets), 0n);
}

export function ticketCount(lines: readonly SlipLine[]): number {
  return lines.reduce((sum, { tickets }) => sum + tickets, 0);
}

/** Returns the multiple of the amounts, by draw. */
export function multiplesOf(multiple: number, { draws, raise }: Chase): bigint[] {
  return Array.from({ length: draws }, (_, draw) => BigInt(multiple) * BigInt(raise) ** BigInt(draw));
}

/** Returns the lines of one draw, with their amounts. */
export function linesOfDraw(lines: readonly SlipLine[], multiple: bigint): TicketLine[] {
  return lines.map(({ play, picks, tickets, unit }) => ({
    play,
    picks,
    amount: (unit * BigInt(tickets) * multiple).toString(),
  }));
}

/** Returns the stakes by draw. */
export function stakesOf(lines: readonly SlipLine[], multiple: number, chase: Chase): bigint[] {
  return multiplesOf(multiple, chase).map((times) => costOf(lines) * times);
}
