import type { Currency } from '@parlor/contract';
import {
  cashOutsOf,
  linesOf,
  openShareOf,
  potentialWin,
  type SlipChoice,
  type SlipDecision,
} from '../../games/sportsbook/slip.ts';
import type { CashOutOffer, CashOutView, LegView, SlipRefusal, SlipView } from '../../sportsApi.ts';
import type { RoundState } from '../../database.ts';
import type { RoundViews } from '../round/roundView.ts';
import { outcomesOf, type CashOuts } from './cashOuts.ts';
import type { FixtureMoment, ListedFixture } from './feed.ts';
import type { FixtureViews } from './fixtureViews.ts';
import type { Fixtures } from './fixtures.ts';
import type { LegRow, SlipRow, StoredSlip } from './slip.repository.ts';

/** Converts slips for their players. */
export interface SlipViews {
  viewOf(stored: StoredSlip): Promise<SlipView>;
  viewsOf(slips: readonly StoredSlip[]): Promise<SlipView[]>;
}

/** The refusal of a slip, by the gateway's reason to refuse its bet. */
const refusals: Readonly<Record<string, SlipRefusal>> = {
  INSUFFICIENT_FUNDS: 'round.insufficient_funds',
  SESSION_EXPIRED: 'session.expired',
  PARALLEL_GAMES: 'session.replaced',
};

/** The reason of a void bet that stayed unanswered and was rolled back. */
const ROLLED_BACK = 'UNDECIDED';

type SlipStatus = Pick<SlipView, 'state' | 'refusal'>;

/** The state of a slip by the state of its round. A void slip was refused or cancelled. */
const states: Readonly<Record<RoundState, SlipView['state']>> = {
  PENDING_BET: 'placing',
  PENDING_BET_WIN: 'placing',
  PENDING_FREE_ROUND: 'placing',
  PENDING_ROLLBACK: 'placing',
  OPEN: 'open',
  PENDING_RAISE: 'open',
  PENDING_RAISE_BACK: 'open',
  PENDING_PART: 'open',
  PENDING_WIN: 'settled',
  PENDING_JACKPOT: 'settled',
  SETTLED: 'settled',
  VOID: 'void',
};

/** Returns the state of a slip from its row and its round. */
function slipStatusOf({ slip, round }: StoredSlip): SlipStatus {
  if (slip.state === 'REFUSED') return { state: 'refused', refusal: slip.refusal as SlipRefusal };
  if (slip.state === 'DELAYED' || !round) return { state: 'delayed', refusal: null };
  if (round.state === 'VOID' && round.void_reason !== ROLLED_BACK)
    return { state: 'refused', refusal: refusals[round.void_reason ?? ''] ?? 'bet.refused' };
  return { state: states[round.state], refusal: null };
}

function cashOutViews(decisions: readonly SlipDecision[], quotes: SlipRow['cash_out_quotes']): CashOutView[] {
  return decisions.flatMap((decision, position) => {
    if (decision.type !== 'cash-out') return [];
    const { share, amount, isAuto } = decision;
    return [{ share, amount, isAuto, quote: quotes[position] ?? null }];
  });
}

/** Creates the views of slips. */
export function createSlipViews({
  fixtures,
  fixtureViews,
  cashOuts,
  rounds,
}: {
  fixtures: Fixtures;
  fixtureViews: FixtureViews;
  cashOuts: Pick<CashOuts, 'offerOf'>;
  rounds: Pick<RoundViews, 'viewOf'>;
}): SlipViews {
  function legView(
    row: LegRow | undefined,
    leg: SlipChoice['legs'][number],
    fixture: ListedFixture,
    moment: FixtureMoment | undefined,
  ): LegView {
    const phase = moment?.phase ?? 'over';
    const outcome = row?.outcome ?? moment?.outcomeOf(leg.selections) ?? 'open';
    return {
      ...leg,
      entrants: [...fixture.entrants],
      league: fixtureViews.leagueOf(fixture).name,
      sport: fixture.sport,
      startsAt: fixture.startsAt,
      outcome,
      phase,
      board: row?.board ?? moment?.board ?? fixtures.at(fixture).board,
      newPrice: outcome === 'open' ? (moment?.priceOf(leg.selections) ?? null) : null,
      quote: row?.quote ?? null,
      tape: phase === 'over' ? fixtureViews.tapeOf(fixture) : null,
    };
  }

  function offerView(stored: StoredSlip, moments: ReadonlyMap<string, FixtureMoment>): CashOutOffer | null {
    const offer = cashOuts.offerOf(stored, moments);
    if (offer.kind === 'none') return null;
    return offer.kind === 'amount'
      ? { amount: offer.amount.toString(), isSuspended: false }
      : { amount: '0', isSuspended: true };
  }

  const viewOf: SlipViews['viewOf'] = async (stored) => {
    const { slip, round, requested } = stored;
    const { legs, combine } = (round?.choice as SlipChoice | undefined) ?? requested;
    const found = await fixtures.find(legs.map(({ fixture }) => fixture));
    const rowOf = new Map(stored.legs.map((row) => [row.fixture_id, row]));
    // A decided leg of a finished fixture needs no further data.
    const going = [...found].filter(([id, fixture]) => !rowOf.get(id)?.board || !fixtures.isPast(fixture));
    const moments = new Map(going.map(([id, fixture]) => [id, fixtures.at(fixture)]));
    const decisions = (round?.decisions ?? []) as SlipDecision[];
    const share = openShareOf(decisions);
    const decided = cashOutsOf(decisions);
    const cashedOut = decided.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const status = slipStatusOf(stored);
    const isGoingOn = status.state === 'open' || status.state === 'delayed' || status.state === 'placing';
    const openWin = isGoingOn ? potentialWin({ legs, combine }, slip.stake, outcomesOf(stored, moments), share) : 0n;
    const paid = status.state === 'settled' ? (round?.win ?? 0n) : cashedOut;
    return {
      id: slip.id,
      ...status,
      newPrices: slip.new_prices,
      mostStake: slip.most_stake?.toString() ?? null,
      legs: legs.map(({ fixture, selections, price }) => ({ fixture, selections, price })),
      views: legs.flatMap((leg) => {
        const fixture = found.get(leg.fixture);
        return fixture ? [legView(rowOf.get(leg.fixture), leg, fixture, moments.get(leg.fixture))] : [];
      }),
      combine,
      lines: linesOf({ legs, combine }),
      stake: slip.stake.toString(),
      currency: slip.currency as Currency,
      potentialWin: (isGoingOn ? cashedOut + openWin : paid).toString(),
      paid: paid.toString(),
      openShare: isGoingOn ? share : 0,
      cashOut: offerView(stored, moments),
      autoCashOutAt: slip.auto_cash_out_at?.toString() ?? null,
      cashOuts: cashOutViews(decisions, slip.cash_out_quotes),
      placedAt: slip.placed_at,
      decidedAt: slip.decided_at,
      round: round ? (rounds.viewOf(round) ?? null) : null,
    };
  };

  return {
    viewOf,
    viewsOf: (slips) => Promise.all(slips.map(viewOf)),
  };
}
