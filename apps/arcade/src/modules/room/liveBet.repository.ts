import { sql, type Kysely } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import { selectRounds, type RoundRow } from '../round/round.repository.ts';

/** The fields of a bet that show whether it changed. */
export interface BetSummary {
  id: string;
  player_ref: string;
  is_free_play: boolean;
  state: RoundState;
  stake: bigint;
  currency: string;
  /** The number of decisions. */
  position: number;
  is_over: boolean;
}

/** Lists all bets of a round, without the large columns. */
export function listSummaries(db: Kysely<ArcadeSchema>, sharedRoundId: string): Promise<BetSummary[]> {
  return db
    .selectFrom('round')
    .select(['id', 'player_ref', 'is_free_play', 'state', 'stake', 'currency', 'is_over'])
    .select(sql<number>`jsonb_array_length(decisions)`.as('position'))
    .where('shared_round_id', '=', sharedRoundId)
    .execute();
}

/** A bet with the name of its player. */
export type NamedBet = RoundRow & { display_name: string };

/** Finds bets with their players' names, by id. */
export async function listNamedBets(db: Kysely<ArcadeSchema>, ids: readonly string[]): Promise<NamedBet[]> {
  if (ids.length === 0) return [];
  return selectRounds(db)
    .innerJoin('play_session', 'play_session.id', 'round.session_id')
    .select('play_session.display_name')
    .where('round.id', 'in', ids)
    .execute();
}
