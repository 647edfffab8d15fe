import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { LiveAnchorTable } from '../../tables/catalogueTables.ts';

/** An anchor with the number of players who follow it. `is_live` follows from its shift, if it has one. */
export interface AnchorRow extends Selectable<LiveAnchorTable> {
  followers: number;
}

/** Whether an anchor is at work now, by the time of the database. */
const isAtWork = sql<boolean>`(is_live and is_in_shift(shift_start, shift_minutes, clock_timestamp()))`;

/** Lists anchors of a merchant in order, live ones first. */
export async function listAnchorRows(db: Kysely<Database>, merchantCode: string): Promise<AnchorRow[]> {
  const rows = await db
    .selectFrom('live_anchor')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('anchor_follow')
        .select((follow) => follow.fn.countAll<bigint>().as('count'))
        .whereRef('anchor_follow.merchant_code', '=', 'live_anchor.merchant_code')
        .whereRef('anchor_follow.anchor_id', '=', 'live_anchor.id')
        .as('followers'),
    )
    .select(isAtWork.as('is_at_work'))
    .where('merchant_code', '=', merchantCode)
    .orderBy('is_at_work', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ is_at_work, ...row }) => ({ ...row, is_live: is_at_work, followers: Number(row.followers ?? 0) }));
}

/** Lists the ids of the anchors that an account follows, the latest first. */
export async function listFollowedIds(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('anchor_follow')
    .select('anchor_id')
    .where('account_id', '=', accountId)
    .orderBy('followed_at', 'desc')
    .orderBy('anchor_id')
    .execute();
  return rows.map((row) => row.anchor_id);
}

/**
 * Follows an anchor unless the account already follows it, or `limit` others. Returns whether the merchant has the
 * anchor.
 */
export async function insertFollow(
  db: Kysely<Database>,
  { accountId, merchantCode }: { accountId: string; merchantCode: string },
  anchorId: string,
  limit: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('live_anchor')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', anchorId)
    .executeTakeFirst();
  if (known === undefined) return false;
  await sql`
    insert into anchor_follow (account_id, anchor_id, merchant_code)
    select ${accountId}::uuid, ${anchorId}, ${merchantCode}
    where (select count(*) from anchor_follow where account_id = ${accountId}::uuid) < ${limit}::int
    on conflict do nothing`.execute(db);
  return true;
}

/** Stops following an anchor; does nothing if the account did not follow it. */
export async function deleteFollow(db: Kysely<Database>, accountId: string, anchorId: string): Promise<void> {
  await db.deleteFrom('anchor_follow').where('account_id', '=', accountId).where('anchor_id', '=', anchorId).execute();
}

/** Replaces the demo anchors of a merchant. Other anchors stay. */
export async function replaceDemoAnchors(
  db: Kysely<Database>,
  merchantCode: string,
  rows: Omit<Insertable<LiveAnchorTable>, 'merchant_code' | 'is_demo'>[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('live_anchor')
      .where('merchant_code', '=', merchantCode)
      .where('is_demo', '=', true)
      .execute();
    if (rows.length > 0)
      await transaction
        .insertInto('live_anchor')
        .values(rows.map((row) => ({ ...row, merchant_code: merchantCode, is_demo: true })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
