import { expect, it } from 'vitest';
import { tablePhase } from './tableClock.ts';

const times = { opensAt: 100_000, closesAt: 116_000, revealsAt: 117_500, nextOpensAt: 130_000 };

it.each([
  [100_000, 'open', 16],
  [115_001, 'open', 1],
  [116_000, 'dealing', 2],
  [117_500, 'shown', 13],
  [130_000, 'open', 16],
  // Two draws after the answer.
  [176_000, 'dealing', 2],
  // A clock that is slow.
  [99_000, 'open', 17],
] as const)('a table at %d is %s for %d seconds', (now, phase, seconds) => {
  expect(tablePhase(times, now)).toEqual({ phase, seconds });
});
