import { toDecimal } from '../../games/fraction.ts';
import { ticketsOf, type LineEvent, type Play, type TicketLine } from '../../games/ticketLines.ts';
import type { Text } from '../gameText.ts';
import { hundredthsOf, trimmedHundredthsText } from '../multiplierText.ts';

/** Plays that exist once for each position or number of picks. */
const NUMBERED = /^(digit|side|place|duel|pick|any|first|group)(\d+)$/;

/** Returns the name of a play. */
export function playName(text: Text, play: string): string {
  const [, word, n] = NUMBERED.exec(play) ?? [];
  return word === undefined || n === undefined ? text(`play.${play}`) : text(`play.${word}N`, { n });
}

/** Returns the name of a value: a number is its own name. */
export function valueName(text: Text, value: string): string {
  return /^\d+$/.test(value) ? value : text(`value.${value}`);
}

/** Formats the picks of a line, such as "1 2 · 5". */
function picksText(text: Text, picks: TicketLine['picks']): string {
  return picks.map((group) => group.map((value) => valueName(text, value)).join(' ')).join(' · ');
}

/** Describes a line. */
export function lineName(text: Text, { play, picks }: Pick<TicketLine, 'play' | 'picks'>): string {
  return `${playName(text, play)}: ${picksText(text, picks)}`;
}

/** Formats the highest pay of a ticket, such as "×9.5"; fractions of a hundredth are cut off. */
export function payText<Result>(play: Play<Result>, ticket: readonly string[]): string {
  const pays = play.prizesOf(ticket).map(({ pay }) => Number((pay.numerator * 100n) / pay.denominator));
  return trimmedHundredthsText(hundredthsOf(toDecimal({ numerator: BigInt(Math.max(...pays)), denominator: 100n }, 2)));
}

/** Returns a ticket of a play, to show its pay. */
export function firstTicket<Result>({ groups, combination }: Play<Result>): readonly string[] {
  if (combination.kind === 'choose') return groups[0]?.slice(0, combination.count) ?? [];
  const [ticket = []] = ticketsOf(
    combination,
    groups.map((group, index) =>
      combination.kind === 'different' ? group.slice(index, index + 1) : group.slice(0, 1),
    ),
  );
  return ticket;
}

/** Describes the result of a line, or of the slip. */
export function describeLine(event: LineEvent, text: Text, money: (minor: bigint) => string): string {
  const amount = money(BigInt(event.win));
  if (event.type === 'round_ended') return text('roundWins', { amount });
  return text('lineSettled', { line: event.line + 1, won: event.won, tickets: event.tickets, amount });
}
