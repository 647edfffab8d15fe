import type { FixtureView, MarketView } from '../../../sportsApi.ts';
import type { MatchEvent, Selection } from '../model/sportModel.ts';

/** The page's data of fixtures, kept up to date by the server's messages. */
export interface FixtureStore {
  get: (id: string) => FixtureView | undefined;
  events: (id: string) => readonly MatchEvent[];
  /**
   * Stores a fixture of an answer or a message, with its new events. A fixture older than the stored one is ignored.
   */
  put: (fixture: FixtureView, events?: readonly MatchEvent[]) => void;
  /** Stores a fixture with all of its markets. */
  putDetail: (fixture: FixtureView, events: readonly MatchEvent[]) => void;
  /** Sets the fixture whose markets are all loaded. Data of lists does not replace it. */
  setDetailed: (id: string | null) => void;
  /** Called with each fixture that changed. Returns a function that ends it. */
  listen: (listener: (fixture: FixtureView) => void) => () => void;
}

export function createFixtureStore(): FixtureStore {
  const fixtures = new Map<string, FixtureView>();
  const events = new Map<string, readonly MatchEvent[]>();
  const listeners = new Set<(fixture: FixtureView) => void>();
  let detailed: string | null = null;

  function addEvents(id: string, more: readonly MatchEvent[]): void {
    const known = events.get(id) ?? [];
    const fresh = more.filter(
      ({ tick, type, entrant }) =>
        !known.some((event) => event.tick === tick && event.type === type && event.entrant === entrant),
    );
    if (fresh.length > 0)
      events.set(
        id,
        [...known, ...fresh].toSorted((a, b) => a.tick - b.tick),
      );
  }

  function store(fixture: FixtureView, more: readonly MatchEvent[]): void {
    addEvents(fixture.id, more);
    const known = fixtures.get(fixture.id);
    if (known && known.revision > fixture.revision) return;
    fixtures.set(fixture.id, fixture);
    for (const listener of listeners) listener(fixture);
  }

  return {
    get: (id) => fixtures.get(id),
    events: (id) => events.get(id) ?? [],
    put(fixture, more = []) {
      if (fixture.id !== detailed || !fixtures.has(fixture.id)) store(fixture, more);
    },
    putDetail: store,
    setDetailed(id) {
      detailed = id;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the market of a fixture with a code. */
export function marketOf({ markets }: Pick<FixtureView, 'markets'>, code: string): MarketView | undefined {
  return markets.find(({ market }) => market === code);
}

/** Returns the shown price of a selection; undefined if none is shown. */
export function priceOf(fixture: Pick<FixtureView, 'markets'>, { market, pick }: Selection): number | undefined {
  return marketOf(fixture, market)?.picks.find((offer) => offer.pick === pick)?.price;
}
