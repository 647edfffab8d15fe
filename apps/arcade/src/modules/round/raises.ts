import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { ArcadeErrorCode } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { PlaySession } from '../session/session.service.ts';
import { Overtaken, payFree } from './freePlay.ts';
import { storeRaise, type Raise } from './raise.repository.ts';
import { addDecision, findRound, type RoundRow } from './round.repository.ts';
import type { RoundSettlement } from './roundSettlement.ts';
import { isRaising, refused, type RoundResult } from './roundView.ts';

/** Thrown when the stake of a raise is refused or exceeds the balance. */
export class RaiseRefused extends Error {
  override name = 'RaiseRefused';

  readonly code: ArcadeErrorCode;

  constructor(code: ArcadeErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The code of a refusal, by the gateway's reason to refuse the raise. */
const codes: Readonly<Record<string, ArcadeErrorCode>> = {
  INSUFFICIENT_FUNDS: 'round.insufficient_funds',
  SESSION_EXPIRED: 'session.expired',
  PARALLEL_GAMES: 'session.replaced',
};

type Decided = Pick<Raise, 'decision' | 'amount' | 'win' | 'isOver'>;
type ToResult = (round: RoundRow) => RoundResult;

/** Decisions that raise the stake of their round. */
export interface Raises {
  /**
   * Stores a decision that raises the stake and sends its bet. Undefined if the round has changed.
   *
   * @throws RaiseRefused if the player may not or cannot stake so much.
   */
  raise(round: RoundRow, decided: Decided, session: PlaySession | undefined): Promise<RoundRow | undefined>;
  /** Answers a decision that arrived while a raise of the round is pending: the same decision is retried. */
  again(round: RoundRow, position: number, decision: unknown, toResult: ToResult): Promise<RoundResult>;
  /** Returns the answer to a decision, from the state of the round after it. */
  resultOf(round: RoundRow, position: number, toResult: ToResult): RoundResult;
}

export function createRaises({
  db,
  settlement,
  leaseMs,
  decisionWindowMs,
  now,
}: {
  db: Kysely<ArcadeSchema>;
  settlement: Pick<RoundSettlement, 'advance' | 'advanceLeased'>;
  leaseMs: number;
  decisionWindowMs: number;
  now: () => number;
}): Raises {
  /** Takes the raise from the play money of the session and adds the decision's win, together with the decision. */
  async function raiseFree(
    round: RoundRow,
    { decision, amount, win, isOver }: Decided,
    sessionId: string,
  ): Promise<RoundRow | undefined> {
    return await db.transaction().execute(async (transaction) => {
      const balance = await payFree(transaction, { sessionId, stake: amount }, isOver ? win : 0n);
      if (balance === undefined) throw new RaiseRefused('round.insufficient_funds');
      const at = new Date(now());
      const isAdded = await addDecision(transaction, round.id, round.decisions.length, decision, {
        raised: round.raised + amount,
        raises: round.raises + 1,
        balance_after: balance,
        ...(isOver
          ? { state: 'SETTLED', win, is_over: true, closed_at: at, next_attempt_at: null }
          : { next_attempt_at: new Date(now() + decisionWindowMs) }),
      });
      if (!isAdded) throw new Overtaken();
      return findRound(transaction, round.id);
    });
  }

  const resultOf: Raises['resultOf'] = (round, position, toResult) => {
    if (isRaising(round)) return refused('round.undecided');
    if (round.decisions.length > position || round.raise_refusal === null) return toResult(round);
    return refused(codes[round.raise_refusal] ?? 'round.raise_refused');
  };

  return {
    async raise(round, decided, session) {
      // There is no player to pay for it.
      if (!session) throw new Error('the decision that ends an abandoned round may not raise its stake');
      const { maxStake } = session.profile;
      if (maxStake !== null && round.stake + round.raised + decided.amount > BigInt(maxStake))
        throw new RaiseRefused('round.raise_refused');
      if (round.is_free_play) return raiseFree(round, decided, session.id);
      const raise = { ...decided, position: round.decisions.length, sessionId: session.id, at: new Date(now()) };
      const isStored = await storeRaise(db, round.id, raise, new Date(now() + leaseMs));
      const stored = isStored ? await findRound(db, round.id) : undefined;
      return stored && settlement.advanceLeased(stored, session.providerToken);
    },
    async again(round, position, decision, toResult) {
      if (position > round.decisions.length) return refused('round.decision_passed');
      if (!isDeepStrictEqual(round.raise_decision, decision)) return refused('round.undecided');
      return resultOf(await settlement.advance(round.id), position, toResult);
    },
    resultOf,
  };
}
