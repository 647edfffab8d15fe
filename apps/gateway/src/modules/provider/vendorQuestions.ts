import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { providerStatuses } from '@parlor/contract';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { JackpotService } from '../jackpot/jackpot.service.ts';
import { bucketOf } from '../ledger/player.ts';
import type { PlayerDirectory } from '../ledger/playerDirectory.ts';
import { findPlayableBalance } from '../wallet/wallet.repository.ts';
import { findTransfer, type GameSessionRow, type ProviderRow } from './provider.repository.ts';
import { isSessionOf, isSessionOpen, replacedLimit, type SessionLimits } from './provider.rules.ts';
import type { ProviderAnswer } from './providerAnswer.ts';
import { wireFreeRounds } from './vendorFreeRounds.ts';

type Bodies = typeof schemas.providerBodies;

/** The calls that only read. */
export interface VendorQuestions {
  /** Returns the available balance of an open session's player, and the jackpots of a named game. */
  balance(provider: ProviderRow, body: z.output<Bodies['balance']>): Promise<ProviderAnswer>;
  /** Returns the outcome of a transaction of this vendor. */
  txStatus(provider: ProviderRow, body: z.output<Bodies['tx_status']>): Promise<ProviderAnswer>;
}

export function createVendorQuestions(deps: {
  db: Kysely<Database>;
  config: SessionLimits;
  clock: () => number;
  jackpots: Pick<JackpotService, 'ofGame'>;
  players: PlayerDirectory;
  /** Finds the session of a token and records its use. */
  sessionOf: (token: string, now: number) => Promise<GameSessionRow | undefined>;
}): VendorQuestions {
  const { db, config, clock, jackpots, players, sessionOf } = deps;
  return {
    async balance(provider, { player_ref, session_token, game_code }) {
      const now = clock();
      const session = await sessionOf(session_token, now);
      // Vendors also call this to learn whether the player is still logged in.
      if (session === undefined || !isSessionOf(session, provider, player_ref)) return { status: 'SESSION_EXPIRED' };
      if (!isSessionOpen(session, now, config)) {
        const playLimit = replacedLimit(session);
        return { status: 'SESSION_EXPIRED', ...(playLimit !== undefined && { play_limit: playLimit }) };
      }
      const { account_id: accountId, merchant_code: merchantCode, currency } = session;
      const player = { accountId, merchantCode };
      const place = { provider: provider.code, gameCode: session.game_code, currency };
      const [balance, freeRounds, shown] = await Promise.all([
        findPlayableBalance(db, player, currency),
        session.is_free_play ? {} : wireFreeRounds(db, player, place, now),
        game_code === undefined || session.play_profile?.jackpots === false
          ? undefined
          : jackpots.ofGame({ provider: provider.code, gameCode: game_code, merchantCode, currency }),
      ]);
      return {
        status: 'OK',
        balance: String(balance),
        currency,
        ...freeRounds,
        ...(shown !== undefined && { jackpots: shown }),
      };
    },

    async txStatus(provider, { call, tx_id, player_ref }) {
      const player = await players.find(player_ref);
      const found =
        player &&
        (await findTransfer(db, bucketOf(player), {
          provider: provider.code,
          kind: call === 'adjust' ? 'adjustment' : call,
          txId: tx_id,
        }));
      if (found === undefined || found.owner !== player_ref) return { status: 'TX_NOT_FOUND', tx_id };
      const status = providerStatuses.find((known) => known === found.status);
      return {
        status: 'OK',
        tx_id,
        operator_tx_id: found.id,
        amount: String(found.amount),
        ...(found.currency !== null && { currency: found.currency }),
        ...(status !== undefined && { tx_status: status }),
      };
    },
  };
}
