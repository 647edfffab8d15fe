import { describe, expect, it } from 'vitest';
import {
  countTickets,
  fraction,
  isLine,
  MAX_TICKETS,
  settleLines,
  ticketsOf,
  winOrLose,
  type Play,
  type TicketLine,
} from './ticketLines.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const isFirst = (ticket: readonly string[], result: string): boolean => ticket.join('') === result;
const chanceOf = () => fraction(1, 3);
const plays: Readonly<Record<string, Play<string>>> = {
  each: winOrLose({ groups: [LETTERS, LETTERS], chanceOf, isWon: isFirst }),
  different: winOrLose({
    groups: [LETTERS, LETTERS],
    combination: { kind: 'different' },
    chanceOf,
    isWon: isFirst,
  }),
  choose: winOrLose({ groups: [LETTERS], combination: { kind: 'choose', count: 3 }, chanceOf, isWon: isFirst }),
  wide: winOrLose({
    groups: Array.from({ length: 5 }, () => LETTERS),
    chanceOf,
    isWon: isFirst,
  }),
};
const line = (play: string, picks: string[][], amount = '100'): TicketLine => ({ play, picks, amount });

describe('the tickets of a line', () => {
  it.each([
    ['each' as const, [['a', 'b'], ['b']], ['ab', 'bb']],
    ['different' as const, [['a', 'b'], ['b']], ['ab']],
  ])('take %s value of the groups', (kind, picks, tickets) => {
    expect(ticketsOf({ kind }, picks).map((ticket) => ticket.join(''))).toEqual(tickets);
    expect(countTickets({ kind }, picks)).toBe(tickets.length);
  });

  it('take every combination of a given size of one group', () => {
    const tickets = ticketsOf({ kind: 'choose', count: 3 }, [LETTERS]).map((ticket) => ticket.join(''));
    expect(tickets).toEqual(['abc', 'abd', 'abe', 'acd', 'ace', 'ade', 'bcd', 'bce', 'bde', 'cde']);
    expect(countTickets({ kind: 'choose', count: 3 }, [LETTERS])).toBe(10);
  });
});

describe('the rules', () => {
  it('allow a line whose picks are in the groups of its play, in their order', () => {
    for (const allowed of [
      line('each', [['a'], ['a', 'c', 'e']]),
      line('different', [['a', 'b'], ['a']]),
      line('choose', [['a', 'c', 'e']]),
    ])
      expect(isLine(plays, allowed)).toBe(true);
  });

  it.each([
    ['an unknown play', line('toString', [['a']])],
    ['too few groups', line('each', [['a']])],
    ['an empty group', line('each', [['a'], []])],
    ['a foreign value', line('each', [['a'], ['f']])],
    ['a value twice', line('each', [['a'], ['b', 'b']])],
    ['values out of order', line('each', [['a'], ['c', 'b']])],
    ['picks that make no ticket', line('different', [['a'], ['a']])],
    ['too few picks for a ticket', line('choose', [['a', 'b']])],
    [
      'more tickets than a line may have',
      line(
        'wide',
        Array.from({ length: 5 }, () => LETTERS),
      ),
    ],
  ])('refuse %s', (_, refused) => {
    expect(isLine(plays, refused)).toBe(false);
    expect(5 ** 5).toBeGreaterThan(MAX_TICKETS);
  });
});

describe('the lines of a slip', () => {
  const noRest = () => 2 ** 32 - 1;

  it('divide their amount among their tickets, and pay the winning tickets', () => {
    const lines = [line('each', [['a', 'b'], ['b']], '600'), line('choose', [['a', 'b', 'c']], '600')];
    // A third is the chance, so a ticket pays 2.85 times the half of 600.
    expect(settleLines(noRest, plays, lines, 'ab')).toEqual({
      events: [
        { type: 'line_settled', line: 0, tickets: 2, won: 1, win: '855' },
        { type: 'line_settled', line: 1, tickets: 1, won: 0, win: '0' },
        { type: 'round_ended', win: '855' },
      ],
      win: 855n,
      isOver: true,
    });
  });

  it('draw for the fraction of a minor unit: two words per line, whether it wins or not', () => {
    const drawnSides: number[] = [];
    const always = (sides: number): number => {
      drawnSides.push(sides);
      return 0;
    };
    const lines = [line('each', [['a'], ['b']], '1'), line('each', [['a'], ['c']], '1')];
    expect(settleLines(always, plays, lines, 'ab').win).toBe(3n);
    expect(settleLines(noRest, plays, lines, 'ab').win).toBe(2n);
    expect(drawnSides).toEqual([2 ** 32, 2 ** 32, 2 ** 32, 2 ** 32]);
  });
});
