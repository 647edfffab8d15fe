import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { diceGame } from './game.ts';
import { FACES, MAX_WINNING } from './math.ts';
import { diceSides, playDice } from './rules.ts';

/** Draws this roll, then the words of the settling number. */
function rolling(roll: number, word = 0): UniformDraw {
  return (sides) => (sides === FACES ? roll : word);
}

describe('a round of dice', () => {
  it.each([
    ['under', 4949, '200'],
    ['under', 4950, '0'],
    ['over', 5050, '200'],
    ['over', 5049, '0'],
  ] as const)('with 4950 faces %s and roll %i pays %s', (side, roll, win) => {
    expect(playDice(rolling(roll), 100n, { side, winning: 4950 }, [])).toEqual({
      events: [
        { type: 'rolled', roll },
        { type: 'round_ended', win },
      ],
      win: BigInt(win),
      isOver: true,
    });
  });

  it.each(diceSides)('wins on exactly as many faces %s as were chosen', (side) => {
    for (const winning of [1, 2, 777, 4950, MAX_WINNING]) {
      let paid = 0n;
      // Every pay is whole at this stake: 9900 / winning × winning.
      for (let roll = 0; roll < FACES; roll += 1)
        paid += playDice(rolling(roll), BigInt(winning), { side, winning }, []).win;
      expect(paid).toBe(BigInt(winning) * 9900n);
      expect(paid * 100n).toBe(99n * BigInt(winning) * BigInt(FACES));
    }
  });

  it('pays the fraction of a minor unit by the settling number', () => {
    // 100 × 9900 / 7000 = 141.43.
    expect(playDice(rolling(0, 0), 100n, { side: 'under', winning: 7000 }, []).win).toBe(142n);
    expect(playDice(rolling(0, 2 ** 32 - 1), 100n, { side: 'under', winning: 7000 }, []).win).toBe(141n);
  });

  it.each(diceSides)('draws the same count of numbers whether %s wins or loses', (side) => {
    const drawn = [0, 5000, FACES - 1].map((roll) => {
      let count = 0;
      const draw: UniformDraw = (sides) => {
        count += 1;
        return rolling(roll)(sides);
      };
      playDice(draw, 100n, { side, winning: 10 }, []);
      return count;
    });
    expect(drawn).toEqual([3, 3, 3]);
  });

  it('accepts no decisions', () => {
    expect(() => diceGame.play(rolling(0), 100n, { side: 'under', winning: 10 }, [{ type: 'cash_out' }])).toThrow(
      DecisionError,
    );
  });

  it.each([
    [7, 9363, 'over', 1500, '660'],
    [7, 9363, 'under', 9700, '102'],
    [8, 3646, 'under', 3646, '0'],
  ] as const)('with nonce %i rolls %i', (nonce, roll, side, winning, win) => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const { events } = playDice(uniformDraw(outcomeWords(seeds)), 100n, { side, winning }, []);
    expect(events).toEqual([
      { type: 'rolled', roll },
      { type: 'round_ended', win },
    ]);
  });
});

describe('a bet of dice', () => {
  it('accepts only values on offer', () => {
    const accepts = (choice: unknown) => diceGame.choice.safeParse(choice).success;
    expect(accepts({ side: 'over', winning: 1 })).toBe(true);
    expect(accepts({ side: 'under', winning: 9800 })).toBe(true);
    for (const winning of [0, 9801, 1.5, '10', undefined]) expect(accepts({ side: 'over', winning })).toBe(false);
    expect(accepts({ side: 'between', winning: 10 })).toBe(false);
    expect(accepts({ side: 'over', winning: 10, multiplier: 1000 })).toBe(false);
  });
});
