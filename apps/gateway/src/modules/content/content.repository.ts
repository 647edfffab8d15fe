import { sql, type Insertable, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { currentOffers } from '../reward/offer.repository.ts';
import type {
  AnnouncementTable,
  BannerTable,
  HelpItemTable,
  PromotionCategoryTable,
  PromotionTable,
} from '../../tables/contentTables.ts';

type Source = Kysely<Database> | Transaction<Database>;

/** Loads all published content of all merchants; a consistent snapshot when `db` is a transaction. */
export async function loadContent(db: Source) {
  const merchants = await db.selectFrom('merchant').select(['code', 'currency', 'settings']).execute();
  return {
    banners: await db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute(),
    announcements: await db.selectFrom('announcement').selectAll().orderBy('starts_at', 'desc').orderBy('id').execute(),
    categories: await db.selectFrom('promotion_category').selectAll().orderBy('position').orderBy('id').execute(),
    promotions: await db
      .selectFrom('promotion')
      .selectAll()
      .orderBy('position')
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .execute(),
    offers: await currentOffers(db),
    merchants: merchants.map(({ settings, ...merchant }) => ({
      ...merchant,
      settings: parseMerchantSettings(settings),
    })),
    help: await db.selectFrom('help_item').selectAll().orderBy('position').orderBy('tag').execute(),
  };
}

/** The rows of the published content's tables. */
export type ContentRows = Awaited<ReturnType<typeof loadContent>>;

/** Upserts banners by id. */
export async function upsertBanners(db: Source, rows: Insertable<BannerTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('banner')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'id'])
        .doUpdateSet(
          excluded('group_name', 'titles', 'subtitles', 'picture_url', 'dominant_colour', 'link', 'position'),
        ),
    )
    .execute();
}

/** Upserts announcements by id. */
export async function upsertAnnouncements(db: Source, rows: Insertable<AnnouncementTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('announcement')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'id'])
        .doUpdateSet(excluded('group_name', 'titles', 'contents', 'starts_at', 'ends_at')),
    )
    .execute();
}

/** Upserts promotion categories by id. */
export async function upsertPromotionCategories(db: Source, rows: Insertable<PromotionCategoryTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('promotion_category')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'id']).doUpdateSet(excluded('names', 'position')))
    .execute();
}

/** Upserts promotions by id. */
export async function upsertPromotions(db: Source, rows: Insertable<PromotionTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('promotion')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'id'])
        .doUpdateSet(
          excluded(
            'titles',
            'summaries',
            'contents',
            'category_ids',
            'images',
            'starts_at',
            'ends_at',
            'position',
            'offer_code',
          ),
        ),
    )
    .execute();
}

/** Upserts help items by tag. */
export async function upsertHelpItems(db: Source, rows: Insertable<HelpItemTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('help_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'tag']).doUpdateSet(excluded('titles', 'contents', 'position')),
    )
    .execute();
}

// Each reference has the type of its own column, so `never` fits all of them.
function excluded<Column extends string>(...columns: Column[]): Record<Column, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)])) as Record<
    Column,
    RawBuilder<never>
  >;
}
