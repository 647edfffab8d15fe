import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { PastHand } from '../../seatApi.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import type { PlaySession } from '../session/session.service.ts';
import { handOf, loadPlaces } from './seat.repository.ts';
import { pastHand } from './seatViews.ts';

/** Lists the hands of a player in a title, newest first, before `beforeId` if it is given. */
export type ListHands = (
  session: PlaySession,
  limit: number,
  beforeId?: string,
) => Promise<{ list: PastHand[]; hasMore: boolean }>;

/** Creates the history of hands. */
export function createHandHistory({
  db,
  secrets,
  gameOf,
}: {
  db: Kysely<ArcadeSchema>;
  secrets: Pick<SealedSecrets, 'open'>;
  gameOf: (gameCode: string) => Game | undefined;
}): ListHands {
  return async ({ playerRef, isFreePlay, gameCode }, limit, beforeId) => {
    const rules = gameOf(gameCode)?.seating?.rules;
    if (!rules) return { list: [], hasMore: false };
    const played = db
      .selectFrom('seat_hand')
      .innerJoin('seat_hand_place', 'seat_hand_place.hand_id', 'seat_hand.id')
      .innerJoin('seat_sitting', 'seat_sitting.id', 'seat_hand_place.sitting_id')
      .innerJoin('seat_table', 'seat_table.id', 'seat_hand.table_id')
      .selectAll('seat_hand')
      .select(['seat_table.base', 'seat_sitting.id as sitting_id'])
      .where('seat_sitting.player_ref', '=', playerRef)
      .where('seat_table.is_free_play', '=', isFreePlay)
      .where('seat_table.game_code', '=', gameCode)
      .where('seat_hand.state', '=', 'OVER');
    const rows = await (beforeId === undefined ? played : played.where('seat_hand.id', '<', beforeId))
      .orderBy('seat_hand.id', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const places = await loadPlaces(
      db,
      shown.map(({ id }) => id),
    );
    const sittingIds = [...places.values()].flat().map(({ sittingId }) => sittingId);
    const sitters =
      sittingIds.length === 0
        ? []
        : await db
            .selectFrom('seat_sitting')
            .select(['id', 'name', 'round_id'])
            .where('id', 'in', sittingIds)
            .execute();
    const sittings = sitters.map(({ id, name, round_id: roundId }) => ({
      id,
      name,
      round: roundId === null ? null : { id: roundId },
    }));
    return {
      list: shown.map((row) => {
        const hand = handOf(row, places.get(row.id) ?? [], secrets.open(row.sealed_server_seed, row.id));
        return pastHand(hand, sittings, row.sitting_id, row.base, rules);
      }),
      hasMore: rows.length > limit,
    };
  };
}
