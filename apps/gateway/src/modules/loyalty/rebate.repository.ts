import { sql, type Selectable } from 'kysely';
import type { RebateClaimTable } from '../../tables/loyaltyTables.ts';
import type { RecordPage } from '../wallet/recordPage.ts';
import type { Connection, PlayerKey } from './loyalty.repository.ts';
import type { RebatePart, UnclaimedDay } from './rebate.rules.ts';

/** A page of a list. */
interface PageQuery {
  pageNo: number;
  pageSize: number;
}

/** A day with unclaimed turnover. */
export interface UnclaimedDayRow extends UnclaimedDay {
  day: string;
}

/** Whether a day has unclaimed turnover: the same expression as in the index of such days. */
const isUnclaimed = sql<boolean>`claimed <> staked - voided`;
const unclaimed = sql<bigint>`staked - voided - claimed`;

/** Lists the unclaimed amounts of a player's days. */
export async function listUnclaimed(db: Connection, { accountId, currency }: PlayerKey): Promise<UnclaimedDay[]> {
  return db
    .selectFrom('loyalty_day')
    .select(['game_type as gameType', 'rebate_ppm as rebatePpm', sql<bigint>`sum(${unclaimed})::bigint`.as('turnover')])
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where(isUnclaimed)
    .groupBy(['game_type', 'rebate_ppm'])
    .execute();
}

/** Lists one page of the days of a game type with unclaimed turnover, newest first. */
export async function listUnclaimedDays(
  db: Connection,
  { accountId, currency }: PlayerKey,
  gameType: string,
  { pageNo, pageSize }: PageQuery,
): Promise<RecordPage<UnclaimedDayRow>> {
  const matching = db
    .selectFrom('loyalty_day')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('game_type', '=', gameType)
    .where(isUnclaimed);
  const [rows, { count }] = await Promise.all([
    matching
      .select(['day', 'game_type as gameType', 'rebate_ppm as rebatePpm', unclaimed.as('turnover')])
      .orderBy('day', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    matching.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(count) };
}

/** Finds the remainders of claims, in millionths of a minor unit by game type. */
export async function findCarried(
  db: Connection,
  { accountId, currency }: PlayerKey,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('loyalty_carry')
    .select(['game_type', 'millionths'])
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map(({ game_type, millionths }) => [game_type, BigInt(millionths)]));
}

/** Marks the days of game types as claimed and stores the remainders. The player must be locked. */
export async function markClaimed(
  transaction: Connection,
  { accountId, currency }: PlayerKey,
  parts: readonly RebatePart[],
): Promise<void> {
  const types = parts.map(({ gameType }) => gameType);
  await sql`
    update loyalty_day set claimed = staked - voided
    where account_id = ${accountId}::uuid and currency = ${currency} and game_type = any (${types}::text[]) and ${isUnclaimed}`.execute(
    transaction,
  );
  await sql`
    insert into loyalty_carry (account_id, currency, game_type, millionths)
    select ${accountId}::uuid, ${currency}, * from unnest(${types}::text[], ${parts.map(({ carry }) => Number(carry))}::int[])
    on conflict (account_id, currency, game_type) do update set millionths = excluded.millionths`.execute(transaction);
}

/** Inserts a claim. */
export async function insertClaim(
  transaction: Connection,
  { accountId, currency }: PlayerKey,
  {
    id,
    idempotencyKey,
    amount,
    parts,
    now,
  }: { id: string; idempotencyKey: string; amount: bigint; parts: readonly RebatePart[]; now: number },
): Promise<Selectable<RebateClaimTable>> {
  return transaction
    .insertInto('rebate_claim')
    .values({
      id,
      account_id: accountId,
      currency,
      idempotency_key: idempotencyKey,
      amount,
      parts: JSON.stringify(
        parts.map((part) => ({
          gameType: part.gameType,
          turnover: part.turnover.toString(),
          amount: part.amount.toString(),
        })),
      ),
      claimed_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds the claim of an idempotency key; undefined when there is none. */
export async function findClaim(
  db: Connection,
  { accountId }: PlayerKey,
  idempotencyKey: string,
): Promise<Selectable<RebateClaimTable> | undefined> {
  return db
    .selectFrom('rebate_claim')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Lists one page of a player's claims, newest first. */
export async function listClaims(
  db: Connection,
  { accountId, currency }: PlayerKey,
  { pageNo, pageSize }: PageQuery,
): Promise<RecordPage<Selectable<RebateClaimTable>>> {
  const own = db.selectFrom('rebate_claim').where('account_id', '=', accountId).where('currency', '=', currency);
  const [rows, { count }] = await Promise.all([
    own
      .selectAll()
      .orderBy('claimed_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(count) };
}

/** Sums a player's claims, in minor units. */
export async function sumClaims(db: Connection, { accountId, currency }: PlayerKey): Promise<bigint> {
  const { total } = await db
    .selectFrom('rebate_claim')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return total;
}
