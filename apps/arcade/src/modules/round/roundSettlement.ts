import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { ProviderClient, ProviderOutcome } from '../provider/providerClient.ts';
import type { SessionService } from '../session/session.service.ts';
import { findRound, leaseRound, listDueRounds, moveRound, type RoundRow } from './round.repository.ts';

export interface SettlementDependencies {
  db: Kysely<ArcadeSchema>;
  client: ProviderClient;
  sessions: SessionService;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => number;
  /** How long an undecided bet is retried before it is rolled back, in ms. */
  betWindowMs: number;
  /** The lease of a round, in ms. */
  leaseMs: number;
}

export interface RoundSettlement {
  /** Carries the money of a round as far as the gateway lets it, and returns the round as it then stands. */
  advance(id: string): Promise<RoundRow>;
  /** Settles all due rounds. Returns their number. */
  settleDue(): Promise<number>;
}

/** Attempts per call before the round returns to the queue. */
const ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 60_000;
const DUE_BATCH = 20;

/** The transactions of a round, as the gateway knows them. */
function txIdsOf(roundId: string): { bet: string; win: string; rollback: string } {
  return { bet: `${roundId}-bet`, win: `${roundId}-win`, rollback: `${roundId}-back` };
}

function balanceOf(outcome: Extract<ProviderOutcome, { kind: 'answered' }>): { balance_after?: bigint } {
  const { balance } = outcome.answer;
  return balance !== undefined && /^-?\d+$/.test(balance) ? { balance_after: BigInt(balance) } : {};
}

/**
 * Makes the worker that moves a round's money: bet, then win, or rollback. Every step first stands in the table and
 * every call is idempotent, so a crash at any point leaves work that another process finishes to the same end.
 */
export function createRoundSettlement({
  db,
  client,
  sessions,
  log,
  now,
  betWindowMs,
  leaseMs,
}: SettlementDependencies): RoundSettlement {
  /** Runs one step. Returns false if the round has to wait. */
  async function step(round: RoundRow): Promise<boolean> {
    const session = await sessions.byId(round.session_id);
    const tx = txIdsOf(round.id);
    const closed = { closed_at: new Date(now()), next_attempt_at: null, leased_until: null };
    const money = {
      round_id: round.id,
      game_code: round.game_code,
      player_ref: round.player_ref,
      session_token: session.providerToken,
      currency: round.currency,
      event_at: round.created_at,
    };
    switch (round.state) {
      case 'PENDING_BET': {
        if (round.attempts > 1 && now() - round.created_at > betWindowMs) {
          await moveRound(db, round.id, 'PENDING_BET', { state: 'PENDING_ROLLBACK', void_reason: 'UNDECIDED' });
          return true;
        }
        const outcome = await client.send(
          'bet',
          { ...money, tx_id: tx.bet, amount: round.stake.toString() },
          { attempts: ATTEMPTS },
        );
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        const { status } = outcome.answer;
        if (status === 'OK') {
          await moveRound(db, round.id, 'PENDING_BET', { state: 'PENDING_WIN', ...balanceOf(outcome) });
        } else if (round.attempts > 1 || outcome.isAfterUndecided) {
          // An earlier attempt may have moved money, and not every refusal looks for that: take the bet back to be
          // sure.
          await moveRound(db, round.id, 'PENDING_BET', { state: 'PENDING_ROLLBACK', void_reason: status });
        } else {
          await moveRound(db, round.id, 'PENDING_BET', {
            state: 'VOID',
            void_reason: status,
            ...balanceOf(outcome),
            ...closed,
          });
        }
        return true;
      }
      case 'PENDING_WIN': {
        // A win of zero is sent too: it ends the round at the gateway.
        const win = { ...money, tx_id: tx.win, ref_tx_id: tx.bet, amount: round.win.toString(), round_closed: true };
        const outcome = await client.send('win', win, { attempts: ATTEMPTS });
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        if (outcome.answer.status !== 'OK') {
          log.error(
            { round: round.id, status: outcome.answer.status },
            'The gateway refuses a win; it is sent again until it is taken.',
          );
          return false;
        }
        await moveRound(db, round.id, 'PENDING_WIN', { state: 'SETTLED', ...balanceOf(outcome), ...closed });
        return true;
      }
      case 'PENDING_ROLLBACK': {
        const rollback = {
          tx_id: tx.rollback,
          ref_tx_id: tx.bet,
          round_id: round.id,
          player_ref: round.player_ref,
          event_at: round.created_at,
        };
        const outcome = await client.send('rollback', rollback, { attempts: ATTEMPTS });
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        const { status } = outcome.answer;
        // A bet that never came is as good as one taken back: the gateway refuses it from now on.
        if (status !== 'OK' && status !== 'TX_NOT_FOUND' && status !== 'TX_CANCELLED') {
          log.error({ round: round.id, status }, 'The gateway refuses a rollback; it is sent again until it is taken.');
          return false;
        }
        await moveRound(db, round.id, 'PENDING_ROLLBACK', { state: 'VOID', ...balanceOf(outcome), ...closed });
        return true;
      }
      case 'SETTLED':
      case 'VOID':
    }
    return false;
  }

  function waits(round: RoundRow, reason: string): false {
    log.warn({ round: round.id, state: round.state, reason }, 'A round waits for the gateway.');
    return false;
  }

  async function advance(id: string): Promise<RoundRow> {
    const isOurs = await leaseRound(db, id, new Date(now()), new Date(now() + leaseMs));
    let round = await findRound(db, id);
    if (!round) throw new Error('the round is gone');
    if (!isOurs) return round;
    while (round.closed_at === null) {
      if (!(await step(round))) {
        const pauseMs = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** Math.min(round.attempts - 1, 6));
        await moveRound(db, id, round.state, { leased_until: null, next_attempt_at: new Date(now() + pauseMs) });
        break;
      }
      round = (await findRound(db, id)) ?? round;
    }
    return (await findRound(db, id)) ?? round;
  }

  return {
    advance,
    async settleDue() {
      const due = await listDueRounds(db, new Date(now()), DUE_BATCH);
      for (const id of due) await advance(id);
      return due.length;
    },
  };
}
