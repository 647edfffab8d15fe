import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeErrorCode } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { CashOutLeg, CashOutQuote } from '../../fairness/cashOutQuote.ts';
import { CASH_OUT_MARGIN_BASIS_POINTS, cashOutValue } from '../../games/sportsbook/model/prices.ts';
import type { LegChances, LegOutcome } from '../../games/sportsbook/model/sportModel.ts';
import {
  canWin,
  cashOutsOf,
  expectedWin,
  isDecided,
  openShareOf,
  type SlipChoice,
  type SlipDecision,
} from '../../games/sportsbook/slip.ts';
import type { CashOutAnswer } from '../../sportsApi.ts';
import { creditFree } from '../round/freePlay.ts';
import type { RoundRow } from '../round/round.repository.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import type { PlaySession, SessionService } from '../session/session.service.ts';
import type { FixtureMoment } from './feed.ts';
import type { Fixtures } from './fixtures.ts';
import { findSlip, type StoredSlip } from './slip.repository.ts';
import { endSlips, listAutoCashOuts, setAutoCashOut, cashOutPart } from './slipEnding.repository.ts';

/** A player's request of a cash-out. */
export interface CashOutOrder {
  idempotencyKey: string;
  /** The part of the whole stake, in hundredths of a percent. */
  share: number;
  /** The amount that was seen, in minor units. */
  amount: bigint;
}

/** The present value of a part of an open slip, in minor units. */
export type Offer = { kind: 'amount'; amount: bigint } | { kind: 'suspended' } | { kind: 'none' };

export type CashOutResult =
  | { kind: 'slip'; slip: StoredSlip; refusal: CashOutAnswer['refusal'] }
  | { kind: 'refused'; code: ArcadeErrorCode };

/** Cash-outs of slips. The database decides whether one comes before the end of its slip. */
export interface CashOuts {
  /** Computes the offer for a part of the stake; by default, for the remaining stake. */
  offerOf(stored: StoredSlip, moments: ReadonlyMap<string, FixtureMoment>, share?: number): Offer;
  /** Reads the current states of a slip's fixtures, without finished ones whose legs are decided. */
  momentsOf(stored: StoredSlip): Promise<Map<string, FixtureMoment>>;
  cashOut(session: PlaySession, slipId: string, order: CashOutOrder): Promise<CashOutResult>;
  /** Sets the amount at which a slip cashes out automatically; null cancels the order. */
  order(session: PlaySession, slipId: string, amount: bigint | null): Promise<CashOutResult>;
  /** Cashes out the slips whose offer has reached their order. Returns their number. */
  cashOutReached(): Promise<number>;
}

export interface CashOutDependencies {
  db: Kysely<ArcadeSchema>;
  fixtures: Fixtures;
  settlement: Pick<RoundSettlement, 'advance' | 'advanceLeased'>;
  sessions: Pick<SessionService, 'byId'>;
  /** The lock of the process, which sends the wins of slips that cash-outs end. */
  sender: bigint;
  leaseMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => number;
}

/** The number of retries of a cash-out if the slip has changed in the meantime. */
const OVERTAKEN_TIMES = 3;
const AUTO_BATCH = 500;

/** Thrown when the slip changed while play money was moved. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Returns the result of each leg of a slip, by the current states of its fixtures. */
export function outcomesOf(stored: StoredSlip, moments: ReadonlyMap<string, FixtureMoment>): LegOutcome[] {
  return stored.legs.map(
    ({ outcome, fixture_id: id, selections }) => outcome ?? moments.get(id)?.outcomeOf(selections) ?? 'open',
  );
}

/** Returns the inputs of an offer. Null if the prices of a fixture do not come from a model that players can run. */
function quoteOf(stored: StoredSlip, moments: ReadonlyMap<string, FixtureMoment>): CashOutQuote | null {
  const outcomes = outcomesOf(stored, moments);
  const legs: CashOutLeg[] = [];
  let version: string | undefined;
  for (const [place, { fixture_id: id }] of stored.legs.entries()) {
    const moment = moments.get(id);
    const outcome = outcomes[place] ?? 'open';
    if (outcome !== 'open' && (!moment || moment.phase === 'over')) {
      legs.push({ outcome });
      continue;
    }
    if (!moment?.quote) return null;
    const { tick, score, state } = moment.quote;
    ({ version } = moment.quote);
    legs.push({ tick, score, state });
  }
  return version === undefined ? null : { version, marginBasisPoints: CASH_OUT_MARGIN_BASIS_POINTS, legs };
}

/** Creates the cash-outs of slips. */
export function createCashOuts({
  db,
  fixtures,
  settlement,
  sessions,
  sender,
  leaseMs,
  log,
  now,
}: CashOutDependencies): CashOuts {
  const momentsOf: CashOuts['momentsOf'] = async ({ legs }) => {
    const found = await fixtures.find(legs.map(({ fixture_id: id }) => id));
    const decided = new Set(legs.flatMap(({ outcome, fixture_id: id }) => (outcome === null ? [] : [id])));
    const wanted = [...found].filter(([id, fixture]) => !decided.has(id) || !fixtures.isPast(fixture));
    return new Map(wanted.map(([id, fixture]) => [id, fixtures.at(fixture)]));
  };

  const offerOf: CashOuts['offerOf'] = (stored, moments, share) => {
    const { round, legs } = stored;
    if (round?.state !== 'OPEN') return { kind: 'none' };
    // The rules have checked the choice, and the server wrote the decisions.
    const choice = round.choice as SlipChoice;
    const outcomes = outcomesOf(stored, moments);
    if (isDecided(choice, outcomes) || !canWin(choice, outcomes)) return { kind: 'none' };
    const values: ('won' | 'lost' | 'void' | LegChances)[] = [];
    for (const [place, { fixture_id: id, selections }] of legs.entries()) {
      const outcome = outcomes[place] ?? 'open';
      if (outcome !== 'open') {
        values.push(outcome);
        continue;
      }
      const moment = moments.get(id);
      if (!moment || moment.isSuspended) return { kind: 'suspended' };
      values.push(moment.legChances(selections));
    }
    const openShare = openShareOf(round.decisions as SlipDecision[]);
    const expected = expectedWin(choice, round.stake, share ?? openShare, values);
    return { kind: 'amount', amount: cashOutValue(expected) };
  };

  /** Stores a cash-out and pays it. Undefined if the slip has changed since it was read. */
  async function store(
    round: RoundRow,
    cashOut: Extract<SlipDecision, { type: 'cash-out' }>,
    quote: CashOutQuote | null,
    providerToken: string,
  ): Promise<boolean> {
    const decisions = round.decisions as SlipDecision[];
    const amount = BigInt(cashOut.amount);
    const isLast = cashOut.share === openShareOf(decisions);
    const position = decisions.length;
    const leasedUntil = new Date(now() + leaseMs);
    const win = cashOutsOf(decisions).reduce((sum, earlier) => sum + BigInt(earlier.amount), amount);
    const ending = { id: round.id, position, decision: cashOut, win, quote };
    const part = { id: round.id, position, decision: cashOut, amount, quote };
    const times = { at: new Date(now()), leasedUntil, sender };
    if (round.is_free_play) {
      return await db
        .transaction()
        .execute(async (transaction) => {
          const balanceAfter = await creditFree(transaction, round.session_id, amount);
          const isStored = isLast
            ? (await endSlips(transaction, [ending], times)).length === 1
            : await cashOutPart(transaction, part, { isFreePlay: true, balanceAfter });
          if (!isStored) throw new Overtaken();
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof Overtaken) return false;
          throw error;
        });
    }
    const isStored = isLast
      ? (await endSlips(db, [ending], times)).length === 1
      : await cashOutPart(db, part, { isFreePlay: false, leasedUntil });
    if (!isStored) return false;
    const stored = await findSlip(db, round.id);
    if (stored?.round) await settlement.advanceLeased(stored.round, providerToken);
    return true;
  }

  async function findPlayerSlip({ playerRef, isFreePlay }: PlaySession, id: string): Promise<StoredSlip | undefined> {
    const stored = await findSlip(db, id);
    const isPlayer = stored?.slip.player_ref === playerRef && stored.slip.is_free_play === isFreePlay;
    return isPlayer ? stored : undefined;
  }

  return {
    momentsOf,
    offerOf,
    async cashOut(session, slipId, { idempotencyKey, share, amount }) {
      for (let times = 0; times < OVERTAKEN_TIMES; times += 1) {
        const stored = await findPlayerSlip(session, slipId);
        if (!stored) return { kind: 'refused', code: 'not_found' };
        const { round } = stored;
        const decisions = (round?.decisions ?? []) as SlipDecision[];
        const known = cashOutsOf(decisions).find(({ key }) => key === idempotencyKey);
        if (known) {
          const isSame = known.share === share && BigInt(known.amount) >= amount;
          return isSame ? { kind: 'slip', slip: stored, refusal: null } : { kind: 'refused', code: 'round.key_reused' };
        }
        if (round?.state === 'PENDING_PART') return { kind: 'slip', slip: stored, refusal: 'cash_out.suspended' };
        if (round?.state !== 'OPEN') return { kind: 'slip', slip: stored, refusal: 'slip.closed' };
        if (share > openShareOf(decisions)) return { kind: 'slip', slip: stored, refusal: 'cash_out.lower' };
        const moments = await momentsOf(stored);
        const offer = offerOf(stored, moments, share);
        if (offer.kind === 'suspended') return { kind: 'slip', slip: stored, refusal: 'cash_out.suspended' };
        if (offer.kind === 'none') return { kind: 'slip', slip: stored, refusal: 'slip.closed' };
        if (offer.amount < amount || offer.amount === 0n)
          return { kind: 'slip', slip: stored, refusal: 'cash_out.lower' };
        const decision = {
          type: 'cash-out' as const,
          share,
          amount: offer.amount.toString(),
          key: idempotencyKey,
          isAuto: false,
        };
        if (await store(round, decision, quoteOf(stored, moments), session.providerToken)) {
          const slip = await findSlip(db, slipId);
          if (slip) return { kind: 'slip', slip, refusal: null };
        }
      }
      return { kind: 'refused', code: 'round.decision_passed' };
    },
    async order(session, slipId, amount) {
      const stored = await findPlayerSlip(session, slipId);
      if (!stored) return { kind: 'refused', code: 'not_found' };
      const isOpen = stored.slip.state !== 'REFUSED' && (stored.round === undefined || stored.round.closed_at === null);
      if (!isOpen || stored.round?.is_over) return { kind: 'slip', slip: stored, refusal: 'slip.closed' };
      await setAutoCashOut(db, slipId, amount);
      return { kind: 'slip', slip: (await findSlip(db, slipId)) ?? stored, refusal: null };
    },
    async cashOutReached() {
      let count = 0;
      let afterId: string | undefined;
      for (;;) {
        const slips = await listAutoCashOuts(db, AUTO_BATCH, afterId);
        for (const stored of slips) {
          const { slip, round } = stored;
          try {
            const moments = await momentsOf(stored);
            const offer = offerOf(stored, moments);
            if (!round || offer.kind !== 'amount' || offer.amount < (slip.auto_cash_out_at ?? 0n)) continue;
            const decision = {
              type: 'cash-out' as const,
              share: openShareOf(round.decisions as SlipDecision[]),
              amount: offer.amount.toString(),
              key: `auto:${slip.id}`,
              isAuto: true,
            };
            const { providerToken } = await sessions.byId(slip.session_id);
            if (await store(round, decision, quoteOf(stored, moments), providerToken)) count += 1;
          } catch (error) {
            // Other slips continue; this one is retried.
            log.error({ err: error, slip: slip.id }, 'A slip cannot be cashed out by itself.');
          }
        }
        afterId = slips.at(-1)?.slip.id;
        if (slips.length < AUTO_BATCH) return count;
      }
    },
  };
}
