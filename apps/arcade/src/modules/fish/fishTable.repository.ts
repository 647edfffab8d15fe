import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ArcadeSchema } from '../../database.ts';
import type { FishHappening, FishSeatView } from '../../fishApi.ts';
import { maskedName } from '../room/maskedName.ts';
import type { PlaySession } from '../session/session.service.ts';
import { violatedIndex } from '../round/violatedIndex.ts';

type Db = Kysely<ArcadeSchema>;
type Player = Pick<PlaySession, 'playerRef' | 'isFreePlay'>;

/** Seats at a table. */
const SEATS = 4;
/** The number of attempts if two windows of a player sit down at once. */
const TRIES = 3;

/** A player's seat. */
export interface FishSeat {
  id: string;
  table: string;
  seat: number;
}

/** A table with its events after a version. */
export interface FishTableChanges {
  version: number;
  seats: FishSeatView[];
  happened: FishHappening[];
}

/** A recorded time after this one dates from before the clock was set back. */
const AHEAD = sql`clock_timestamp() + interval '5 seconds'`;

/**
 * Frees the seats of players who had no connection for `staleMs`, and notifies their tables. `now` is the database's time
 * in epoch ms. If the clock was set back, it also frees seats that were last seen in the future, and all seats of a table
 * whose water begins in the future, because such a table has no targets.
 */
export async function releaseStale(db: Db, staleMs: number, now: number): Promise<void> {
  // If the clock was set back after `now` was read, renewed seats have earlier times than `now`.
  const latest = sql`least(clock_timestamp(), ${new Date(now)}::timestamptz)`;
  await sql`update fish_seat set seen_at = clock_timestamp() where left_at is null and seen_at > ${AHEAD}`.execute(db);
  await sql`
    with freed as (
      update fish_seat s set left_at = clock_timestamp() from fish_table t
      where t.id = s.table_id and s.left_at is null
        and (s.seen_at < ${latest} - ${staleMs} * interval '1 ms' or t.opened_at > ${AHEAD})
      returning s.table_id
    )
    update fish_table set version = version + 1 where id in (select table_id from freed)`.execute(db);
}

/** A room: the tables of a title with the same smallest bullet. */
interface Room extends Pick<PlaySession, 'gameCode' | 'currency'> {
  base: bigint;
}

/** Frees a player's seat, unless it is in the room `stays`. */
export async function leaveSeat(db: Db, { playerRef, isFreePlay }: Player, stays?: Room): Promise<void> {
  const isOutside = stays
    ? sql`(t.game_code, t.currency, t.base) <> (${stays.gameCode}, ${stays.currency}, ${stays.base})`
    : sql`true`;
  await sql`
    with freed as (
      update fish_seat s set left_at = clock_timestamp() from fish_table t
      where t.id = s.table_id and s.left_at is null and s.player_ref = ${playerRef} and s.is_free_play = ${isFreePlay}
        and ${isOutside}
      returning s.table_id
    )
    update fish_table set version = version + 1 where id in (select table_id from freed)`.execute(db);
}

/** Finds the seat of a player in any room. */
export async function findFishSeat(db: Db, { playerRef, isFreePlay }: Player): Promise<FishSeat | undefined> {
  return await db
    .selectFrom('fish_seat')
    .select(['id', 'table_id as table', 'seat'])
    .where('player_ref', '=', playerRef)
    .where('is_free_play', '=', isFreePlay)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** Gives a player a seat in a room: the current one, or one at the fullest table with a free seat. */
async function trySit(db: Db, session: PlaySession, base: bigint): Promise<FishSeat> {
  const { gameCode, currency, isFreePlay, playerRef, playerName } = session;
  return await db.transaction().execute(async (trx) => {
    const key = `fish ${gameCode} ${currency} ${isFreePlay} ${base}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    const { rows: ownSeats } = await sql<FishSeat>`
      update fish_seat s set seen_at = clock_timestamp() from fish_table t
      where t.id = s.table_id and s.left_at is null and s.player_ref = ${playerRef} and s.is_free_play = ${isFreePlay}
        and t.game_code = ${gameCode} and t.currency = ${currency} and t.base = ${base}
      returning s.id, s.table_id as "table", s.seat`.execute(trx);
    if (ownSeats[0]) return ownSeats[0];
    const { rows } = await sql<{ id: string; taken: number[] }>`
      select t.id, coalesce(array_agg(s.seat) filter (where s.id is not null), '{}') as taken
      from fish_table t left join fish_seat s on s.table_id = t.id and s.left_at is null
      where t.game_code = ${gameCode} and t.currency = ${currency} and t.is_free_play = ${isFreePlay} and t.base = ${base}
        and t.opened_at <= ${AHEAD}
      group by t.id having count(s.id) < ${SEATS}
      order by count(s.id) desc, t.opened_at limit 1`.execute(trx);
    const table = rows[0]?.id ?? uuidv7();
    if (!rows[0])
      await trx
        .insertInto('fish_table')
        .values({ id: table, game_code: gameCode, currency, is_free_play: isFreePlay, base })
        .execute();
    const occupied = new Set(rows[0]?.taken);
    const seat = Array.from({ length: SEATS }, (_, index) => index).find((index) => !occupied.has(index)) ?? 0;
    const id = uuidv7();
    await trx
      .insertInto('fish_seat')
      .values({
        id,
        table_id: table,
        seat,
        player_ref: playerRef,
        is_free_play: isFreePlay,
        name: maskedName(playerName),
        bullet: base,
      })
      .execute();
    await sql`update fish_table set version = version + 1 where id = ${table}`.execute(trx);
    return { id, table, seat };
  });
}

/** Seats a player in a room. Frees a seat in another room. */
export async function sitDown(db: Db, session: PlaySession, base: bigint): Promise<FishSeat> {
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    try {
      // In a separate statement, so that no transaction locks tables of two rooms.
      await leaveSeat(db, session, { ...session, base });
      return await trySit(db, session, base);
    } catch (error) {
      if (triesLeft <= 1 || violatedIndex(error) !== 'fish_seat_player') throw error;
    }
  }
}

/** Reads when a table was opened, and the time of the database. */
export async function tableTimes(db: Db, table: string): Promise<{ startedAt: number; now: number } | undefined> {
  const { rows } = await sql<{ startedAt: number; now: number }>`
    select opened_at as "startedAt", clock_timestamp() as now from fish_table where id = ${table}`.execute(db);
  return rows[0];
}

/** Notes that the players of these seats are present. */
export async function touchSeats(db: Db, seats: readonly string[]): Promise<void> {
  if (seats.length === 0) return;
  await sql`update fish_seat set seen_at = clock_timestamp()
    where id = any(${seats}::uuid[]) and left_at is null`.execute(db);
}

/** Sets the bullet of a gun, in minor units. */
export async function loadGun(db: Db, { id, table }: FishSeat, bullet: bigint): Promise<void> {
  await sql`
    with loaded as (
      update fish_seat set bullet = ${bullet} where id = ${id} and left_at is null and bullet <> ${bullet} returning id
    )
    update fish_table set version = version + 1 where id = ${table} and exists (select 1 from loaded)`.execute(db);
}

interface NewEvent {
  place: number;
  body: FishHappening;
  /** The round of a catch. */
  round: string | null;
  fish: number | null;
}

/** Stores events. A catch that is already stored is skipped. */
export async function noteHappened(db: Db, table: string, seat: number, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    with moved as (update fish_table set version = version + 1 where id = ${table} returning version)
    insert into fish_event (table_id, version, place, seat, body, round_id, fish)
    select ${table}::uuid, moved.version, e.place, ${seat}::smallint, e.body, e.round, e.fish
    from moved, jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e(place smallint, body jsonb, round uuid, fish bigint)
    on conflict (round_id, place) where round_id is not null do nothing`.execute(db);
}

/** Returns which of these creatures have been caught. */
export async function caughtOf(db: Db, table: string, fish: readonly number[]): Promise<Set<number>> {
  if (fish.length === 0) return new Set();
  const { rows } = await sql<{ fish: string }>`
    select distinct fish::text as fish from fish_event where table_id = ${table} and fish = any(${fish}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map((row) => Number(row.fish)));
}

/** Lists the catches at a table in the last minutes. */
export async function recentlyCaught(db: Db, table: string): Promise<number[]> {
  const { rows } = await sql<{ fish: string }>`
    select distinct fish::text as fish from fish_event
    where table_id = ${table} and fish is not null and happened_at > clock_timestamp() - interval '3 minutes'`.execute(
    db,
  );
  return rows.map((row) => Number(row.fish));
}

/** Reads the current versions, by table. */
export async function versionsOf(db: Db, tables: readonly string[]): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: string }>`
    select id, version::text as version from fish_table where id = any(${tables}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, Number(version)]));
}

/** Reads the state of a table, and its events after one version up to another. */
export async function changesOf(db: Db, table: string, after: number, version: number): Promise<FishTableChanges> {
  const [seats, events] = await Promise.all([
    db
      .selectFrom('fish_seat')
      .select(['seat', 'name', 'bullet'])
      .where('table_id', '=', table)
      .where('left_at', 'is', null)
      .orderBy('seat')
      .execute(),
    sql<{ body: FishHappening }>`
      select body from fish_event where table_id = ${table} and version > ${after} and version <= ${version}
      order by version, place limit 400`.execute(db),
  ]);
  return {
    version,
    seats: seats.map(({ seat, name, bullet }) => ({ seat, name, bullet: bullet.toString() })),
    happened: events.rows.map(({ body }) => body),
  };
}

/** Deletes events that no connection needs any more. */
export async function forgetOldEvents(db: Db): Promise<void> {
  await sql`delete from fish_event where happened_at < clock_timestamp() - interval '10 minutes'`.execute(db);
}
