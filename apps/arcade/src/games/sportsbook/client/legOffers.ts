import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import { marketOf, priceOf, type FixtureStore } from './fixtureStore.ts';
import type { SlipPick } from './slip.ts';
import type { SportsClient } from './sportsClient.ts';

/** The current price of a pick. */
export type Offer =
  | { state: 'open'; price: number }
  /** Bets are not accepted for the moment. */
  | { state: 'suspended' }
  /** No longer on offer. */
  | { state: 'closed' }
  | { state: 'unknown' };

/** The current prices of the picks on the slip. */
export interface LegOffers {
  of: (pick: SlipPick) => Offer;
  /** Requests the prices that no message contains: builders, and markets that lists leave out. */
  refresh: () => void;
}

interface OfferParts {
  client: Pick<SportsClient, 'builder'>;
  store: FixtureStore;
  picks: () => readonly SlipPick[];
  onChange: () => void;
}

interface OfferRequest {
  revision: number;
  offer: Offer;
  isPending: boolean;
}

/** The least time between two requests for a pick, in ms. */
const REQUEST_INTERVAL_MS = 1_500;

const keyOf = ({ fixture, selections }: Pick<SlipPick, 'fixture' | 'selections'>): string =>
  [fixture, ...selections.map(({ market, pick }) => `${market}=${pick}`)].join('|');

/** Creates the offers. Prices come from the server's messages; others are requested. */
export function createLegOffers({ client, store, picks, onChange }: OfferParts): LegOffers {
  const requests = new Map<string, OfferRequest>();

  /** Returns the state of a pick in the messages; undefined if they do not contain it. */
  function shown(pick: SlipPick): Offer | undefined {
    const fixture = store.get(pick.fixture);
    if (!fixture) return undefined;
    if (fixture.phase === 'over') return { state: 'closed' };
    const [selection, ...more] = pick.selections;
    if (!selection || more.length > 0) return undefined;
    const market = marketOf(fixture, selection.market);
    if (!market) return undefined;
    if (market.isSuspended) return { state: 'suspended' };
    const price = priceOf(fixture, selection);
    return price === undefined ? { state: 'closed' } : { state: 'open', price };
  }

  async function request(pick: SlipPick): Promise<void> {
    const key = keyOf(pick);
    const revision = store.get(pick.fixture)?.revision ?? -1;
    const known = requests.get(key);
    if (known && (known.isPending || known.revision === revision)) return;
    const entry: OfferRequest = { revision, offer: known?.offer ?? { state: 'unknown' }, isPending: true };
    requests.set(key, entry);
    try {
      const { price } = await client.builder({ fixture: pick.fixture, selections: pick.selections });
      entry.offer = price === null ? { state: 'closed' } : { state: 'open', price };
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      // Without an answer the last offer remains.
      if (!error.isPassing) entry.offer = { state: 'closed' };
    }
    onChange();
    setTimeout(() => {
      entry.isPending = false;
      if ((store.get(pick.fixture)?.revision ?? -1) !== entry.revision) refresh();
    }, REQUEST_INTERVAL_MS);
  }

  function refresh(): void {
    const current = picks();
    const keys = new Set(current.map(keyOf));
    for (const key of requests.keys()) if (!keys.has(key)) requests.delete(key);
    for (const pick of current) if (!shown(pick)) void request(pick);
  }

  return {
    of: (pick) => shown(pick) ?? requests.get(keyOf(pick))?.offer ?? { state: 'unknown' },
    refresh,
  };
}
