import { describe, expect, it } from 'vitest';
import { fraction, winOrLose, type Play } from '../../games/ticketLines.ts';
import { costOf, linesOfDraw, numeroLines, slipLine, stakesOf, ticketCount, type SlipLine } from './ticketSlip.ts';

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const two: Play<never> = winOrLose({
  groups: [digits, digits],
  chanceOf: () => fraction(1, 100),
  isWon: () => false,
});
const plays = { two };

function line(picks: string[][], unit = 100n): SlipLine {
  const made = slipLine(plays, 'two', picks, unit);
  if (!made) throw new Error('the picks make no line');
  return made;
}

describe('a slip', () => {
  it('has a line once the picks make a ticket', () => {
    expect(slipLine(plays, 'two', [['1'], []], 100n)).toBeUndefined();
    expect(line([['1', '2'], ['3']])).toMatchObject({ tickets: 2, unit: 100n });
  });

  it('makes one line of the numbers that begin with the same digit', () => {
    const lines = numeroLines(plays, 'two', ['71', '05', '70'], 100n);
    expect(lines.map(({ picks }) => picks)).toEqual([
      [['0'], ['5']],
      [['7'], ['0', '1']],
    ]);
    expect(ticketCount(lines)).toBe(3);
    expect(costOf(lines)).toBe(300n);
  });

  it('stakes the amount of each ticket times the multiple in each draw, raised from draw to draw', () => {
    const lines = [line([['1', '2'], ['3']]), line([['4'], ['4']], 500n)];
    expect(stakesOf(lines, 3, { draws: 3, raise: 2, stopsOnWin: true })).toEqual([2100n, 4200n, 8400n]);
    expect(linesOfDraw(lines, 6n).map(({ amount }) => amount)).toEqual(['1200', '3000']);
  });
});
