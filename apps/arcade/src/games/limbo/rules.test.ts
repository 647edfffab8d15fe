import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { limboGame } from './game.ts';
import { MAX_TARGET, MAX_REACHED, winningNumbers } from './math.ts';
import { playLimbo } from './rules.ts';

/** Draws the two words of a number. */
function drawing(number: bigint): UniformDraw {
  const words = [Number(number >> 32n), Number(number & 0xffff_ffffn)];
  return () => words.shift() ?? 0;
}

describe('a round of limbo', () => {
  it.each([101, 150, 396, 1000, 123_457, MAX_TARGET])('pays target %i below its edge and nothing at it', (target) => {
    const edge = winningNumbers(target);
    const won = playLimbo(drawing(edge - 1n), 100n, { target }, []);
    expect(won).toMatchObject({ win: BigInt(target), isOver: true });
    expect(won.events.at(-1)).toEqual({ type: 'round_ended', win: target.toString() });
    const lost = playLimbo(drawing(edge), 100n, { target }, []);
    expect(lost.win).toBe(0n);
    expect(lost.events[0]).toEqual({ type: 'multiplier_reached', hundredths: Math.max(target - 1, 100) });
  });

  it('pays the highest target for the number zero', () => {
    expect(playLimbo(drawing(0n), 200n, { target: MAX_TARGET }, [])).toEqual({
      events: [
        { type: 'multiplier_reached', hundredths: MAX_REACHED },
        { type: 'round_ended', win: '5000000' },
      ],
      win: 5_000_000n,
      isOver: true,
    });
  });

  it('pays targets of older rounds up to a million', () => {
    expect(playLimbo(drawing(0n), 200n, { target: MAX_REACHED }, []).win).toBe(200_000_000n);
  });

  it('rejects a stake that is not a positive multiple of one hundred', () => {
    for (const stake of [0n, -100n, 50n, 101n])
      expect(() => playLimbo(drawing(0n), stake, { target: 200 }, [])).toThrow(RangeError);
  });

  it('accepts no decisions', () => {
    expect(() => limboGame.play(drawing(0n), 100n, { target: 200 }, [{ type: 'cash_out' }])).toThrow(DecisionError);
  });

  it.each([
    [7, 372, '300'],
    [8, 187, '0'],
    [9, 237, '0'],
  ])('with nonce %i reaches %i hundredths', (nonce, hundredths, win) => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const { events } = playLimbo(uniformDraw(outcomeWords(seeds)), 100n, { target: 300 }, []);
    expect(events).toEqual([
      { type: 'multiplier_reached', hundredths },
      { type: 'round_ended', win },
    ]);
  });
});

describe('a bet of limbo', () => {
  it('is a target from 1.01 to the highest win of 25,000 in hundredths', () => {
    const accepts = (choice: unknown) => limboGame.choice.safeParse(choice).success;
    expect([101, 2_500_000].every((target) => accepts({ target }))).toBe(true);
    for (const target of [100, 2_500_001, 150.5, '200', undefined]) expect(accepts({ target })).toBe(false);
    expect(accepts({ target: 200, stake: 1 })).toBe(false);
  });
});
