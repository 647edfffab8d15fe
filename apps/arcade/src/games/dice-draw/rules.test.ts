import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { NOTHING } from '../ticketLines.ts';
import { diceDrawGame } from './game.ts';
import { dicePlays } from './math.ts';
import { playDiceDraw } from './rules.ts';

describe('a throw of three dice', () => {
  it('throws the dice in order and settles the lines of the slip', () => {
    const remaining = [4, 0, 4];
    const draw = (sides: number): number => (sides === 6 ? (remaining.shift() ?? 0) : sides - 1);
    const lines = [
      { play: 'face', picks: [['1', '5']], amount: '200' },
      { play: 'pair', picks: [['1', '2', '5']], amount: '300' },
    ];
    expect(playDiceDraw(draw, 500n, { form: 'dice', lines }, [])).toEqual({
      events: [
        { type: 'dice_thrown', dice: [5, 1, 5] },
        { type: 'line_settled', line: 0, tickets: 2, won: 2, win: '570' },
        { type: 'line_settled', line: 1, tickets: 3, won: 1, win: '684' },
        { type: 'round_ended', win: '1254' },
      ],
      win: 1254n,
      isOver: true,
    });
  });

  it.each([
    ['sumSide', ['big'], [5, 5, 1], '1.90'],
    ['sumSide', ['big'], [5, 4, 1], '0.00'],
    ['sum', ['11'], [5, 5, 1], '7.60'],
    ['double', ['5'], [5, 1, 5], '12.83'],
    ['triple', ['5'], [5, 5, 5], '205.20'],
    ['triple', ['5'], [5, 5, 1], '0.00'],
    ['kind', ['triple'], [2, 2, 2], '34.20'],
    ['kind', ['run'], [3, 1, 2], '8.55'],
    ['kind', ['run'], [3, 1, 1], '0.00'],
    ['three', ['1', '3', '6'], [6, 1, 3], '34.20'],
  ])('pays %s %j with %j %s', (play, ticket, dice, pay) => {
    expect(toDecimal(dicePlays.dice[play]?.payOf(ticket, dice) ?? NOTHING, 2)).toBe(pay);
  });

  it('accepts only slips of its plays', () => {
    const { choice } = diceDrawGame('rooftop-quick-dice');
    const line = { play: 'triple', picks: [['6']], amount: '100' };
    expect(choice.safeParse({ form: 'dice', lines: [line] }).success).toBe(true);
    expect(choice.safeParse({ form: 'dice', lines: [{ ...line, picks: [['7']] }] }).success).toBe(false);
  });
});
