import { describe, expect, it } from 'vitest';

import { hasValues, pointAfterKey, valueRange, valueText, type ChartSeries } from './chartRules.ts';

const series: ChartSeries = { id: 'net', name: 'Net', values: [1, null, 3], texts: ['1.000000000000000001'] };

describe('a chart', () => {
  it.each([
    [null, null, [0, 1]],
    [0, 0, [0, 1]],
    [5, 5, [0, 5.4]],
    [-100, -50, [-108, 0]],
    [-50, 50, [-58, 58]],
  ])('includes zero on the axis for values from %s to %s', (least, greatest, range) => {
    expect(valueRange(least, greatest)).toEqual(range);
  });

  it('shows `texts` unrounded, and a dash for a missing value', () => {
    expect([0, 1, 2].map((point) => valueText(series, point, (value) => value.toFixed(2)))).toEqual([
      '1.000000000000000001',
      '–',
      '3.00',
    ]);
  });

  it('is empty if no point has a value', () => {
    expect(hasValues([series])).toBe(true);
    expect(hasValues([{ ...series, values: [null, null] }])).toBe(false);
  });

  it.each([
    ['ArrowRight', false, 3],
    ['ArrowLeft', false, 1],
    ['ArrowRight', true, 1],
    ['Home', false, 0],
    ['End', true, 9],
    ['a', false, undefined],
  ])('%s (right to left: %s) moves to point %s', (key, isRightToLeft, point) => {
    expect(pointAfterKey(key, 2, 10, isRightToLeft)).toBe(point);
  });

  it('never moves past the first or last point', () => {
    expect(pointAfterKey('ArrowRight', 9, 10, false)).toBe(9);
    expect(pointAfterKey('ArrowLeft', 0, 10, false)).toBe(0);
  });
});
