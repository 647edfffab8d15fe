import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { ProviderClient, ProviderOutcome } from '../provider/providerClient.ts';
import { acceptRaise, revertRaise } from './raise.repository.ts';
import { findRound, moveRound, type RoundRow } from './round.repository.ts';

interface RaiseParts {
  db: Kysely<ArcadeSchema>;
  client: ProviderClient;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
  /** How long an undecided bet is retried before it is rolled back, in ms. */
  betWindowMs: number;
  decisionWindowMs: number;
  /** Attempts per call before the round returns to the queue. */
  attempts: number;
}

/** Advances the bet of a raise by one step. Returns the round after it, or undefined if it must wait. */
export type RaiseStep = (round: RoundRow, providerToken: string) => Promise<RoundRow | undefined>;

type Answered = Extract<ProviderOutcome, { kind: 'answered' }>;

function balanceOf({ answer: { balance } }: Answered): bigint | null {
  return balance !== undefined && /^-?\d+$/.test(balance) ? BigInt(balance) : null;
}

/**
 * Creates the part of the settlement that pays for raised stakes. A raise is a further bet of the round with its own
 * id. The decision counts once the gateway has accepted the bet. It is undone if the bet is refused, or rolled back
 * because it stayed undecided.
 */
export function createRaiseStep({
  db,
  client,
  log,
  now,
  betWindowMs,
  decisionWindowMs,
  attempts,
}: RaiseParts): RaiseStep {
  const openUntil = (): Date => new Date(now() + decisionWindowMs);
  const reread = async (round: RoundRow): Promise<RoundRow> => (await findRound(db, round.id)) ?? round;
  const waits = (round: RoundRow, reason: string): undefined => {
    log.warn({ round: round.id, state: round.state, reason }, 'A raise waits for the gateway.');
  };

  async function accept(round: RoundRow, outcome: Answered): Promise<RoundRow> {
    await acceptRaise(db, round, { balanceAfter: balanceOf(outcome), openUntil: openUntil() });
    return reread(round);
  }

  async function undoRaise(round: RoundRow, reason: string): Promise<RoundRow> {
    await revertRaise(db, round, { reason, openUntil: openUntil() });
    return reread(round);
  }

  async function rollBack(round: RoundRow, reason: string): Promise<RoundRow> {
    await moveRound(db, round.id, 'PENDING_RAISE', { state: 'PENDING_RAISE_BACK', raise_refusal: reason });
    return { ...round, state: 'PENDING_RAISE_BACK', raise_refusal: reason };
  }

  return async (round, providerToken) => {
    const { raise_at: raisedAt, raise_amount: amount } = round;
    if (raisedAt === null || amount === null) return undefined;
    const tx = `${round.id}-raise-${round.raises}`;
    if (round.state === 'PENDING_RAISE') {
      if (round.attempts > 1 && now() - raisedAt > betWindowMs) return rollBack(round, 'UNDECIDED');
      const bet = {
        tx_id: tx,
        round_id: round.id,
        game_code: round.game_code,
        player_ref: round.player_ref,
        session_token: providerToken,
        currency: round.currency,
        amount: amount.toString(),
        event_at: raisedAt,
      };
      const outcome = await client.send('bet', bet, { attempts });
      if (outcome.kind === 'undecided') return waits(round, outcome.reason);
      const { status, play_limit: limit } = outcome.answer;
      if (status === 'OK') return accept(round, outcome);
      // An earlier attempt may have moved money, and not every refusal checks that.
      const mayHaveMoved = round.attempts > 1 || outcome.isAfterUndecided;
      return mayHaveMoved ? rollBack(round, limit ?? status) : undoRaise(round, limit ?? status);
    }
    const rollback = {
      tx_id: `${tx}-back`,
      ref_tx_id: tx,
      round_id: round.id,
      player_ref: round.player_ref,
      event_at: raisedAt,
    };
    const outcome = await client.send('rollback', rollback, { attempts });
    if (outcome.kind === 'undecided') return waits(round, outcome.reason);
    const { status } = outcome.answer;
    if (status === 'OK' || status === 'TX_NOT_FOUND' || status === 'TX_CANCELLED')
      return undoRaise(round, round.raise_refusal ?? 'UNDECIDED');
    if (status === 'CANNOT_CANCEL') {
      // The bet may have moved and cannot be rolled back, for instance because it won a jackpot: the decision counts.
      const question = { call: 'bet' as const, tx_id: tx, player_ref: round.player_ref };
      const found = await client.send('tx_status', question, { attempts });
      if (found.kind === 'undecided') return waits(round, found.reason);
      if (found.answer.status === 'OK' && found.answer.tx_status === 'OK') return accept(round, outcome);
    }
    log.error({ round: round.id, status }, 'The gateway refuses a rollback; it is sent again until it is taken.');
    return undefined;
  };
}
