import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { BetOrderTable } from '../../tables/ledgerTables.ts';
import type { DemoWinnerTable } from '../../tables/platformTables.ts';

/** A round with a payout above its stake. */
export interface WinRow {
  account: string;
  nodeId: string;
  gameName: string;
  /** Minor units. */
  payout: bigint;
  wonAt: number;
}

/** The scope of the listed wins, and their number. */
export interface WinsOf {
  merchantCode: string;
  currency: Currency;
  /** The smallest payout to list, in minor units. */
  minPayout: bigint;
  limit: number;
}

type Rounds = SelectQueryBuilder<Database, 'bet_order', Selectable<BetOrderTable>>;

/** Lists profitable rounds of a merchant's players, newest first. Reads only the last `window` rounds. */
export function listRecentWins(db: Kysely<Database>, wins: WinsOf, window = 2_000): Promise<WinRow[]> {
  return listWins(db, wins, 'placed_at', (rounds) => rounds.orderBy('placed_at', 'desc').limit(window));
}

/**
 * Lists profitable rounds, biggest payout first, started since midnight of `timeZone`. `now` is in epoch milliseconds.
 */
export function listBiggestWins(
  db: Kysely<Database>,
  { now, timeZone, ...wins }: WinsOf & { now: number; timeZone: string },
): Promise<WinRow[]> {
  const midnight = sql<number>`date_trunc('day', ${new Date(now)}::timestamptz, ${timeZone})`;
  return listWins(db, wins, 'payout', (rounds) => rounds.where('placed_at', '>=', midnight));
}

/** Names are joined afterwards: the owner of a round is text, which no index of accounts supports. */
async function listWins(
  db: Kysely<Database>,
  { merchantCode, currency, minPayout, limit }: WinsOf,
  order: 'payout' | 'placed_at',
  narrow: (rounds: Rounds) => Rounds,
): Promise<WinRow[]> {
  const rounds = await db
    .selectFrom(narrow(db.selectFrom('bet_order').selectAll().where('merchant_code', '=', merchantCode)).as('round'))
    .select(['owner', 'node_id', 'game_name', 'payout', 'placed_at', 'settled_at'])
    .where('state', '=', 'SETTLED')
    .where('currency', '=', currency)
    .whereRef('payout', '>', 'stake')
    .where('payout', '>=', minPayout)
    .orderBy(order, 'desc')
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rounds.length === 0) return [];
  const owners = await db
    .selectFrom('account')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(rounds.map(({ owner }) => owner))])
    .execute();
  const names = new Map(owners.map(({ id, account }) => [id, account]));
  return rounds.flatMap((round) => {
    const account = names.get(round.owner);
    if (account === undefined) return [];
    const wonAt = round.settled_at ?? round.placed_at;
    return [{ account, nodeId: round.node_id, gameName: round.game_name, payout: round.payout, wonAt }];
  });
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
