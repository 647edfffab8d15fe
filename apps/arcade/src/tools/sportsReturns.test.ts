import { describe, expect, it } from 'vitest';
import { fraction } from '../games/fraction.ts';
import { sports } from '../games/sportsbook/model/sports.ts';
import { isWithinDeclared, sportReturns } from './sportsReturns.ts';

describe('the returns of the sportsbook', () => {
  it.each(sports)('of $code are within the declared bounds', ({ code }) => {
    const returns = sportReturns(code);
    expect(returns.picks).toBeGreaterThan(returns.fixtures);
    expect(isWithinDeclared(returns)).toBe(true);
  });

  it('are not as declared if a pick returns less than 0.94 or more than 0.95', () => {
    const least = fraction(94, 100);
    const most = fraction(95, 100);
    expect(isWithinDeclared({ min: least, max: most })).toBe(true);
    expect(isWithinDeclared({ min: fraction(9399, 10_000), max: most })).toBe(false);
    expect(isWithinDeclared({ min: least, max: fraction(9501, 10_000) })).toBe(false);
  });
});
