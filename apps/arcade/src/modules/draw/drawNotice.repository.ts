import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';

/** A player's result of a draw. */
export interface DrawNotice {
  drawId: string;
  playerRef: string;
  room: string;
  index: bigint;
  /** One of the player's settled bets; null if all were cancelled. */
  roundId: string | null;
  /** The sum of their wins, in minor units. */
  win: bigint | null;
  currency: string | null;
}

/** Skips players with bets that may still be paid or rolled back. */
const TAKE_DUE = `
  with due as (
    select draw_id, player_ref from draw_notice
    where next_attempt_at <= clock_timestamp() and not exists (
      select from round
      where round.draw_id = draw_notice.draw_id and round.player_ref = draw_notice.player_ref
        and not round.is_free_play and round.closed_at is null
    )
    order by next_attempt_at limit $1 for update skip locked
  ), taken as (
    update draw_notice set attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + $2::float8 * interval '1 millisecond'
    from due where draw_notice.draw_id = due.draw_id and draw_notice.player_ref = due.player_ref
    returning draw_notice.draw_id, draw_notice.player_ref
  )
  select taken.draw_id as "drawId", taken.player_ref as "playerRef", draw.room, draw.index,
    bets.round_id as "roundId", bets.win, bets.currency
  from taken
  join draw on draw.id = taken.draw_id
  cross join lateral (
    select (array_agg(id order by id))[1] as round_id, sum(win)::bigint as win, min(currency) as currency from round
    where round.draw_id = taken.draw_id and round.player_ref = taken.player_ref
      and not round.is_free_play and round.state = 'SETTLED'
  ) bets`;

/** Takes notices that are due, up to a limit. Another process may take them after the lease, in ms. */
export async function takeDueNotices(db: Kysely<ArcadeSchema>, limit: number, leaseMs: number): Promise<DrawNotice[]> {
  const { rows } = await db.executeQuery<DrawNotice>(CompiledQuery.raw(TAKE_DUE, [limit, leaseMs]));
  return rows;
}

/**
 * Postpones taken notices: each is due again after a pause, in ms, that doubles with its attempts, up to 32-fold.
 */
export async function postponeNotices(
  db: Kysely<ArcadeSchema>,
  notices: readonly Pick<DrawNotice, 'drawId' | 'playerRef'>[],
  pauseMs: number,
): Promise<void> {
  await sql`
    update draw_notice
    set next_attempt_at = clock_timestamp() + ${pauseMs}::float8 * power(2, least(attempts - 1, 5)) * interval '1 millisecond'
    from unnest(${notices.map(({ drawId }) => drawId)}::uuid[], ${notices.map(({ playerRef }) => playerRef)}::text[])
      as given (draw_id, player_ref)
    where draw_notice.draw_id = given.draw_id and draw_notice.player_ref = given.player_ref`.execute(db);
}

/** Removes a notice: the gateway has it, or there is no result to report. */
export async function deleteNotice(
  db: Kysely<ArcadeSchema>,
  { drawId, playerRef }: Pick<DrawNotice, 'drawId' | 'playerRef'>,
): Promise<void> {
  await db.deleteFrom('draw_notice').where('draw_id', '=', drawId).where('player_ref', '=', playerRef).execute();
}
