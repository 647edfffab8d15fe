import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { isSealed, SealError, type MasterKeys } from './masterKeys.ts';

/** Which texts to seal: none, those in plaintext, or also those sealed with a retired key. */
export type ResealScope = 'nothing' | 'plain' | 'outdated';

/** The result of resealing. */
export interface ResealReport {
  /** The number of sealed texts. */
  sealed: number;
  /** The contexts of texts that none of the given keys opens. */
  unopened: string[];
}

/** Returns the context of an encryption key. */
export function encryptionKeyContext(kid: string): string {
  return `encryption_key/${kid}`;
}

/** Returns the context of a vendor's keys. */
export function providerContext(code: string): string {
  return `provider/${code}`;
}

/** Returns the context of the key for a keyed hash. */
export function comparisonKeyContext(name: string): string {
  return `comparison_key/${name}`;
}

/** Returns the context of a bank card's number. */
export function bankCardContext(id: string): string {
  return `bank_card/${id}`;
}

/** Returns the context of a key that signs roots of the ledger. */
export function rootKeyContext(id: string): string {
  return `ledger_root_key/${id}`;
}

/** Returns the context of a member's details for an identity check. */
export function identityCheckContext(id: string): string {
  return `identity_check/${id}`;
}

/** Returns the context of a document's picture. */
export function identityPictureContext(id: string): string {
  return `identity_picture/${id}`;
}

/** Returns the context of a picture of an application. */
export function rewardPictureContext(id: string): string {
  return `reward_picture/${id}`;
}

/** Returns the context of a picture of a conversation. */
export function supportPictureContext(id: string): string {
  return `support_picture/${id}`;
}

/** Returns the context of the seed of a raffle. */
export function contestSeedContext({ merchant_code, code }: { merchant_code: string; code: string }): string {
  return `contest_seed/${merchant_code}/${code}`;
}

/** Returns the context of the slips of a deposit. */
export function depositSlipContext(orderId: string): string {
  return `deposit_slip/${orderId}`;
}

/** How many bank cards are resealed in one batch. */
const CARDS_AT_ONCE = 500;

/**
 * Checks that the secrets in the database open, and seals those of the scope with the current key. It checks only one
 * bank card per key. Runs in one transaction; several gateways may run it at once.
 */
export function resealRecords(db: Kysely<Database>, masterKeys: MasterKeys, scope: ResealScope): Promise<ResealReport> {
  return db.transaction().execute(async (transaction) => {
    const report: ResealReport = { sealed: 0, unopened: [] };

    function resealed(text: string, context: string): string {
      if (!isSealed(text)) return scope === 'nothing' ? text : seal(text, context);
      try {
        const secret = masterKeys.open(text, context);
        return scope === 'outdated' && !masterKeys.isCurrent(text) ? seal(secret, context) : text;
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        report.unopened.push(context);
        return text;
      }
    }

    function seal(secret: string, context: string): string {
      report.sealed += 1;
      return masterKeys.seal(secret, context);
    }

    // Lock rows only to change them.
    const mayChange = scope !== 'nothing';
    const keys = await transaction
      .selectFrom('encryption_key')
      .select(['kid', 'private_jwk'])
      .orderBy('kid')
      .$if(mayChange, (query) => query.forUpdate())
      .execute();
    for (const { kid, private_jwk: before } of keys) {
      const after = resealed(before, encryptionKeyContext(kid));
      if (after !== before)
        await transaction.updateTable('encryption_key').set({ private_jwk: after }).where('kid', '=', kid).execute();
    }
    const providers = await transaction
      .selectFrom('provider')
      .select(['code', 'keys'])
      .orderBy('code')
      .$if(mayChange, (query) => query.forUpdate())
      .execute();
    for (const { code, keys: before } of providers) {
      const after = before.map((key) => resealed(key, providerContext(code)));
      if (after.some((key, at) => key !== before[at]))
        await transaction.updateTable('provider').set({ keys: after }).where('code', '=', code).execute();
    }
    const compared = await transaction
      .selectFrom('comparison_key')
      .selectAll()
      .orderBy('name')
      .$if(mayChange, (query) => query.forUpdate())
      .execute();
    for (const { name, sealed: before } of compared) {
      const after = resealed(before, comparisonKeyContext(name));
      if (after !== before)
        await transaction.updateTable('comparison_key').set({ sealed: after }).where('name', '=', name).execute();
    }
    const rootKeys = await transaction
      .selectFrom('ledger_root_key')
      .select(['id', 'sealed'])
      .orderBy('id')
      .$if(mayChange, (query) => query.forUpdate())
      .execute();
    for (const { id, sealed: before } of rootKeys) {
      const after = resealed(before, rootKeyContext(id));
      if (after !== before)
        await transaction.updateTable('ledger_root_key').set({ sealed: after }).where('id', '=', id).execute();
    }
    const raffles = await transaction
      .selectFrom('contest')
      .select(['merchant_code', 'code', 'seed_sealed'])
      .where('seed_sealed', 'is not', null)
      .orderBy('merchant_code')
      .orderBy('code')
      .$if(mayChange, (query) => query.forUpdate())
      .execute();
    for (const { merchant_code, code, seed_sealed: before } of raffles) {
      const after = resealed(before ?? '', contestSeedContext({ merchant_code, code }));
      if (after !== before)
        await transaction
          .updateTable('contest')
          .set({ seed_sealed: after })
          .where('merchant_code', '=', merchant_code)
          .where('code', '=', code)
          .execute();
    }
    if (scope === 'outdated') await resealCards(transaction, resealed);
    else
      for (const { id, number_sealed: text } of await cardOfEachKey(transaction)) resealed(text, bankCardContext(id));
    await resealIdentity(transaction, scope, resealed);
    await resealPictures(transaction, 'reward_picture', { scope, context: rewardPictureContext, resealed });
    await resealPictures(transaction, 'support_picture', { scope, context: supportPictureContext, resealed });
    if (scope === 'outdated') await resealSlips(transaction, resealed);
    else
      for (const { order_id: id, sealed } of await slipOfEachKey(transaction)) resealed(sealed, depositSlipContext(id));
    return report;
  });
}

/**
 * Selects one card per key. There may be many cards, and none is in plaintext, so this shows whether all can be opened.
 */
function cardOfEachKey(transaction: Transaction<Database>): Promise<{ id: string; number_sealed: string }[]> {
  const key = sql`split_part(number_sealed, '.', 2)`;
  return transaction.selectFrom('bank_card').distinctOn(key).select(['id', 'number_sealed']).orderBy(key).execute();
}

async function resealCards(
  transaction: Transaction<Database>,
  resealed: (text: string, context: string) => string,
): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const cards = await transaction
      .selectFrom('bank_card')
      .select(['id', 'number_sealed'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CARDS_AT_ONCE)
      .forUpdate()
      .execute();
    for (const { id, number_sealed: before } of cards) {
      const after = resealed(before, bankCardContext(id));
      if (after !== before)
        await transaction.updateTable('bank_card').set({ number_sealed: after }).where('id', '=', id).execute();
      last = id;
    }
    if (cards.length < CARDS_AT_ONCE) return;
  }
}

/** Reseals identity checks and their pictures, one at a time because pictures are large. */
async function resealIdentity(
  transaction: Transaction<Database>,
  scope: ResealScope,
  resealed: (text: string, context: string) => string,
): Promise<void> {
  const key = (column: string) => sql`split_part(${sql.ref(column)}, '.', 2)`;
  if (scope !== 'outdated') {
    const checks = await transaction
      .selectFrom('identity_check')
      .distinctOn(key('details_sealed'))
      .select(['id', 'details_sealed'])
      .orderBy(key('details_sealed'))
      .execute();
    for (const { id, details_sealed: text } of checks) resealed(text, identityCheckContext(id));
    const pictures = await transaction
      .selectFrom('identity_picture')
      .distinctOn(key('sealed'))
      .select(['id', 'sealed'])
      .orderBy(key('sealed'))
      .execute();
    for (const { id, sealed: text } of pictures) resealed(text, identityPictureContext(id));
    return;
  }
  for (const { id } of await transaction.selectFrom('identity_check').select('id').orderBy('id').execute()) {
    const row = transaction.selectFrom('identity_check').select('details_sealed').where('id', '=', id).forUpdate();
    const before = (await row.executeTakeFirstOrThrow()).details_sealed;
    const after = resealed(before, identityCheckContext(id));
    if (after !== before)
      await transaction.updateTable('identity_check').set({ details_sealed: after }).where('id', '=', id).execute();
  }
  for (const { id } of await transaction.selectFrom('identity_picture').select('id').orderBy('id').execute()) {
    const row = transaction.selectFrom('identity_picture').select('sealed').where('id', '=', id).forUpdate();
    const before = (await row.executeTakeFirst())?.sealed;
    // The member replaced the picture in the meantime.
    if (before === undefined) continue;
    const after = resealed(before, identityPictureContext(id));
    if (after !== before)
      await transaction.updateTable('identity_picture').set({ sealed: after }).where('id', '=', id).execute();
  }
}

/** Reseals pictures, one at a time because they are large. */
async function resealPictures(
  transaction: Transaction<Database>,
  table: 'reward_picture' | 'support_picture',
  {
    scope,
    context,
    resealed,
  }: { scope: ResealScope; context: (id: string) => string; resealed: (text: string, context: string) => string },
): Promise<void> {
  if (scope !== 'outdated') {
    const key = sql`split_part(sealed, '.', 2)`;
    const pictures = await transaction
      .selectFrom(table)
      .distinctOn(key)
      .select(['id', 'sealed'])
      .orderBy(key)
      .execute();
    for (const { id, sealed } of pictures) resealed(sealed, context(id));
    return;
  }
  for (const { id } of await transaction.selectFrom(table).select('id').orderBy('id').execute()) {
    const row = transaction.selectFrom(table).select('sealed').where('id', '=', id).forUpdate();
    const before = (await row.executeTakeFirst())?.sealed;
    // The player replaced the picture in the meantime.
    if (before === undefined) continue;
    const after = resealed(before, context(id));
    if (after !== before) await transaction.updateTable(table).set({ sealed: after }).where('id', '=', id).execute();
  }
}

function slipOfEachKey(transaction: Transaction<Database>): Promise<{ order_id: string; sealed: string }[]> {
  const key = sql`split_part(sealed, '.', 2)`;
  return transaction.selectFrom('deposit_slip').distinctOn(key).select(['order_id', 'sealed']).orderBy(key).execute();
}

/** Reseals slips, one at a time because they are large. */
async function resealSlips(
  transaction: Transaction<Database>,
  resealed: (text: string, context: string) => string,
): Promise<void> {
  const slips = await transaction
    .selectFrom('deposit_slip')
    .select(['bucket', 'order_id', 'place'])
    .orderBy('bucket')
    .orderBy('order_id')
    .orderBy('place')
    .execute();
  for (const { bucket, order_id: id, place } of slips) {
    const record = { bucket, order_id: id, place };
    const { sealed: before } = await transaction
      .selectFrom('deposit_slip')
      .select('sealed')
      .where((is) => is.and(record))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = resealed(before, depositSlipContext(id));
    if (after !== before)
      await transaction
        .updateTable('deposit_slip')
        .set({ sealed: after })
        .where((is) => is.and(record))
        .execute();
  }
}

/** Returns the error if secrets cannot be opened; undefined if all can. */
export function unopenedProblem({ unopened }: ResealReport): string | undefined {
  if (unopened.length === 0) return undefined;
  return `MASTER_KEY does not open ${unopened.length} of the secrets in the database (${unopened.slice(0, 3).join(', ')}): give the key that they were sealed with, or add it to MASTER_KEYS_OTHER.`;
}
