import { describe, expect, it } from 'vitest';
import { DecisionError } from '../../games/game.ts';
import { stampedGame } from './game.ts';
import { NUMBERS } from './math.ts';
import { playStamped } from './rules.ts';

describe('a round of stamped', () => {
  it('pays the prize of its number', () => {
    expect(playStamped(() => 0, 200n, {}, [])).toEqual({
      events: [
        { type: 'number_drawn', number: 0, prize: 0 },
        { type: 'round_ended', win: '10000' },
      ],
      win: 10_000n,
      isOver: true,
    });
    expect(playStamped(() => NUMBERS - 1, 200n, {}, [])).toMatchObject({ win: 0n, isOver: true });
  });

  it('returns 99 percent over all numbers', () => {
    let paid = 0n;
    for (let number = 0; number < NUMBERS; number += 1)
      paid += playStamped((sides) => (sides === NUMBERS ? number : -1), 100n, {}, []).win;
    expect(paid).toBe(99n * BigInt(NUMBERS));
  });

  it('rejects a stake that is not a positive multiple of one hundred', () => {
    for (const stake of [0n, -100n, 50n, 101n]) expect(() => playStamped(() => 0, stake, {}, [])).toThrow(RangeError);
  });

  it('takes no decisions and no choice', () => {
    expect(() => stampedGame.play(() => 0, 100n, {}, [{ type: 'cash_out' }])).toThrow(DecisionError);
    expect(stampedGame.choice.safeParse({}).success).toBe(true);
    expect(stampedGame.choice.safeParse({ number: 1 }).success).toBe(false);
  });
});
