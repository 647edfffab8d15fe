import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { ProviderClient } from '../provider/providerClient.ts';
import { findRound, moveRound, type RoundRow } from './round.repository.ts';

/** The data about a round that the gateway receives with every amount. */
interface RoundMoney {
  round_id: string;
  game_code: string;
  player_ref: string;
  session_token: string;
  currency: string;
  event_at: number;
}

/** Pays a part of a win while its round continues. Returns the round after it, or undefined if it must wait. */
export type PartStep = (round: RoundRow, money: RoundMoney) => Promise<RoundRow | undefined>;

/**
 * Creates the part of the settlement that pays partial cash-outs. The gateway accepts several wins of a round: each
 * part is a separate transaction and leaves the round open; the last win closes it. A part is retried until it is
 * accepted.
 */
export function createPartStep({
  db,
  client,
  log,
  attempts,
}: {
  db: Kysely<ArcadeSchema>;
  client: ProviderClient;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Attempts per call before the round returns to the queue. */
  attempts: number;
}): PartStep {
  return async (round, money) => {
    if (round.part_amount === null) return undefined;
    const win = {
      ...money,
      tx_id: `${round.id}-part-${round.parts}`,
      ref_tx_id: `${round.id}-bet`,
      amount: round.part_amount.toString(),
      round_closed: false,
    };
    const outcome = await client.send('win', win, { attempts });
    if (outcome.kind === 'undecided') {
      log.warn({ round: round.id, reason: outcome.reason }, 'A part of a win waits for the gateway.');
      return undefined;
    }
    const { status, balance } = outcome.answer;
    if (status !== 'OK') {
      log.error(
        { round: round.id, status },
        'The gateway refuses a part of a win; it is sent again until it is taken.',
      );
      return undefined;
    }
    await moveRound(db, round.id, 'PENDING_PART', {
      state: 'OPEN',
      paid: round.paid + round.part_amount,
      part_amount: null,
      balance_after: balance !== undefined && /^-?\d+$/.test(balance) ? BigInt(balance) : round.balance_after,
      leased_until: null,
      next_attempt_at: null,
    });
    return findRound(db, round.id);
  };
}
