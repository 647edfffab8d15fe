import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import type { DemoWinnerTable } from '../../tables/platformTables.ts';

/** A round that paid more than it cost. */
export interface WinRow {
  account: string;
  nodeId: string;
  gameName: string;
  currency: string;
  /** Minor units. */
  payout: bigint;
  wonAt: number;
}

/**
 * Rounds of a merchant's players, newest first, that paid more than they cost. Only the last `window` rounds are looked
 * at.
 */
export async function listRecentWins(
  db: Kysely<Database>,
  merchantCode: string,
  limit: number,
  window = 2_000,
): Promise<WinRow[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('bet_order')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .orderBy('placed_at', 'desc')
        .limit(window)
        .as('latest'),
    )
    .innerJoin('account', (join) =>
      join.on((on) => on(on.cast<string>('account.id', 'text'), '=', on.ref('latest.owner'))),
    )
    .select([
      'account.account',
      'latest.node_id',
      'latest.game_name',
      'latest.currency',
      'latest.payout',
      'latest.placed_at',
      'latest.settled_at',
    ])
    .where('latest.state', '=', 'SETTLED')
    .whereRef('latest.payout', '>', 'latest.stake')
    .orderBy('latest.placed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    account: row.account,
    nodeId: row.node_id,
    gameName: row.game_name,
    currency: row.currency,
    payout: row.payout,
    wonAt: row.settled_at ?? row.placed_at,
  }));
}

export function listDemoWinners(db: Kysely<Database>, merchantCode: string): Promise<Selectable<DemoWinnerTable>[]> {
  return db
    .selectFrom('demo_winner')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('position')
    .execute();
}

/** Replaces the demo winners of a merchant. */
export async function replaceDemoWinners(
  db: Kysely<Database>,
  merchantCode: string,
  rows: Omit<Selectable<DemoWinnerTable>, 'merchant_code' | 'position'>[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('demo_winner').where('merchant_code', '=', merchantCode).execute();
    if (rows.length > 0)
      await transaction
        .insertInto('demo_winner')
        .values(rows.map((row, position) => ({ ...row, merchant_code: merchantCode, position })))
        .execute();
  });
}
