import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw, type UniformDraw } from '../../fairness/uniformDraw.ts';
import type { Json } from '../../games/game.ts';
import type {
  Fixture,
  League,
  LegChances,
  MatchEvent,
  ModelKind,
  Selection,
  Sport,
  SportModel,
} from '../../games/sportsbook/model/sportModel.ts';
import type { Pace } from '../../games/sportsbook/pace.ts';
import { MARGIN_BASIS_POINTS, priceOf, PRICES_VERSION } from '../../games/sportsbook/model/prices.ts';
import { outcomeOfLeg } from '../../games/sportsbook/model/questions.ts';
import type { MarketView } from '../../sportsApi.ts';
import type { FixtureMoment, ListedFixture, SportsFeed } from './feed.ts';

/** The simulated sports: leagues whose fixtures follow from their numbers, and a model for each kind of sport. */
export interface SimulatedSports {
  sports: readonly Sport[];
  leagues: readonly League[];
  fixtureOf: (leagueCode: string, number: number) => Fixture;
  modelOf: (fixture: Pick<Fixture, 'kind'>) => SportModel;
  paceOf: (kind: ModelKind) => Pace;
}

/** The played part of a fixture. Nothing is played ahead of its time. */
interface Played {
  /** The states by the number of played ticks. */
  states: Json[];
  events: MatchEvent[][];
  draw: UniformDraw;
  moments: Map<number, FixtureMoment>;
}

/** The number of fixtures whose played part is cached. The least recently used one is evicted first. */
const MAX_CACHED_FIXTURES = 2_000;
/** The number of cached moments of a fixture with prices: the current one, and those of delayed slips. */
const MAX_CACHED_MOMENTS = 4;

/** Creates the source of simulated fixtures. Everything follows from the seeds and the ticks that have passed. */
export function createSimulatedFeed(
  { sports, leagues, fixtureOf, modelOf, paceOf }: SimulatedSports,
  serverSeedOf: (fixture: ListedFixture) => string,
): SportsFeed {
  const cached = new Map<string, Played>();

  function playedOf(fixture: ListedFixture): Played {
    const known = cached.get(fixture.id);
    cached.delete(fixture.id);
    const played = known ?? {
      states: [modelOf(fixture).start(fixture)],
      events: [[]],
      draw: uniformDraw(
        outcomeWords({ serverSeed: serverSeedOf(fixture), clientSeed: fixture.clientSeed, nonce: fixture.number }),
      ),
      moments: new Map(),
    };
    const [oldest] = cached.keys();
    if (cached.size >= MAX_CACHED_FIXTURES && oldest !== undefined) cached.delete(oldest);
    cached.set(fixture.id, played);
    return played;
  }

  /** Plays a fixture up to a tick. Returns the reached tick: the fixture may be over before. */
  function playTo(fixture: ListedFixture, played: Played, tick: number): number {
    const model = modelOf(fixture);
    while (played.states.length <= tick) {
      const before = played.states.at(-1) as Json;
      if (model.board(fixture, before).isOver) return played.states.length - 1;
      const after = model.play(fixture, before, played.draw);
      played.states.push(after);
      played.events.push(model.eventsBetween(fixture, before, after));
    }
    return tick;
  }

  function momentOf(fixture: ListedFixture, played: Played, tick: number, isLive: boolean): FixtureMoment {
    const model = modelOf(fixture);
    const state = played.states[tick] as Json;
    const board = model.board(fixture, state);
    const { suspendedMs, stoppedBy } = paceOf(fixture.kind);
    const events = played.events.slice(0, tick + 1).flat();
    const stoppedTick = events.findLast(({ type }) => stoppedBy.includes(type))?.tick ?? null;
    const phase = board.isOver ? 'over' : isLive ? 'live' : 'upcoming';
    const isSuspended = stoppedTick !== null && (tick - stoppedTick) * fixture.tickMs < suspendedMs;
    const chances = new Map<string, LegChances>();
    const prices = new Map<string, number | null>();
    let listed: MarketView[] | undefined;

    const markets = (): MarketView[] => {
      listed ??= (phase === 'over' ? [] : model.markets(fixture, state)).flatMap(({ market, group, picks }) => {
        const priced = picks.flatMap(({ pick, chance }) => {
          const price = priceOf(chance);
          return price === null ? [] : [{ pick, price }];
        });
        return priced.length === 0 ? [] : [{ market, group, isSuspended, picks: priced }];
      });
      return listed;
    };

    function priceNow(selections: readonly Selection[]): number | null {
      const chance = model.chanceOfAll(fixture, state, selections);
      const isOpen = selections.every(({ market, pick }) =>
        markets().some((open) => open.market === market && open.picks.some((offered) => offered.pick === pick)),
      );
      return isOpen && !isSuspended ? priceOf(chance) : null;
    }

    return {
      // The first tick of a live fixture changes it.
      revision: isLive ? tick + 1 : 0,
      phase,
      board,
      events,
      isSuspended,
      stoppedAt: stoppedTick === null ? null : fixture.startsAt + stoppedTick * fixture.tickMs,
      markets,
      priceOf(selections) {
        const key = JSON.stringify(selections);
        const known = prices.get(key);
        if (known !== undefined) return known;
        const found = priceNow(selections);
        prices.set(key, found);
        return found;
      },
      quote: {
        version: PRICES_VERSION,
        marginBasisPoints: MARGIN_BASIS_POINTS,
        tick,
        score: board.score,
        state,
      },
      legChances(selections) {
        const key = JSON.stringify(selections);
        const known = chances.get(key) ?? model.legChances(fixture, state, selections);
        chances.set(key, known);
        return known;
      },
      outcomeOf(selections: readonly Selection[]) {
        const outcome = outcomeOfLeg(selections.map((selection) => model.outcomeOf(fixture, state, selection)));
        // A selection that is undecided at the end is void.
        return outcome === 'open' && board.isOver ? 'void' : outcome;
      },
    };
  }

  return {
    sports,
    leagues,
    paceOf: ({ kind }) => paceOf(kind),
    startingBetween(league, after, until) {
      const first = Math.max(0, Math.floor((after - league.offsetMs) / league.periodMs) + 1);
      const last = Math.floor((until - league.offsetMs) / league.periodMs);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => fixtureOf(league.code, first + place));
    },
    at(fixture, moment) {
      const played = playedOf(fixture);
      const isLive = moment >= fixture.startsAt;
      const passed = isLive ? Math.floor((moment - fixture.startsAt) / fixture.tickMs) : 0;
      const tick = playTo(fixture, played, Math.min(passed, fixture.ticks));
      const key = isLive ? tick : -1;
      const known = played.moments.get(key) ?? momentOf(fixture, played, tick, isLive);
      played.moments.delete(key);
      const [oldest] = played.moments.keys();
      if (played.moments.size >= MAX_CACHED_MOMENTS && oldest !== undefined) played.moments.delete(oldest);
      played.moments.set(key, known);
      return known;
    },
  };
}
