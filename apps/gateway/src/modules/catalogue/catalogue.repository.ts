import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';

type Source = Kysely<Database> | Transaction<Database>;

/** Every vendor, in the order of the platform. */
function listVendorRows(db: Source) {
  return db.selectFrom('vendor').selectAll().orderBy('position').orderBy('code').execute();
}

/** Every class of game, in the order of the platform. */
function listGameClassRows(db: Source) {
  return db.selectFrom('game_class').selectAll().orderBy('position').orderBy('key').execute();
}

/** Every game that is not withdrawn. */
function listGameRows(db: Source) {
  return db.selectFrom('game').selectAll().where('is_enabled', '=', true).execute();
}

/** Which merchant offers which vendor. */
function listMerchantVendorRows(db: Source) {
  return db.selectFrom('merchant_vendor').selectAll().where('is_enabled', '=', true).execute();
}

/** The whole catalogue of the platform, as one consistent picture when `db` is a transaction. */
export async function loadCatalogue(db: Source) {
  const vendors = await listVendorRows(db);
  const classes = await listGameClassRows(db);
  const games = await listGameRows(db);
  const merchantVendors = await listMerchantVendorRows(db);
  return { vendors, classes, games, merchantVendors };
}

/** The catalogue as its tables hold it. */
export type CatalogueRows = Awaited<ReturnType<typeof loadCatalogue>>;
export type GameRow = CatalogueRows['games'][number];
export type VendorRow = CatalogueRows['vendors'][number];
