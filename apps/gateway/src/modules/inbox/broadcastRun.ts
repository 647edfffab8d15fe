import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { InboxBroadcastTable } from '../../tables/inboxTables.ts';
import { levelsOf } from '../loyalty/loyaltySettings.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';

/** How many accounts one transaction writes to. */
const BATCH = 500;
/** Batches of one run before it yields to others. */
const MAX_BATCHES = 40;

interface BroadcastDeps {
  db: Kysely<Database>;
  merchants: Pick<MerchantService, 'byCode'>;
  /** Epoch milliseconds. */
  now: number;
  /** Called with accounts that have a new message, after it is stored. */
  onWritten: (accountId: string) => void;
}

/**
 * Delivers due broadcasts in batches. Several gateways may call it: one does each batch, and another continues where it
 * stopped.
 */
export async function deliverBroadcasts(deps: BroadcastDeps): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const written = await deliverBatch(deps);
    if (written === undefined) return;
    for (const accountId of written) deps.onWritten(accountId);
  }
}

/** Delivers one batch; undefined when nothing is due. */
function deliverBatch({ db, merchants, now }: BroadcastDeps): Promise<string[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    const broadcast = await transaction
      .selectFrom('inbox_broadcast')
      .selectAll()
      .where('ended_at', 'is', null)
      .where('starts_at', '<=', atTime(now))
      .orderBy('starts_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (broadcast === undefined) return undefined;
    const isOver = broadcast.expires_at !== null && broadcast.expires_at <= now;
    const merchant = await merchants.byCode(broadcast.merchant_code);
    const [lowest] = merchant === undefined ? [] : levelsOf(merchant.settings.loyalty, merchant.currency);
    const found = isOver ? [] : await findReaders(transaction, broadcast, lowest?.code ?? '');
    const receivers = found.filter(({ isWritten }) => isWritten).map(({ id }) => id);
    const { rows } = await sql<{ accountId: string }>`
      insert into inbox_message (id, account_id, type, event_key, broadcast_id, link, written_at, expires_at)
      select draft.id, draft.account_id, 'operator', ${`broadcast:${broadcast.id}`}, ${broadcast.id}::uuid, ${broadcast.link}::text,
        ${new Date(now)}::timestamptz, ${broadcast.expires_at === null ? null : new Date(broadcast.expires_at)}::timestamptz
      from unnest(${receivers.map(() => randomUUID())}::uuid[], ${receivers}::uuid[]) as draft (id, account_id)
      on conflict (account_id, event_key) do nothing
      returning account_id as "accountId"`.execute(transaction);
    await transaction
      .updateTable('inbox_broadcast')
      .set({
        last_account: found.at(-1)?.id ?? broadcast.last_account,
        ended_at: found.length < BATCH ? new Date(now) : null,
      })
      .where('id', '=', broadcast.id)
      .execute();
    return rows.map(({ accountId }) => accountId);
  });
}

/**
 * Finds the next accounts of an audience, and whether they get the message: marketing skips players who excluded
 * themselves, or whose account is blocked or frozen.
 */
async function findReaders(
  db: Kysely<Database>,
  { merchant_code, audience, kind, last_account }: Selectable<InboxBroadcastTable>,
  lowestLevel: string,
): Promise<{ id: string; isWritten: boolean }[]> {
  const account = 'account' in audience ? audience.account : null;
  const level = 'level' in audience ? audience.level : null;
  const { rows } = await sql<{ id: string; isWritten: boolean }>`
    select a.id, a.status = 'active' and (${kind} = 'service' or not exists (
      select from ledger_account l where l.bucket = ledger_bucket(a.merchant_code, a.id::text) and l.owner = a.id::text and l.kind = 'cash'
        and (l.is_blocked or l.is_frozen or l.excluded_until > now()))) as "isWritten"
    from account a
    where a.merchant_code = ${merchant_code} and a.type in (0, 1, 2) and (${last_account}::uuid is null or a.id > ${last_account}::uuid)
      and (${account}::uuid is null or a.id = ${account}::uuid)
      and (${level}::text is null or ${level} = coalesce((select p.level from loyalty_player p join merchant m on m.code = a.merchant_code and m.currency = p.currency
        where p.account_id = a.id), ${lowestLevel}))
    order by a.id limit ${BATCH}`.execute(db);
  return rows;
}
