import { describe, expect, it } from 'vitest';
import { fraction, isMore, plus, ZERO, type Fraction } from '../../fraction.ts';
import { fixtureOf } from './fixtures.ts';
import { leagues } from './leagues.ts';
import { modelOf } from './models.ts';
import {
  cashOutValue,
  expectedPayout,
  expectedReturn,
  MAX_PRICE,
  MAX_RETURN,
  MIN_PRICE,
  MIN_RETURN,
  priceOf,
  sumOfPayouts,
} from './prices.ts';
import type { Fixture, Market } from './sportModel.ts';
import { tapeOf } from './tape.ts';
import { numbersFrom } from './testing/numbersFrom.ts';

const ONE = fraction(1);

/** Returns the markets of some states of a league's fixture. */
function sampledMarkets(code: string): { fixture: Fixture; markets: Market[] }[] {
  return [3_000_000, 3_000_001].flatMap((number) => {
    const fixture = fixtureOf(code, number);
    const tape = tapeOf(fixture, numbersFrom(number));
    return tape
      .filter((_, tick) => tick % 9 === 0)
      .map((state) => ({ fixture, markets: modelOf(fixture).markets(fixture, state) }));
  });
}

function sumOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(plus, ZERO);
}

/** Returns how many picks of a market win at the end. */
function winnersOf(market: string): number {
  if (market === 'doubleChance') return 2;
  return market.startsWith('place:') ? Number(market.slice('place:'.length)) : 1;
}

describe.each(leagues)('the markets of $code', ({ code }) => {
  const samples = sampledMarkets(code);

  it('return at most 95 % and at least 94 % of the stake with every price', () => {
    const outside = samples.flatMap(({ markets }) =>
      markets.flatMap(({ market, picks }) =>
        picks
          .filter(({ chance }) => {
            const price = priceOf(chance);
            if (price === null) return false;
            const exact = expectedReturn(price, chance);
            return isMore(exact, MAX_RETURN) || isMore(MIN_RETURN, exact);
          })
          .map(({ pick }) => `${market} ${pick}`),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('have chances that sum to the number of winners, and prices that sum to more', () => {
    for (const { fixture, markets } of samples) {
      const mayBeVoid = [fixture.parameters.retirement, fixture.parameters.noContest].some(Boolean);
      const wrong = markets.filter(({ market, picks }) => {
        const sum = sumOf(picks.map(({ chance }) => chance));
        const winners = fraction(winnersOf(market));
        // A pick that was already lost is not void with the others in an abandoned fixture.
        const lowerBound = mayBeVoid ? fraction(98 * winnersOf(market), 100) : winners;
        const prices = picks.map(({ chance }) => priceOf(chance)).filter((price) => price !== null);
        const implied = sumOf(prices.map((price) => fraction(100, price)));
        const areAllPriced = prices.length === picks.length;
        return isMore(sum, winners) || isMore(lowerBound, sum) || (areAllPriced && !isMore(implied, winners));
      });
      expect(wrong.map(({ market }) => market)).toEqual([]);
    }
  });

  it('are all still open, with different names', () => {
    for (const { markets } of samples) {
      expect(new Set(markets.map(({ market }) => market)).size).toBe(markets.length);
      for (const { picks } of markets) {
        for (const { chance } of picks) {
          expect(chance.numerator > 0n).toBe(true);
          expect(isMore(ONE, chance)).toBe(true);
        }
      }
    }
  });
});

describe('a price', () => {
  it('is the highest one that the margin allows', () => {
    expect(priceOf(fraction(1, 2))).toBe(190);
    expect(priceOf(fraction(1, 3))).toBe(285);
    expect(priceOf(fraction(2, 3))).toBe(142);
    expect(priceOf(fraction(1, 2), 0)).toBe(200);
  });

  it('does not exist below 1.01, above 1,000.00, or for a decided pick', () => {
    expect(priceOf(fraction(9405, 10_000))).toBe(MIN_PRICE);
    expect(priceOf(fraction(941, 1000))).toBeNull();
    expect(priceOf(fraction(95, 100_000))).toBe(MAX_PRICE);
    expect(priceOf(fraction(949, 1_000_000))).toBeNull();
    expect(priceOf(ZERO)).toBeNull();
    expect(priceOf(ONE)).toBeNull();
  });
});

describe('a cash-out', () => {
  it('is worth stake times prices and chances, less three percent, in whole minor units', () => {
    const half = { won: fraction(1, 2), void: ZERO };
    const payout = expectedPayout(10_000n, [{ price: 190, chances: half }]);
    expect(payout).toEqual(fraction(9500));
    expect(cashOutValue(payout)).toBe(9215n);
    expect(cashOutValue(fraction(101))).toBe(97n);
  });

  it('counts a void leg as the stake, and a decided one as certain', () => {
    const legs = [
      { price: 300, chances: { won: fraction(1, 4), void: fraction(1, 4) } },
      { price: 200, chances: { won: ONE, void: ZERO } },
    ];
    expect(expectedPayout(100n, legs)).toEqual(fraction(200));
    const lost = { price: 300, chances: { won: ZERO, void: ZERO } };
    expect(expectedPayout(100n, [...legs, lost])).toEqual(ZERO);
    expect(sumOfPayouts([fraction(1, 2), fraction(1, 3)])).toEqual(fraction(5, 6));
  });
});
