import type { Fraction } from '../games/fraction.ts';
import { fixtureOf } from '../games/sportsbook/model/fixtures.ts';
import { leagues } from '../games/sportsbook/model/leagues.ts';
import { modelOf } from '../games/sportsbook/model/models.ts';
import { expectedReturn, MAX_RETURN, MIN_RETURN, priceOf } from '../games/sportsbook/model/prices.ts';
import type { Fixture, League } from '../games/sportsbook/model/sportModel.ts';
import { sports } from '../games/sportsbook/model/sports.ts';

/** The returns of the picks of a sport before the start, from the lowest return to the highest. */
export interface SportReturns {
  sport: string;
  /** The numbers of picks and of fixtures with different strengths. */
  picks: number;
  fixtures: number;
  min: Fraction;
  max: Fraction;
}

function isLess(first: Fraction, second: Fraction): boolean {
  return first.numerator * second.denominator < second.numerator * first.denominator;
}

/** Returns one fixture for each combination of strengths in a league. Later fixtures repeat these. */
function fixturesOf({ code, entrants }: League): Fixture[] {
  const byStrength = new Map<string, Fixture>();
  for (let number = 0; number < entrants.length * (entrants.length - 1); number += 1) {
    const fixture = fixtureOf(code, number);
    byStrength.set(JSON.stringify(fixture.parameters), fixture);
  }
  return [...byStrength.values()];
}

/** Computes the exact returns of every pick with a price before the start, for a bet that is not void. */
export function sportReturns(sport: string): SportReturns {
  const fixtures = leagues.filter((league) => league.sport === sport).flatMap(fixturesOf);
  const different = [...new Map(fixtures.map((fixture) => [JSON.stringify(fixture.parameters), fixture])).values()];
  const returns = different.flatMap((fixture) => {
    const model = modelOf(fixture);
    const picks = model.markets(fixture, model.start(fixture)).flatMap((market) => market.picks);
    return picks.flatMap(({ chance }) => {
      const price = priceOf(chance);
      return price === null ? [] : [expectedReturn(price, chance)];
    });
  });
  const [first] = returns;
  if (!first) throw new RangeError(`${sport} has no picks`);
  return {
    sport,
    picks: returns.length,
    fixtures: different.length,
    min: returns.reduce((least, each) => (isLess(each, least) ? each : least), first),
    max: returns.reduce((most, each) => (isLess(most, each) ? each : most), first),
  };
}

/** Computes the returns of all sports. */
export function allSportReturns(): SportReturns[] {
  return sports.map(({ code }) => sportReturns(code));
}

/** Whether every pick returns at least the declared return, and at most the return of the margin. */
export function isWithinDeclared({ min, max }: Pick<SportReturns, 'min' | 'max'>): boolean {
  return !isLess(min, MIN_RETURN) && !isLess(MAX_RETURN, max);
}
