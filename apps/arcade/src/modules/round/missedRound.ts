import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { listRounds, type RoundRow } from './round.repository.ts';

/** Rounds older than this, in ms, are not shown again to a player who missed their end. */
const SHOWN_AGAIN_WITHIN_MS = 24 * 3_600_000;
/** The number of last bets in shared rounds that are sent to a player who was away. */
const LAST_BETS = 2;

/** Whether a round ended without its player seeing it, not too long before `now`. */
export function isMissed({ state, void_reason, shown_at, created_at }: RoundRow, now: number): boolean {
  // The player saw a refused bet at once; an unanswered one was rolled back later.
  const isEnded = state === 'SETTLED' || (state === 'VOID' && void_reason === 'UNDECIDED');
  return isEnded && shown_at === null && now - created_at <= SHOWN_AGAIN_WITHIN_MS;
}

/** Lists the last bets of a player in shared rounds whose end was missed. */
export async function listMissedBets(
  db: Kysely<ArcadeSchema>,
  session: Parameters<typeof listRounds>[1],
  now: number,
): Promise<RoundRow[]> {
  return (await listRounds(db, session, LAST_BETS)).filter((round) => isMissed(round, now));
}
