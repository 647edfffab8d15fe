import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { PlayWatch } from '../jurisdiction/playWatch.ts';
import type { PlayerDirectory } from '../ledger/playerDirectory.ts';
import type { Player } from '../ledger/player.ts';
import { playableFreeRounds, takeFreeRound } from '../reward/freeRounds.ts';
import { findPlayableBalance } from '../wallet/wallet.repository.ts';
import { isStopped, type GameSessionRow, type ProviderRow } from './provider.repository.ts';
import { betRefusal, MAX_AMOUNT_MINOR, replacedLimit, type SessionLimits } from './provider.rules.ts';
import type { ProviderAnswer } from './providerAnswer.ts';

type Body = z.output<(typeof schemas.providerBodies)['free_round']>;

/** Operations of vendors on the free rounds of players. */
export interface VendorFreeRounds {
  /** Settles a played free round with its win. */
  freeRound(provider: ProviderRow, body: Body): Promise<ProviderAnswer>;
}

/** Returns the free rounds of a game for a vendor; undefined if there are none. */
export async function wireFreeRounds(
  db: Kysely<Database>,
  player: Player,
  place: { provider: string; gameCode: string; currency: string },
  now: number,
): Promise<Pick<ProviderAnswer, 'free_rounds'>> {
  const rows = await playableFreeRounds(db, player, place, now);
  if (rows.length === 0) return {};
  return {
    free_rounds: rows.map(({ id, stake, rounds, used, expires_at }) => ({
      id,
      stake: String(stake),
      left: rounds - used,
      expires_at,
    })),
  };
}

export function createVendorFreeRounds(deps: {
  db: Kysely<Database>;
  config: SessionLimits;
  clock: () => number;
  players: PlayerDirectory;
  playWatch: PlayWatch;
  /** Finds the session of a token and records its use. */
  sessionOf: (token: string, now: number) => Promise<GameSessionRow | undefined>;
}): VendorFreeRounds {
  const { db, config, clock, players, playWatch, sessionOf } = deps;
  return {
    async freeRound(provider, body) {
      const { player_ref: playerRef, tx_id: txId, game_code: gameCode, currency } = body;
      const [stake, win] = [BigInt(body.stake), BigInt(body.win_amount)];
      if (win > MAX_AMOUNT_MINOR) return { status: 'BAD_REQUEST', tx_id: txId };
      const now = clock();
      const [session, player] = await Promise.all([sessionOf(body.session_token, now), players.find(playerRef)]);
      if (player === undefined) return { status: 'SESSION_EXPIRED', tx_id: txId, replayed: false };
      // The jurisdiction's pace and largest stake apply to these rounds too.
      const profile = session?.play_profile ?? null;
      const { round_id: roundId, event_at: eventAt } = body;
      const watched = { accountId: playerRef, roundId, amount: stake, eventAt, category: 'base' };
      const sessionRefusal = betRefusal(provider, session, { playerRef, gameCode, currency }, now, config);
      const limit = sessionRefusal === undefined ? playWatch.refusal(profile, watched) : undefined;
      const refusal =
        sessionRefusal ??
        (limit !== undefined
          ? ('LIMIT_REACHED' as const)
          : (await isStopped(db, provider.code, gameCode))
            ? ('GAME_DISABLED' as const)
            : undefined);
      const played = { player, provider: provider.code, txId, freeRoundsId: body.free_rounds_id, roundId, gameCode };
      const { status, replayed } = await takeFreeRound(
        db,
        { ...played, currency, stake, win, beganAt: eventAt, now },
        refusal,
      );
      if (status !== 'OK') {
        const playLimit = limit ?? replacedLimit(session);
        return {
          status,
          tx_id: txId,
          replayed,
          ...(status === refusal && playLimit !== undefined && { play_limit: playLimit }),
        };
      }
      if (!replayed) playWatch.note(profile, watched);
      const [balance, left] = await Promise.all([
        findPlayableBalance(db, player, currency),
        wireFreeRounds(db, player, { provider: provider.code, gameCode, currency }, now),
      ]);
      return { status, tx_id: txId, balance: String(balance), currency, ...left, replayed };
    },
  };
}
