import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoardHints } from './boardHints.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('PROMO-06 reports the first change of a board at once, and the following ones together', () => {
  const sent: string[] = [];
  const hints = createBoardHints((merchantCode) => sent.push(merchantCode));
  for (let count = 0; count < 50; count += 1) hints.changed('NORTH');
  hints.changed('SOUTH');
  expect(sent).toEqual(['NORTH', 'SOUTH']);
  vi.advanceTimersByTime(2_000);
  expect(sent).toEqual(['NORTH', 'SOUTH', 'NORTH']);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(3);
  hints.close();
});
