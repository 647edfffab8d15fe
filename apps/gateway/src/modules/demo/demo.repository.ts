import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { GameClassTable, GameTable, MerchantVendorTable, VendorTable } from '../../tables/catalogueTables.ts';
import type { ProviderGameCapTable } from '../../tables/providerTables.ts';

type Source = Kysely<Database> | Transaction<Database>;

/** Rows per statement: a game has 19 values, and a statement has at most 65,535 parameters. */
const BATCH = 1_000;
/** The author of the demo's settings. */
const DEMO = 'demo';

/** Finds the last written version of a part of the demo data. */
export async function findSeedVersion(db: Source, part: string): Promise<string | undefined> {
  const row = await db.selectFrom('demo_seed').select('version').where('part', '=', part).executeTakeFirst();
  return row?.version;
}

export async function saveSeedVersion(db: Source, part: string, version: string): Promise<void> {
  await db
    .insertInto('demo_seed')
    .values({ part, version })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ version, seeded_at: new Date() }))
    .execute();
}

/** Replaces the demo catalogue. Other vendors and games stay. */
export async function replaceCatalogue(
  db: Transaction<Database>,
  rows: { vendors: Insertable<VendorTable>[]; classes: Insertable<GameClassTable>[]; games: Insertable<GameTable>[] },
): Promise<void> {
  const { vendors, classes, games } = rows;
  await db
    .deleteFrom('game')
    .where(
      'vassalage',
      'in',
      vendors.map(({ code }) => code),
    )
    .execute();
  await db
    .insertInto('vendor')
    .values(vendors)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((to) => ({
        names: to.ref('excluded.names'),
        is_hot: to.ref('excluded.is_hot'),
        position: to.ref('excluded.position'),
      })),
    )
    .execute();
  await db
    .insertInto('game_class')
    .values(classes)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((to) => ({ names: to.ref('excluded.names'), position: to.ref('excluded.position') })),
    )
    .execute();
  for (let start = 0; start < games.length; start += BATCH) {
    await db
      .insertInto('game')
      .values(games.slice(start, start + BATCH))
      .execute();
  }
}

/** Replaces the caps of games from an earlier release; caps set by an operator stay. */
export async function replaceGameCaps(
  db: Transaction<Database>,
  rows: Omit<Insertable<ProviderGameCapTable>, 'set_by'>[],
): Promise<void> {
  await db.deleteFrom('provider_game_cap').where('set_by', '=', DEMO).execute();
  await db
    .insertInto('provider_game_cap')
    .values(rows.map((row) => ({ ...row, set_by: DEMO })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Offers vendors to merchants; changes by an operator stay. */
export async function offerVendors(db: Source, rows: Insertable<MerchantVendorTable>[]): Promise<void> {
  await db
    .insertInto('merchant_vendor')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
