import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 } from 'uuid';
import type { InboxType } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { InboxDraft } from './inboxDraft.ts';

/** How long messages are kept, in ms. */
const RETENTION_MS = 180 * 86_400_000;
/** How long a message is kept after its end, in ms. */
const RETENTION_AFTER_END_MS = 7 * 86_400_000;
/** How long a deleted message can be restored, in ms. */
const RESTORABLE_MS = 10 * 60_000;
/** How many messages one statement removes. */
const SWEEP_BATCH = 1_000;

type Connection = Kysely<Database> | Transaction<Database>;

/** A message that was just written. */
export interface WrittenMessage {
  id: string;
  accountId: string;
  type: InboxType;
}

/**
 * Inserts messages, each once for its event, and returns the new ones. Deleted accounts and trials get none, and
 * messages past their retention are skipped.
 */
export async function insertDrafts(
  transaction: Transaction<Database>,
  all: readonly InboxDraft[],
  now: number,
): Promise<WrittenMessage[]> {
  // Skips messages past their retention, so that a replay of old events writes none.
  const drafts = all.filter(({ at }) => at > now - RETENTION_MS);
  if (drafts.length === 0) return [];
  const column = <Value>(read: (draft: InboxDraft) => Value): Value[] => drafts.map(read);
  // Ids are increasing, so that messages of the same moment are listed in the order of their events.
  const ids = column(() => v7());
  const { rows } = await sql<WrittenMessage>`
    insert into inbox_message (id, account_id, type, event_key, text_key, params, link, written_at)
    select draft.id, draft.account_id, draft.type, draft.event_key, draft.text_key, draft.params, draft.link, draft.at
    from unnest(${ids}::uuid[], ${column(({ accountId }) => accountId)}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ eventKey }) => eventKey)}::text[], ${column(({ textKey }) => textKey)}::text[], ${column(({ params }) => JSON.stringify(params))}::jsonb[],
      ${column(({ link }) => link)}::text[], ${column(({ at }) => new Date(at))}::timestamptz[])
      as draft (id, account_id, type, event_key, text_key, params, link, at)
    cross join lateral (select type from account where id = draft.account_id offset 0) a
    where a.type in (0, 1, 2)
    on conflict (account_id, event_key) do nothing
    returning id, account_id as "accountId", type`.execute(transaction);
  return rows;
}

/** Selects the messages that an account can see at a time. */
function visible(db: Connection, accountId: string, now: number) {
  return db
    .selectFrom('inbox_message')
    .where('inbox_message.account_id', '=', accountId)
    .where('inbox_message.deleted_at', 'is', null)
    .where((is) =>
      is.or([is('inbox_message.expires_at', 'is', null), is('inbox_message.expires_at', '>', atTime(now))]),
    );
}

/** A position in a list, newest first. */
export interface ListPosition {
  writtenAt: number;
  id: string;
}

/** Lists messages of an account, newest first, after a position. */
export function listMessages(
  db: Connection,
  accountId: string,
  {
    type,
    before,
    limit,
    now,
  }: { type?: InboxType | undefined; before?: ListPosition | undefined; limit: number; now: number },
) {
  return visible(db, accountId, now)
    .leftJoin('inbox_broadcast', 'inbox_broadcast.id', 'inbox_message.broadcast_id')
    .select([
      'inbox_message.id',
      'inbox_message.type',
      'inbox_message.text_key',
      'inbox_message.params',
      'inbox_message.link',
      'inbox_message.written_at',
      'inbox_message.read_at',
      'inbox_broadcast.titles',
      'inbox_broadcast.contents',
    ])
    .$if(type !== undefined, (query) => query.where('inbox_message.type', '=', type!))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(inbox_message.written_at, inbox_message.id) < (${atTime(before!.writtenAt)}, ${before!.id}::uuid)`,
      ),
    )
    .orderBy('inbox_message.written_at', 'desc')
    .orderBy('inbox_message.id', 'desc')
    .limit(limit)
    .execute();
}

/** A message in a list. */
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Counts the unread messages of an account. */
export async function countUnread(db: Connection, accountId: string, now: number): Promise<number> {
  const { count } = await visible(db, accountId, now)
    .where('read_at', 'is', null)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a message as read; returns whether the account has it. */
export async function readMessage(db: Connection, accountId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_message')
    .set({ read_at: sql`coalesce(read_at, ${new Date(now)})` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks all messages written up to a time as read. */
export async function readAllMessages(
  db: Connection,
  accountId: string,
  { upTo, type, now }: { upTo: number; type?: InboxType | undefined; now: number },
): Promise<void> {
  await db
    .updateTable('inbox_message')
    .set({ read_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .where('written_at', '<=', atTime(upTo))
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .execute();
}

/** Deletes a message; returns whether the account has it or has already deleted it. */
export async function deleteMessage(db: Connection, accountId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_message')
    .set({ deleted_at: sql`coalesce(deleted_at, ${new Date(now)})` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Restores a recently deleted message; returns whether the account has it. A message withdrawn by an operator is not
 * restored.
 */
export async function restoreMessage(db: Connection, accountId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_message')
    .set({ deleted_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where((is) => is.or([is('deleted_at', 'is', null), is('deleted_at', '>', atTime(now - RESTORABLE_MS))]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('inbox_broadcast')
            .whereRef('inbox_broadcast.id', '=', 'inbox_message.broadcast_id')
            .where('is_withdrawn', '=', true)
            .select('inbox_broadcast.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes messages that are old, or ended some days ago, in batches. */
export async function removeOldMessages(db: Kysely<Database>, now: number): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('inbox_message')
      .where('id', 'in', (select) =>
        select
          .selectFrom('inbox_message')
          .select('id')
          .where((is) =>
            is.or([
              is('written_at', '<=', atTime(now - RETENTION_MS)),
              is('expires_at', '<=', atTime(now - RETENTION_AFTER_END_MS)),
            ]),
          )
          .limit(SWEEP_BATCH),
      )
      .executeTakeFirst();
    if (numDeletedRows < BigInt(SWEEP_BATCH)) return;
  }
}

/** A login in the outbox. */
export interface DeviceLogin {
  accountId: string;
  device: string;
  at: number;
}

/**
 * Stores the devices of logins, and returns the logins with a device that is new to the account. The first device of an
 * account does not count as new.
 */
export async function recordDevices(
  transaction: Transaction<Database>,
  logins: readonly DeviceLogin[],
): Promise<DeviceLogin[]> {
  const withNewDevice: DeviceLogin[] = [];
  for (const { accountId, device, at } of logins) {
    const { rows } = await sql<{ isFirst: boolean }>`
      insert into inbox_known_device (account_id, device, first_seen_at)
      select id, ${device}, ${new Date(at)} from account where id = ${accountId}::uuid
      on conflict (account_id, device) do nothing
      returning not exists (select from inbox_known_device k where k.account_id = inbox_known_device.account_id) as "isFirst"`.execute(
      transaction,
    );
    if (rows[0]?.isFirst === false) withNewDevice.push({ accountId, device, at });
  }
  return withNewDevice;
}
