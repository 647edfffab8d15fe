import { describe, expect, it } from 'vitest';
import {
  hundredthsOf,
  hundredthsText,
  multiplierText,
  percentText,
  returnRow,
  shortHundredthsText,
  trimmedHundredthsText,
  floorToHundredths,
} from './multiplierText.ts';

describe('a multiplier', () => {
  it.each([
    ['1.03', '×1.03', '×1.03', '×1.03'],
    ['0.50', '×0.50', '×0.5', '×0.50'],
    ['999.00', '×999.00', '×999', '×999.00'],
    ['6495.30', '×6,495.30', '×6,495.3', '×6,495.30'],
    ['51479.99', '×51,479.99', '×51,479.99', '×51.4K'],
    ['519045.12', '×519,045.12', '×519,045.12', '×519K'],
    ['5148297.00', '×5,148,297.00', '×5,148,297', '×5.1M'],
  ])('of %s is shown in full, without zeros, or shortened without rounding up', (decimal, full, trimmed, short) => {
    const hundredths = hundredthsOf(decimal);
    expect(hundredthsText(hundredths)).toBe(full);
    expect(trimmedHundredthsText(hundredths)).toBe(trimmed);
    expect(shortHundredthsText(hundredths)).toBe(short);
  });

  it('that is a fraction has four places, or is cut off after two', () => {
    const multiplier = { numerator: 9_999_999n, denominator: 1000n };
    expect(multiplierText(multiplier)).toBe('×9,999.999');
    expect(floorToHundredths(multiplier)).toBe(999_999);
  });
});

describe('a return', () => {
  it('is shown in percent without zeros at its end', () => {
    expect(percentText({ numerator: 99n, denominator: 100n }, 4)).toBe('99 %');
    expect(percentText({ numerator: 600_297n, denominator: 625_000n }, 4)).toBe('96.0475 %');
  });

  it('makes a row with the best multiplier of its mode', () => {
    const returns = {
      returned: { numerator: 99n, denominator: 100n },
      maxMultiplier: { numerator: 99n, denominator: 4n },
    };
    expect(returnRow('Hard', returns)).toEqual({ mode: 'Hard', returned: '99 %', best: '×24.75' });
  });
});
