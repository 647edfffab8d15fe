import { sql, type Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { PAUSE_MS, type Stretch } from './playReminder.rules.ts';

/** How far back to look for the start of play, in ms. */
const LOOK_BACK_MS = 12 * 3_600_000;

/** The stored reminders of an account. `acknowledgedAt` is epoch milliseconds. */
export interface StoredReminder {
  minutes: number | null;
  acknowledgedAt: number | null;
}

/** Returns the stored reminders of an account; nulls if there are none. */
export async function findReminder(db: Kysely<Database>, accountId: string): Promise<StoredReminder> {
  const row = await db
    .selectFrom('play_reminder')
    .select(['minutes', 'acknowledged_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { minutes: row?.minutes ?? null, acknowledgedAt: row?.acknowledged_at ?? null };
}

/** Stores the interval that a player chose. */
export async function saveReminderMinutes(db: Kysely<Database>, accountId: string, minutes: number | null) {
  await db
    .insertInto('play_reminder')
    .values({ account_id: accountId, minutes, acknowledged_at: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ minutes }))
    .execute();
}

/** Stores that a reminder of play since a time was acknowledged. Returns false if it already was. */
export async function saveAcknowledged(
  db: Kysely<Database>,
  accountId: string,
  { since, now }: { since: number; now: number },
): Promise<boolean> {
  const acknowledged_at = new Date(now);
  const saved = await db
    .insertInto('play_reminder')
    .values({ account_id: accountId, minutes: null, acknowledged_at })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ acknowledged_at })
        .where((is) =>
          is.or([
            is('play_reminder.acknowledged_at', 'is', null),
            is('play_reminder.acknowledged_at', '<=', sql<number>`${new Date(since)}`),
          ]),
        ),
    )
    .returning('account_id')
    .execute();
  return saved.length > 0;
}

/** A stretch of play with the rounds that started in it; amounts in minor units. */
export interface PlayedStretch extends Stretch {
  staked: bigint;
  won: bigint;
}

/**
 * Returns the last stretch of play without a pause, counted from the last acknowledgement; undefined without play. Both
 * bets and taken seats at tables between players are play.
 */
export async function findStretch(
  db: Kysely<Database>,
  player: Player,
  currency: Currency,
  { acknowledgedAt, now }: { acknowledgedAt: number | null; now: number },
): Promise<PlayedStretch | undefined> {
  const earliest = now - LOOK_BACK_MS;
  const after = new Date(Math.max(acknowledgedAt ?? earliest, earliest));
  const { rows } = await sql<{ since: number | null; until: number; staked: bigint; won: bigint }>`
    with round as materialized (
      select placed_at, stake - refunded as staked, payout,
        case when game_type = 'PVP' then coalesce(settled_at, ${new Date(now)}) else placed_at end as ended_at
      from bet_order
      where bucket = ${bucketOf(player)} and owner = ${player.accountId} and currency = ${currency}
        and placed_at > ${new Date(earliest)}),
    counted as (
      select greatest(placed_at, ${after}) as began_at, ended_at,
        max(ended_at) over (order by placed_at rows between unbounded preceding and 1 preceding) as before
      from round where ended_at > ${after}),
    stretch as (
      select max(began_at) filter (where before is null or began_at - before >= ${PAUSE_MS}::bigint * interval '1 ms') as since,
        max(ended_at) as until
      from counted)
    select since, until,
      coalesce((select sum(staked) from round where placed_at >= since), 0)::bigint as staked,
      coalesce((select sum(payout) from round where placed_at >= since), 0)::bigint as won
    from stretch`.execute(db);
  const [row] = rows;
  return row === undefined || row.since === null ? undefined : { ...row, since: row.since };
}
