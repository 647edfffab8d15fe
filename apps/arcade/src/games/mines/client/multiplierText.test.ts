import { describe, expect, it } from 'vitest';
import { multiplierText, returnRow, shortMultiplierText } from './multiplierText.ts';

describe('a multiplier', () => {
  it.each([
    ['1.03', '×1.03', '×1.03'],
    ['24.75', '×24.75', '×24.75'],
    ['999.00', '×999.00', '×999.00'],
    ['6495.39', '×6,495.39', '×6,495.39'],
    ['51479.99', '×51,479.99', '×51.4K'],
    ['519045.12', '×519,045.12', '×519.0K'],
    ['5148297.00', '×5,148,297', '×5.1M'],
  ])(
    'of %s is shown in full and, where there is little room, shortened without rounding up',
    (decimal, full, short) => {
      expect(multiplierText(decimal)).toBe(full);
      expect(shortMultiplierText(decimal)).toBe(short);
    },
  );
});

describe('a row of the table of returns', () => {
  it('shows the exact return in percent', () => {
    const best = { numerator: 99n, denominator: 4n };
    expect(returnRow('Hard', { numerator: 99n, denominator: 100n }, best)).toEqual({
      mode: 'Hard',
      returned: '99 %',
      best: '×24.75',
    });
    expect(returnRow('Hard', { numerator: 60_029_7n, denominator: 625_000n }, best).returned).toBe('96.0475 %');
  });
});
