import { describe, expect, it } from 'vitest';
import { JACKPOT_MAX, JACKPOT_MIN, jackpotPause, jackpotStart, jackpotStep } from './jackpot.ts';
import { JACKPOT_CLIMB_FROM, JACKPOT_CLIMB_TO, jackpotClimb } from './jackpotClimb.ts';

const extremes = [() => 0, () => 0.5, () => 0.999_999_999];

describe('the jackpot counter', () => {
  it('HOME-06 starts between 1,200,000,000 and 1,300,000,000 inclusive', () => {
    expect([JACKPOT_MIN, JACKPOT_MAX]).toEqual([1_200_000_000, 1_300_000_000]);
    expect(extremes.map(jackpotStart)).toEqual([1_200_000_000, 1_250_000_000, 1_300_000_000]);
  });

  it('HOME-06 grows by 100 to 200 every 3 to 5 seconds', () => {
    expect(extremes.map(jackpotStep)).toEqual([100, 150, 200]);
    expect(extremes.map(jackpotPause)).toEqual([3000, 4000, 5000]);
  });

  it('HOME-06 animates its display from 100,000,000 to 900,000,000 without falling', () => {
    const way = Array.from({ length: 21 }, (_, step) => jackpotClimb(step / 20));
    expect([way[0], way.at(-1)]).toEqual([JACKPOT_CLIMB_FROM, JACKPOT_CLIMB_TO]);
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect(jackpotClimb(3)).toBe(900_000_000);
  });
});
