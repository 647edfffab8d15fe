import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { kenoGame } from './game.ts';
import { kenoRisks } from './math.ts';
import { playKeno } from './rules.ts';

/** Draws the first remaining number each time: 1 to 10 in order. */
const inOrder: UniformDraw = () => 0;

function fromSeeds(nonce: number): UniformDraw {
  return uniformDraw(
    outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce }),
  );
}

describe('a round of Keno', () => {
  it('draws ten numbers in order and pays the hits', () => {
    expect(playKeno(inOrder, 200n, { picks: [1, 10, 11], risk: 'low' }, [])).toEqual({
      events: [
        { type: 'numbers_drawn', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hits: 2, multiplier: '1.38' },
        { type: 'round_ended', win: '276' },
      ],
      win: 276n,
      isOver: true,
    });
  });

  it.each([
    [[40], 'medium', 40n],
    [[38, 39, 40], 'low', 0n],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'high', 100_872n],
  ] as const)('pays picks %j at %s risk %i for a stake of one hundred', (picks, risk, win) => {
    expect(playKeno(inOrder, 100n, { picks, risk }, []).win).toBe(win);
  });

  it('draws each number from the remaining ones', () => {
    const sides: number[] = [];
    const last: UniformDraw = (count) => {
      sides.push(count);
      return count - 1;
    };
    const [drawn] = playKeno(last, 100n, { picks: [1], risk: 'low' }, []).events;
    expect(sides).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
    expect(drawn).toMatchObject({ numbers: expect.arrayContaining([40, 1, 2, 3, 4, 5, 6, 7, 8, 9]) });
  });

  it('rejects a stake that would leave a fraction of a minor unit', () => {
    for (const stake of [0n, -100n, 150n])
      expect(() => playKeno(inOrder, stake, { picks: [1], risk: 'low' }, [])).toThrow(RangeError);
  });

  it.each([
    { nonce: 1, picks: [7], risk: 'classic', numbers: [20, 24, 40, 18, 7, 25, 23, 3, 35, 21], win: '3960' },
    { nonce: 2, picks: [2, 4, 9, 14, 22], risk: 'low', numbers: [23, 21, 4, 26, 5, 2, 9, 28, 32, 6], win: '4210' },
    {
      nonce: 3,
      picks: [1, 5, 8, 12, 16, 20, 24, 28, 33, 40],
      risk: 'medium',
      numbers: [33, 18, 16, 4, 20, 22, 3, 31, 7, 6],
      win: '1600',
    },
  ] as const)('is reproducible from its seeds for nonce $nonce', ({ nonce, picks, risk, numbers, win }) => {
    const { events } = playKeno(fromSeeds(nonce), 1000n, { picks, risk }, []);
    expect(events).toMatchObject([
      { type: 'numbers_drawn', numbers },
      { type: 'round_ended', win },
    ]);
  });
});

describe('the definition of Keno', () => {
  it('accepts only one to ten distinct numbers in ascending order', () => {
    for (const picks of [[1], [40], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
      for (const risk of kenoRisks) expect(kenoGame.choice.safeParse({ picks, risk }).success).toBe(true);
    for (const picks of [[], [0], [41], [1.5], [2, 2], [2, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
      expect(kenoGame.choice.safeParse({ picks, risk: 'low' }).success).toBe(false);
    for (const choice of [{ picks: [1] }, { picks: [1], risk: 'extreme' }, { picks: [1], risk: 'low', hits: 1 }])
      expect(kenoGame.choice.safeParse(choice).success).toBe(false);
  });
});
