import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { NOTHING } from '../ticketLines.ts';
import { pickDrawGame } from './game.ts';
import { pickPlays, type PickForm } from './math.ts';
import { drawBalls, playPickDraw } from './rules.ts';

const inOrder = (sides: number): number => (sides === 2 ** 32 ? sides - 1 : 0);

function payOf(form: PickForm, play: string, ticket: string[], balls: number[], star: number | null = null): string {
  return toDecimal(pickPlays[form][play]?.payOf(ticket, { balls, star }) ?? NOTHING, 2);
}

describe('a draw of balls', () => {
  it('draws the balls in order and settles the lines of the slip', () => {
    const lines = [
      { play: 'any2', picks: [['1', '2', '11']], amount: '300' },
      { play: 'first2', picks: [['1'], ['1', '2']], amount: '100' },
    ];
    expect(playPickDraw(inOrder, 400n, { form: 'eleven', lines }, [])).toEqual({
      events: [
        { type: 'balls_drawn', balls: [1, 2, 3, 4, 5], star: null },
        { type: 'line_settled', line: 0, tickets: 3, won: 1, win: '522' },
        { type: 'line_settled', line: 1, tickets: 1, won: 1, win: '10450' },
        { type: 'round_ended', win: '10972' },
      ],
      win: 10_972n,
      isOver: true,
    });
  });

  it('draws each ball from the remaining ones, and a star if the form has one', () => {
    const drawnSides: number[] = [];
    const drawn = drawBalls((sides) => {
      drawnSides.push(sides);
      return sides - 1;
    }, 'star');
    expect(drawnSides).toEqual([35, 34, 33, 32, 31, 12]);
    expect(drawn.star).toBe(12);
  });

  it.each([
    ['six45', 'pick6', ['1', '2', '3', '4', '5', '6'], [1, 2, 3, 4, 5, 6], '24000.00'],
    ['six45', 'pick6', ['1', '2', '3', '4', '5', '6'], [1, 2, 43, 44, 45, 40], '1.15'],
    ['six45', 'pick6', ['1', '2', '3', '4', '5', '6'], [1, 42, 43, 44, 45, 40], '0.00'],
    ['eleven', 'any7', ['1', '2', '3', '4', '5', '6', '7'], [7, 6, 5, 4, 3], '20.90'],
    ['eleven', 'any3', ['1', '2', '3'], [3, 2, 9, 8, 7], '0.00'],
    ['eleven', 'group2', ['2', '3'], [3, 2, 9, 8, 7], '52.25'],
    ['eleven', 'group2', ['2', '9'], [3, 2, 9, 8, 7], '0.00'],
    ['eleven', 'duel', ['tiger'], [3, 2, 9, 8, 7], '1.90'],
  ] as const)('pays %s %s %j with %j %s', (form, play, ticket, balls, pay) => {
    expect(payOf(form, play, [...ticket], [...balls])).toBe(pay);
  });

  it('pays the star separately from the balls', () => {
    expect(payOf('star', 'star', ['4'], [4, 5, 6, 7, 8], 4)).toBe('11.40');
    expect(payOf('star', 'star', ['4'], [4, 5, 6, 7, 8], 5)).toBe('0.00');
  });
});

describe('the definition of a draw of balls', () => {
  it('has the drum that its title names', () => {
    const isTaken = (title: string, form: string, play: string, picks: string[]): boolean =>
      pickDrawGame(title).choice.safeParse({ form, lines: [{ play, picks: [picks], amount: '100' }] }).success;
    expect(isTaken('emerald-six-of-45', 'six45', 'pick2', ['44', '45'])).toBe(true);
    expect(isTaken('lotus-lucky-star', 'star', 'star', ['12'])).toBe(true);
    expect(isTaken('ruby-keno-turbo', 'keno', 'pick1', ['80'])).toBe(true);
    expect(isTaken('amber-eleven-choose-five', 'eleven', 'any2', ['1', '11'])).toBe(true);
    expect(isTaken('amber-eleven-choose-five', 'eleven', 'any2', ['1', '12'])).toBe(false);
    expect(isTaken('ruby-keno-turbo', 'six45', 'pick2', ['44', '45'])).toBe(false);
  });
});
