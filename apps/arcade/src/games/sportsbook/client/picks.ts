import type { FixtureView } from '../../../sportsApi.ts';
import type { Selection } from '../model/sportModel.ts';
import { priceOf } from './fixtureStore.ts';
import type { SlipPick } from './slip.ts';

/**
 * Returns the slip entry for selections of a fixture. A single selection has its shown price; `price` is the joint
 * price of several. Undefined without a price.
 */
export function pickOf(fixture: FixtureView, selections: Selection[], price?: number): SlipPick | undefined {
  const [first, ...more] = selections;
  const offered = price ?? (first && more.length === 0 ? priceOf(fixture, first) : undefined);
  if (offered === undefined) return undefined;
  return {
    fixture: fixture.id,
    sport: fixture.sport,
    league: fixture.league.name,
    entrants: fixture.entrants,
    startsAt: fixture.startsAt,
    selections,
    price: offered,
  };
}
