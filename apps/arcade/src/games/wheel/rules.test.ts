import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { DecisionError } from '../game.ts';
import { wheelGame } from './game.ts';
import { wheelRisks, wheelSegments, wheelSizes } from './math.ts';
import { playWheel } from './rules.ts';

describe('a round of the wheel', () => {
  it('pays the multiplier of the segment at which it stops', () => {
    const position = wheelSegments(10, 'low').indexOf(150);
    expect(playWheel(() => position, 200n, { segments: 10, risk: 'low' }, [])).toEqual({
      events: [
        { type: 'wheel_stopped', segment: position },
        { type: 'round_ended', win: '300' },
      ],
      win: 300n,
      isOver: true,
    });
  });

  it('returns 99 percent over all segments of every wheel', () => {
    for (const risk of wheelRisks)
      for (const size of wheelSizes) {
        let paid = 0n;
        for (let segment = 0; segment < size; segment += 1)
          paid += playWheel((sides) => (sides === size ? segment : -1), 100n, { segments: size, risk }, []).win;
        expect(paid).toBe(99n * BigInt(size));
      }
  });

  it('rejects a stake that is not a positive multiple of one hundred', () => {
    for (const stake of [0n, -100n, 50n, 101n])
      expect(() => playWheel(() => 0, stake, { segments: 10, risk: 'low' }, [])).toThrow(RangeError);
  });

  it('accepts no decisions', () => {
    expect(() => wheelGame.play(() => 0, 100n, { segments: 10, risk: 'low' }, [{ type: 'cash_out' }])).toThrow(
      DecisionError,
    );
  });

  it.each([
    [7, 10, 3],
    [7, 50, 13],
    [8, 30, 26],
  ] as const)('with nonce %i stops the wheel of %i segments at %i', (nonce, segments, segment) => {
    const seeds = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const { events, win } = playWheel(uniformDraw(outcomeWords(seeds)), 100n, { segments, risk: 'medium' }, []);
    expect(events[0]).toEqual({ type: 'wheel_stopped', segment });
    expect(win).toBe(BigInt(wheelSegments(segments, 'medium')[segment] ?? -1));
  });
});

describe('a bet on the wheel', () => {
  it('is one of the wheels on offer', () => {
    const accepts = (choice: unknown) => wheelGame.choice.safeParse(choice).success;
    for (const risk of wheelRisks) for (const segments of wheelSizes) expect(accepts({ segments, risk })).toBe(true);
    for (const segments of [0, 15, 60, '10']) expect(accepts({ segments, risk: 'low' })).toBe(false);
    expect(accepts({ segments: 10, risk: 'extreme' })).toBe(false);
    expect(accepts({ segments: 10, risk: 'low', segment: 3 })).toBe(false);
  });
});
