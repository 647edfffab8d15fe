import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { RoundRow } from '../round/round.repository.ts';

/**
 * A win stops a chase once its bet is accepted: a draw also decides bets that are still pending or are rolled back.
 */
const WON_STATES = ['PENDING_WIN', 'SETTLED'] as const;

/** A bet of a chase. */
export type ChasedBet = Pick<
  RoundRow,
  'id' | 'game_code' | 'is_free_play' | 'session_id' | 'stake' | 'nonce' | 'draw_id'
>;

/** Lists open bets of chases that a win has stopped. */
export function listStoppedBets(db: Kysely<ArcadeSchema>, limit: number): Promise<ChasedBet[]> {
  return db
    .selectFrom('round')
    .select(['id', 'game_code', 'is_free_play', 'session_id', 'stake', 'nonce', 'draw_id'])
    .where('chase_stops', '=', true)
    .where('state', '=', 'OPEN')
    .where('is_over', '=', false)
    .where((where) =>
      where.exists(
        where
          .selectFrom('round as winner')
          .select('winner.id')
          .whereRef('winner.player_ref', '=', 'round.player_ref')
          .whereRef('winner.chase_id', '=', 'round.chase_id')
          .where('winner.chase_stops', '=', true)
          .where('winner.is_over', '=', true)
          .where('winner.win', '>', 0n)
          .where('winner.state', 'in', WON_STATES),
      ),
    )
    .orderBy('nonce')
    .limit(limit)
    .execute();
}

/** Whether a win has stopped a chase. */
export async function isChaseStopped(db: Kysely<ArcadeSchema>, playerRef: string, chaseId: string): Promise<boolean> {
  const winner = await db
    .selectFrom('round')
    .select('id')
    .where('player_ref', '=', playerRef)
    .where('chase_id', '=', chaseId)
    .where('chase_stops', '=', true)
    .where('is_over', '=', true)
    .where('win', '>', 0n)
    .where('state', 'in', WON_STATES)
    .limit(1)
    .executeTakeFirst();
  return winner !== undefined;
}
