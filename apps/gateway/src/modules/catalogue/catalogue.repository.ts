import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';

type Source = Kysely<Database> | Transaction<Database>;

/** Lists every vendor, in the order of the platform. */
function listVendorRows(db: Source) {
  return db.selectFrom('vendor').selectAll().orderBy('position').orderBy('code').execute();
}

/** Lists every game classification, in the order of the platform. */
function listGameClassRows(db: Source) {
  return db.selectFrom('game_class').selectAll().orderBy('position').orderBy('key').execute();
}

/** Lists every game that is not withdrawn. */
function listGameRows(db: Source) {
  return db.selectFrom('game').selectAll().where('is_enabled', '=', true).execute();
}

/** Lists which merchant offers which vendor. */
function listMerchantVendorRows(db: Source) {
  return db.selectFrom('merchant_vendor').selectAll().where('is_enabled', '=', true).execute();
}

/** Loads the whole catalogue of the platform; a consistent snapshot when `db` is a transaction. */
export async function loadCatalogue(db: Source) {
  const vendors = await listVendorRows(db);
  const classes = await listGameClassRows(db);
  const games = await listGameRows(db);
  const merchantVendors = await listMerchantVendorRows(db);
  return { vendors, classes, games, merchantVendors };
}

/** The rows of the catalogue's tables. */
export type CatalogueRows = Awaited<ReturnType<typeof loadCatalogue>>;
export type GameRow = CatalogueRows['games'][number];
export type VendorRow = CatalogueRows['vendors'][number];
