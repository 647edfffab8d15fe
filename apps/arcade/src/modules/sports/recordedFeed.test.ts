import { describe, expect, it } from 'vitest';
import { fraction, ZERO } from '../../games/fraction.ts';
import type { Board, LegChances, LegOutcome, Selection } from '../../games/sportsbook/model/sportModel.ts';
import { paceOf } from '../../games/sportsbook/pace.ts';
import type { MarketView } from '../../sportsApi.ts';
import type { FixtureMoment, ListedFixture, SportsFeed } from './feed.ts';
import { outcomeOfLeg } from '../../games/sportsbook/model/questions.ts';
import { checkSlip } from './checkSlip.ts';

/*
 * Messages of a feed of real fixtures in the usual form, in order of arrival, with their times in ms.
 */
const recorded = [
  { at: 0, type: 'fixture', sport: 'football', home: 'Harbour', away: 'Terrace', startsAt: 60_000 },
  {
    at: 10,
    type: 'odds',
    market: '1x2',
    odds: { home: 2.1, draw: 3.4, away: 3.6 },
    chances: { home: 0.45, draw: 0.28 },
  },
  { at: 60_000, type: 'status', status: 'live', score: [0, 0], minute: 0 },
  { at: 95_000, type: 'betStop' },
  { at: 97_000, type: 'status', status: 'live', score: [1, 0], minute: 23 },
  { at: 104_000, type: 'odds', market: '1x2', odds: { home: 1.35, draw: 4.75, away: 9 }, chances: { home: 0.7 } },
  { at: 170_000, type: 'status', status: 'ended', score: [1, 0], minute: 90 },
  { at: 171_000, type: 'settlement', market: '1x2', won: ['home'] },
] as const;
type Message = (typeof recorded)[number];

/** Returns the fixture's state from the messages up to a moment. */
function momentOf(messages: readonly Message[]): FixtureMoment {
  const last = <Type extends Message['type']>(type: Type) =>
    messages.findLast((message): message is Extract<Message, { type: Type }> => message.type === type);
  const [status, odds, stop, settlement] = [last('status'), last('odds'), last('betStop'), last('settlement')];
  const phase = status?.status === 'ended' ? 'over' : status ? 'live' : 'upcoming';
  // Odds after a stop reopen the market.
  const isSuspended = stop !== undefined && (odds?.at ?? 0) < stop.at;
  const board: Board = {
    score: status?.score ?? [0, 0],
    periods: [],
    period: phase === 'live' ? 'firstHalf' : '',
    clock: status?.minute ?? null,
    isOver: phase === 'over',
    isAbandoned: false,
  };
  const priceOfPick = ({ market, pick }: Selection): number | null => {
    const offered: Readonly<Record<string, number>> = odds?.odds ?? {};
    if (market !== '1x2' || !['home', 'draw', 'away'].includes(pick)) throw new RangeError('no such selection');
    return offered[pick] === undefined ? null : Math.round(offered[pick] * 100);
  };
  const outcomeOf = ({ pick }: Selection): LegOutcome => {
    if (!settlement) return 'open';
    return settlement.won.some((winner) => winner === pick) ? 'won' : 'lost';
  };
  return {
    revision: messages.length,
    phase,
    board,
    events: [],
    isSuspended,
    stoppedAt: stop?.at ?? null,
    markets: (): MarketView[] => {
      const picks = ['home', 'draw', 'away'].flatMap((pick) => {
        const price = priceOfPick({ market: '1x2', pick });
        return price === null ? [] : [{ pick, price }];
      });
      return phase === 'over' ? [] : [{ market: '1x2', group: 'main', isSuspended, picks }];
    },
    priceOf(selections) {
      const [only] = selections;
      // This feed has no prices for combined selections.
      const price = only && selections.length === 1 ? priceOfPick(only) : null;
      return isSuspended || phase === 'over' ? null : price;
    },
    quote: null,
    legChances([only]): LegChances {
      const chances: Readonly<Record<string, number>> = odds?.chances ?? {};
      const millionths = Math.round((chances[only?.pick ?? ''] ?? 0) * 1_000_000);
      return { won: fraction(millionths, 1_000_000), void: ZERO };
    },
    outcomeOf: (selections) => outcomeOfLeg(selections.map(outcomeOf)),
  };
}

const recordedFeed: SportsFeed = {
  sports: [],
  leagues: [],
  paceOf: ({ kind }) => paceOf(kind),
  startingBetween: () => [],
  at: (_, moment) => momentOf(recorded.filter(({ at }) => at <= moment)),
};

/** A fixture without seeds, as in a feed of real fixtures. */
const fixture = { id: 'real:1' } as ListedFixture;
const home: Selection[] = [{ market: '1x2', pick: 'home' }];
const check = (moment: number, waitedSince?: number, price = 210) =>
  checkSlip({
    requested: {
      legs: [{ fixture: fixture.id, selections: home, price }],
      combine: 1,
      priceChanges: 'none',
    },
    stake: 1000n,
    moments: [recordedFeed.at(fixture, moment)],
    cap: 100_000_000n,
    unit: 100n,
    ...(waitedSince !== undefined && { waitedSince }),
  });

describe('a feed of real fixtures behind the interface of the sportsbook', () => {
  it('prices the odds up to the moment, and nothing while bets are stopped', () => {
    expect([50_000, 96_000, 104_000, 170_000].map((moment) => recordedFeed.at(fixture, moment).priceOf(home))).toEqual([
      210,
      null,
      135,
      null,
    ]);
    expect(recordedFeed.at(fixture, 104_000).legChances(home).won).toEqual(fraction(7, 10));
  });

  it('checks slips like slips on simulated fixtures', () => {
    expect(check(50_000)).toEqual({ kind: 'taken', prices: [210], quotes: [null] });
    expect(check(96_000)).toMatchObject({ refusal: 'market.closed', newPrices: [null] });
    expect(check(105_000)).toMatchObject({ refusal: 'price.changed', newPrices: [135] });
    // The stop fell into the delay, and the market is open again at the seen price.
    expect(check(105_000, 94_000, 135)).toMatchObject({ refusal: 'market.closed' });
    expect(check(110_000, 105_000, 135)).toEqual({ kind: 'taken', prices: [135], quotes: [null] });
  });

  it('decides legs by its settlements alone', () => {
    const outcomes = [104_000, 170_500, 171_000].map((moment) => recordedFeed.at(fixture, moment).outcomeOf(home));
    expect(outcomes).toEqual(['open', 'open', 'won']);
    expect(recordedFeed.at(fixture, 171_000).outcomeOf([{ market: '1x2', pick: 'draw' }])).toBe('lost');
  });
});
