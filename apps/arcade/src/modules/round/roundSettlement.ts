import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { inBatches } from '@parlor/database';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { ProviderClient, ProviderOutcome } from '../provider/providerClient.ts';
import type { SessionService } from '../session/session.service.ts';
import { createPartStep } from './partSettlement.ts';
import { createRaiseStep } from './raiseSettlement.ts';
import {
  acceptBet,
  closeRounds,
  findRound,
  leaseRound,
  listDueRounds,
  moveRound,
  type RoundClosing,
  type RoundRow,
} from './round.repository.ts';

export interface SettlementDependencies {
  db: Kysely<ArcadeSchema>;
  client: ProviderClient;
  sessions: Pick<SessionService, 'byId'>;
  gameOf: (gameCode: string) => Game | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => number;
  /** How long an undecided bet is retried before it is rolled back, in ms. */
  betWindowMs: number;
  /** The lease of a round, in ms. */
  leaseMs: number;
  /** How long a round waits for its player's next decision, in ms. */
  decisionWindowMs: number;
}

export interface RoundSettlement {
  /** Carries the money of a round as far as the gateway lets it, and returns its new state. */
  advance(id: string): Promise<RoundRow>;
  /** Like `advance`, for a round that the caller has leased. */
  advanceLeased(round: RoundRow, providerToken: string): Promise<RoundRow>;
  /** Settles all rounds whose money is due. Returns their number. */
  settleDue(): Promise<number>;
}

/** Attempts per call before the round returns to the queue. */
const ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 60_000;
/** The maximum number of rounds that one call settles. */
export const DUE_BATCH = 20;

/** Returns the ids of a round's transactions. A bet with its win in one call has the id of the bet. */
function txIdsOf(roundId: string) {
  return {
    bet: `${roundId}-bet`,
    win: `${roundId}-win`,
    jackpot: `${roundId}-jackpot`,
    rollback: `${roundId}-back`,
    freeRound: `${roundId}-free`,
  };
}

type Answered = Extract<ProviderOutcome, { kind: 'answered' }>;

/** Returns why the gateway refused a bet: the rule of the play profile, or the status alone. */
function reasonOf({ answer }: Extract<ProviderOutcome, { kind: 'answered' }>): string {
  return answer.play_limit ?? answer.status;
}

function balanceOf({ answer: { balance } }: Answered): bigint | null {
  return balance !== undefined && /^-?\d+$/.test(balance) ? BigInt(balance) : null;
}

/**
 * Creates the worker that moves a round's money: stake and win in one call if the round ends with the bet, otherwise
 * bet, then win; then the jackpot, if it won one; or rollback. Every step is first stored in the table and every call
 * is idempotent, so after a crash at any point another process finishes the work with the same result.
 */
export function createRoundSettlement({
  db,
  client,
  sessions,
  gameOf,
  log,
  now,
  betWindowMs,
  leaseMs,
  decisionWindowMs,
}: SettlementDependencies): RoundSettlement {
  const raiseStep = createRaiseStep({ db, client, log, now, betWindowMs, decisionWindowMs, attempts: ATTEMPTS });
  const partStep = createPartStep({ db, client, log, attempts: ATTEMPTS });
  const store = inBatches(async (closings: readonly RoundClosing[]) => {
    await closeRounds(db, closings);
    return closings.map(() => undefined);
  });

  /** Moves a round to a state that awaits the gateway. */
  async function move(
    round: RoundRow,
    state: RoundState,
    {
      balance = null,
      reason = null,
      attempts = round.attempts,
    }: { balance?: bigint | null; reason?: string | null; attempts?: number } = {},
  ): Promise<RoundRow> {
    const balanceAfter = balance ?? round.balance_after;
    await moveRound(db, round.id, round.state, { state, void_reason: reason, balance_after: balanceAfter, attempts });
    return { ...round, state, void_reason: reason, balance_after: balanceAfter, attempts };
  }

  /** Moves a round whose bet was accepted to its win, or to open for its player. */
  async function accept(
    round: RoundRow,
    from: 'PENDING_BET' | 'PENDING_ROLLBACK',
    balance: bigint | null,
  ): Promise<RoundRow> {
    const balanceAfter = balance ?? round.balance_after;
    const openUntil = new Date(now() + decisionWindowMs);
    const moved = await acceptBet(db, round.id, from, { balanceAfter, openUntil });
    if (moved) return { ...round, ...moved, void_reason: null, balance_after: balanceAfter };
    return (await findRound(db, round.id)) ?? round;
  }

  async function close(
    round: RoundRow,
    state: 'SETTLED' | 'VOID',
    {
      balance = null,
      reason = null,
      jackpot = null,
    }: { balance?: bigint | null; reason?: string | null; jackpot?: bigint | null } = {},
  ): Promise<RoundRow> {
    const closedAt = now();
    const balanceAfter = balance ?? round.balance_after;
    await store({
      id: round.id,
      from: round.state,
      state,
      reason,
      balanceAfter,
      jackpotAmount: jackpot,
      closedAt: new Date(closedAt),
    });
    return {
      ...round,
      state,
      void_reason: reason,
      balance_after: balanceAfter,
      jackpot_amount: jackpot,
      closed_at: closedAt,
    };
  }

  /** Moves a round whose stake and win have moved to settled, or to its jackpot. */
  function settle(round: RoundRow, outcome: Answered): Promise<RoundRow> {
    const balance = balanceOf(outcome);
    return round.jackpot_pool === null
      ? close(round, 'SETTLED', { balance })
      : move(round, 'PENDING_JACKPOT', { balance });
  }

  /**
   * Handles a bet that cannot be rolled back, because the gateway has booked it. With its win, the round is settled.
   * Without a win it stands, for instance because it won a jackpot: the round continues as if its bet had just been
   * accepted.
   */
  async function findMoved(round: RoundRow, refusal: Answered): Promise<RoundRow | undefined> {
    const { bet } = txIdsOf(round.id);
    for (const call of ['win', 'bet'] as const) {
      // A win that moved together with its bet has the id of the bet. A running round has none.
      if (call === 'win' && !round.is_over) continue;
      const question = { call, tx_id: bet, player_ref: round.player_ref };
      const outcome = await client.send('tx_status', question, { attempts: ATTEMPTS });
      if (outcome.kind === 'undecided') return waits(round, outcome.reason);
      const { status, tx_status: found } = outcome.answer;
      if (status !== 'OK' || found !== 'OK') continue;
      return call === 'win' ? settle(round, refusal) : accept(round, 'PENDING_ROLLBACK', balanceOf(refusal));
    }
    log.error({ round: round.id }, 'The gateway takes back no bet and knows none either; it is asked again.');
    return undefined;
  }

  /** Runs one step. Returns the round after it, or undefined if the round must wait. */
  async function step(round: RoundRow, providerToken: string): Promise<RoundRow | undefined> {
    const tx = txIdsOf(round.id);
    const money = {
      round_id: round.id,
      game_code: round.game_code,
      player_ref: round.player_ref,
      session_token: providerToken,
      currency: round.currency,
      event_at: round.created_at,
    };
    const odds = gameOf(round.game_code)?.oddsOf?.(round.choice, round.decisions);
    const isLate = (): boolean => round.attempts > 1 && now() - round.created_at > betWindowMs;
    /** Whether an earlier attempt may have moved money. Not every refusal checks that. */
    const mayHaveMoved = (outcome: ProviderOutcome): boolean =>
      round.attempts > 1 || (outcome.kind === 'answered' && outcome.isAfterUndecided);

    switch (round.state) {
      case 'PENDING_BET_WIN': {
        if (isLate()) return move(round, 'PENDING_ROLLBACK', { reason: 'UNDECIDED' });
        const outcome = await client.send(
          'bet_win',
          { ...money, tx_id: tx.bet, amount: round.stake.toString(), win_amount: round.win.toString() },
          { attempts: ATTEMPTS },
        );
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        const { status } = outcome.answer;
        if (status === 'OK') return settle(round, outcome);
        // The refusal may concern the win alone. A player's win is due once the bet is accepted, so both are sent
        // separately: a refused bet makes the round void, a refused win is retried until it is accepted. An earlier
        // attempt that may have moved money counts for the bet too.
        if (round.win > 0n)
          return move(round, 'PENDING_BET', { attempts: mayHaveMoved(outcome) ? round.attempts + 1 : round.attempts });
        if (mayHaveMoved(outcome)) return move(round, 'PENDING_ROLLBACK', { reason: reasonOf(outcome) });
        return close(round, 'VOID', { balance: balanceOf(outcome), reason: reasonOf(outcome) });
      }
      case 'PENDING_FREE_ROUND': {
        const played = {
          ...money,
          tx_id: tx.freeRound,
          free_rounds_id: round.free_rounds_id ?? '',
          category: 'free_round' as const,
          stake: round.stake.toString(),
          win_amount: round.win.toString(),
        };
        const outcome = await client.send('free_round', played, { attempts: ATTEMPTS });
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        // A refused round moved nothing, even if an earlier call was lost: an accepted round is answered OK.
        return outcome.answer.status === 'OK'
          ? close(round, 'SETTLED', { balance: balanceOf(outcome) })
          : close(round, 'VOID', { reason: reasonOf(outcome) });
      }
      case 'PENDING_BET': {
        if (isLate()) return move(round, 'PENDING_ROLLBACK', { reason: 'UNDECIDED' });
        const outcome = await client.send(
          'bet',
          { ...money, tx_id: tx.bet, amount: round.stake.toString(), odds },
          { attempts: ATTEMPTS },
        );
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        const { status } = outcome.answer;
        if (status === 'OK') return accept(round, 'PENDING_BET', balanceOf(outcome));
        if (mayHaveMoved(outcome)) return move(round, 'PENDING_ROLLBACK', { reason: reasonOf(outcome) });
        return close(round, 'VOID', { balance: balanceOf(outcome), reason: reasonOf(outcome) });
      }
      case 'PENDING_RAISE':
      case 'PENDING_RAISE_BACK':
        return raiseStep(round, providerToken);
      case 'PENDING_PART':
        return partStep(round, money);
      case 'PENDING_WIN': {
        // A win of zero is sent too: it closes the round at the gateway. Parts of the win may be paid already.
        const amount = (round.win - round.paid).toString();
        const win = { ...money, tx_id: tx.win, ref_tx_id: tx.bet, amount, round_closed: true, odds };
        const outcome = await client.send('win', win, { attempts: ATTEMPTS });
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        if (outcome.answer.status === 'OK') return settle(round, outcome);
        log.error(
          { round: round.id, status: outcome.answer.status },
          'The gateway refuses a win; it is sent again until it is taken.',
        );
        return undefined;
      }
      case 'PENDING_JACKPOT': {
        const claim = { ...money, tx_id: tx.jackpot, ref_tx_id: tx.bet, pool: round.jackpot_pool ?? '' };
        const outcome = await client.send('jackpot_win', claim, { attempts: ATTEMPTS });
        if (outcome.kind === 'undecided') return waits(round, outcome.reason);
        const { status, amount } = outcome.answer;
        // Without an amount the jackpot is not credited: the call is retried until its answer has one.
        if (status === 'OK' && amount !== undefined && /^\d+$/.test(amount))
          return close(round, 'SETTLED', { balance: balanceOf(outcome), jackpot: BigInt(amount) });
        log.error(
          { round: round.id, pool: round.jackpot_pool, status },
          'The gateway refuses a jackpot; it is sent again until it is taken.',
        );
        return undefined;
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
        // An unknown bet counts as rolled back: the gateway refuses it from now on.
        if (status === 'OK' || status === 'TX_NOT_FOUND' || status === 'TX_CANCELLED')
          return close(round, 'VOID', { balance: balanceOf(outcome), reason: round.void_reason });
        if (status === 'CANNOT_CANCEL') return await findMoved(round, outcome);
        log.error({ round: round.id, status }, 'The gateway refuses a rollback; it is sent again until it is taken.');
        return undefined;
      }
      case 'OPEN':
      case 'SETTLED':
      case 'VOID':
    }
    return undefined;
  }

  function waits(round: RoundRow, reason: string): undefined {
    log.warn({ round: round.id, state: round.state, reason }, 'A round waits for the gateway.');
  }

  async function advanceLeased(leased: RoundRow, providerToken: string): Promise<RoundRow> {
    let round = leased;
    // An open round waits for its player, not for the gateway.
    while (round.closed_at === null && round.state !== 'OPEN') {
      const next = await step(round, providerToken);
      if (next === undefined) {
        const pauseMs = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** Math.min(round.attempts - 1, 6));
        await moveRound(db, round.id, round.state, {
          leased_until: null,
          next_attempt_at: new Date(now() + pauseMs),
        });
        return round;
      }
      round = next;
    }
    return round;
  }

  async function advance(id: string): Promise<RoundRow> {
    const isOurs = await leaseRound(db, id, new Date(now()), new Date(now() + leaseMs));
    const round = await findRound(db, id);
    if (!round) throw new Error('the round is gone');
    if (!isOurs) return round;
    return advanceLeased(round, (await sessions.byId(round.raise_session_id ?? round.session_id)).providerToken);
  }

  return {
    advance,
    advanceLeased,
    async settleDue() {
      const due = await listDueRounds(db, new Date(now()), DUE_BATCH);
      for (const id of due) await advance(id);
      return due.length;
    },
  };
}
