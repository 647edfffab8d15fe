import { describe, expect, it } from 'vitest';
import { doubled, fixedText, halved, parseFixed } from './fixedPoint.ts';

describe('a number of a control', () => {
  it.each<[string, number, number | undefined]>([
    ['1.98', 2, 198],
    ['2', 2, 200],
    ['1,234.5', 2, 123450],
    [' 50 ', 0, 50],
    ['1.', 2, 100],
    ['1.985', 2, undefined],
    ['1.5', 0, undefined],
    ['-1', 2, undefined],
    ['1e3', 2, undefined],
    ['', 2, undefined],
  ])('is read from "%s" with %i decimals', (words, decimals, value) => {
    expect(parseFixed(words, decimals)).toBe(value);
  });

  it.each<[number, number, string]>([
    [198, 2, '1.98'],
    [5, 2, '0.05'],
    [123456789, 2, '1,234,567.89'],
    [1000, 0, '1,000'],
  ])('%i with %i decimals is written as %s', (value, decimals, words) => {
    expect(fixedText(value, decimals)).toBe(words);
    expect(parseFixed(words, decimals)).toBe(value);
  });

  it('stays inside its range when it is halved or doubled', () => {
    const range = { min: 101, max: 1000 };
    expect(halved(301, range)).toBe(150);
    expect(halved(150, range)).toBe(101);
    expect(doubled(300, range)).toBe(600);
    expect(doubled(600, range)).toBe(1000);
  });
});
