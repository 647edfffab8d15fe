import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import { DECLARED_RETURN, exactReturn, returnByMode, wheelRisks, wheelSegments, wheelSizes } from './math.ts';

const wheels = wheelRisks.flatMap((risk) =>
  wheelSizes.map((size) => ({ risk, size, segments: wheelSegments(size, risk) })),
);

describe('the return of a wheel', () => {
  it.each(wheels)('is exactly the declared one for $size segments and $risk risk', ({ size, segments }) => {
    expect(segments).toHaveLength(size);
    const { numerator, denominator } = exactReturn(segments);
    expect(numerator * 100n).toBe(denominator * 99n);
    expect(toDecimal({ numerator, denominator }, 9)).toBe(DECLARED_RETURN);
  });

  it('differs from the declared one if the multipliers are one percent too high', () => {
    const { numerator, denominator } = exactReturn(wheelSegments(20, 'medium').map((hundredths) => hundredths * 101));
    expect(toDecimal({ numerator, denominator: denominator * 100n }, 9)).not.toBe(DECLARED_RETURN);
  });

  it('is listed for every wheel with its highest pay', () => {
    expect(returnByMode().map(({ mode, maxMultiplier }) => `${mode}: ${toDecimal(maxMultiplier, 2)}`)).toEqual([
      'low 10: 1.50',
      'low 20: 2.00',
      'low 30: 3.00',
      'low 40: 4.00',
      'low 50: 5.00',
      'medium 10: 3.00',
      'medium 20: 4.80',
      'medium 30: 7.20',
      'medium 40: 9.60',
      'medium 50: 12.00',
      'high 10: 9.90',
      'high 20: 19.80',
      'high 30: 29.70',
      'high 40: 39.60',
      'high 50: 49.50',
    ]);
  });
});

describe('the segments of a wheel', () => {
  it.each(wheels)('spread equal multipliers over $size segments with $risk risk', ({ size, segments }) => {
    for (const hundredths of new Set(segments)) {
      const positions = segments.flatMap((value, position) => (value === hundredths ? [position] : []));
      const gaps = positions.map((position, index) => (positions[index + 1] ?? (positions[0] ?? 0) + size) - position);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * Math.ceil(size / positions.length));
    }
  });

  it('are in the published order', () => {
    const order = (size: (typeof wheelSizes)[number], risk: (typeof wheelRisks)[number]) =>
      wheelSegments(size, risk).join(' ');
    expect(order(10, 'low')).toBe('120 120 0 120 150 120 120 120 0 120');
    expect(order(20, 'low')).toBe('120 0 120 170 120 120 0 120 200 120 0 120 120 0 120 170 120 120 0 120');
    expect(order(20, 'medium')).toBe('0 150 0 300 0 150 0 480 0 150 0 150 0 0 300 150 0 0 150 0');
    expect(order(10, 'high')).toBe('0 0 0 0 990 0 0 0 0 0');
  });
});
