import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoardHints } from './boardHints.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('PROMO-06 reports the first change of a board at once, and the following ones together', () => {
  const told: string[] = [];
  const hints = createBoardHints((merchantCode) => told.push(merchantCode));
  for (let count = 0; count < 50; count += 1) hints.changed('NORTH');
  hints.changed('SOUTH');
  expect(told).toEqual(['NORTH', 'SOUTH']);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual(['NORTH', 'SOUTH', 'NORTH']);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
  hints.close();
});
