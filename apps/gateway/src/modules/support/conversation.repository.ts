import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { SupportConversationTable, SupportMessageTable } from '../../tables/supportTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import type { ChatPictures, DrawnPicture } from './chatPictures.ts';
import { recordOnTicket, type TicketRow } from './ticket.repository.ts';

/** A row of `support_conversation`. */
export type ConversationRow = Selectable<SupportConversationTable>;
/** A row of `support_message`, with the size of its picture. */
export type MessageRow = Selectable<SupportMessageTable> & { width: number | null; height: number | null };

/** A message to write. */
export interface NewMessage {
  accountId: string;
  author: 'player' | 'operator';
  operator: string | null;
  /** Empty for a picture. */
  text: string;
  picture?: DrawnPicture | undefined;
  key: string;
  /** Epoch milliseconds. */
  now: number;
  /** Whether an operator is online. */
  isStaffed: boolean;
}

/** The result of writing a message. */
export interface WrittenMessage {
  row: MessageRow;
  /** False if the key had been written before. */
  isNew: boolean;
  /** The ticket that the message opened. */
  opened: TicketRow | undefined;
}

/** Selects messages with the sizes of their pictures. */
const messagesOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('support_message')
    .leftJoin('support_picture', 'support_picture.id', 'support_message.picture_id')
    .selectAll('support_message')
    .select(['support_picture.width', 'support_picture.height'])
    .where('support_message.account_id', '=', accountId);

/** Finds the conversation of an account. */
export function findConversation(db: Kysely<Database>, accountId: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('support_conversation').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Opens the conversation of an account unless there is one, and stores its language. */
export async function openConversation(
  transaction: Transaction<Database>,
  account: { accountId: string; merchantCode: string; language: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('support_conversation')
    .values({
      account_id: account.accountId,
      merchant_code: account.merchantCode,
      language: account.language,
      updated_at: new Date(account.now),
      waiting_since: null,
      taken_by: null,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ language: account.language }))
    .execute();
}

/**
 * Writes a message under the next number. The lock on the conversation serializes writers, so numbers have no gaps and
 * become visible in order. A repeated key returns the stored message; undefined if there is no conversation.
 */
export async function writeMessage(
  transaction: Transaction<Database>,
  { accountId, author, operator, text, picture, key, now, isStaffed }: NewMessage,
  pictures: ChatPictures,
): Promise<WrittenMessage | undefined> {
  const conversation = await transaction
    .selectFrom('support_conversation')
    .select(['last_seq', 'merchant_code', 'waiting_since'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (conversation === undefined) return undefined;
  const written = await messagesOf(transaction, accountId).where('client_key', '=', key).executeTakeFirst();
  if (written !== undefined) return { row: written, isNew: false, opened: undefined };
  const seq = conversation.last_seq + 1;
  const picture_id = picture === undefined ? null : await pictures.store(transaction, { ...picture, accountId, now });
  const row = await transaction
    .insertInto('support_message')
    .values({
      account_id: accountId,
      seq,
      author,
      operator,
      text,
      picture_id,
      client_key: key,
      written_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('support_conversation')
    .set({
      last_seq: seq,
      updated_at: new Date(now),
      // Authors have seen all earlier messages.
      ...(author === 'player'
        ? { player_read_seq: seq, waiting_since: sql`coalesce(waiting_since, ${atTime(now)})` }
        : { operator_read_seq: seq, waiting_since: null, taken_by: operator }),
    })
    .where('account_id', '=', accountId)
    .execute();
  if (author === 'operator' && conversation.waiting_since !== null)
    await publishAnswer(transaction, { accountId, merchantCode: conversation.merchant_code }, seq);
  const { ticket, isOpened } = await recordOnTicket(transaction, {
    accountId,
    merchantCode: conversation.merchant_code,
    state: author === 'player' ? 'waiting' : 'answered',
    isStaffed,
    now,
  });
  return {
    row: { ...row, width: picture?.width ?? null, height: picture?.height ?? null },
    isNew: true,
    opened: isOpened ? ticket : undefined,
  };
}

/** Adds an event to the outbox: a player's question was answered. */
async function publishAnswer(transaction: Transaction<Database>, player: Player, seq: number): Promise<void> {
  const payload = JSON.stringify({ merchantCode: player.merchantCode, seq });
  await sql`select ledger_tell(${bucketOf(player)}, 'chat.answered', ${player.accountId}, ${payload}::jsonb)`.execute(
    transaction,
  );
}

/** Returns the oldest messages after `since`, or the newest before `before`, in order. */
export async function listMessages(
  db: Kysely<Database>,
  accountId: string,
  { since, before, limit }: { since?: number | undefined; before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const ofAccount = messagesOf(db, accountId).limit(limit);
  if (since !== undefined) return ofAccount.where('seq', '>', since).orderBy('seq').execute();
  const newest = before === undefined ? ofAccount : ofAccount.where('seq', '<', before);
  return (await newest.orderBy('seq', 'desc').execute()).toReversed();
}

/** Returns the number of operators' messages that the player has not seen. */
export async function countUnread(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('support_message')
    .innerJoin('support_conversation', 'support_conversation.account_id', 'support_message.account_id')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('support_message.account_id', '=', accountId)
    .where('author', '=', 'operator')
    .whereRef('seq', '>', 'player_read_seq')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records up to where one side has read; never moves backwards. Returns whether it advanced. */
export async function markRead(
  db: Kysely<Database>,
  accountId: string,
  side: 'player_read_seq' | 'operator_read_seq',
  seq: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_conversation')
    .set({ [side]: sql<number>`least(${seq}::int, last_seq)` })
    .where('account_id', '=', accountId)
    .where(side, '<', sql<number>`least(${seq}::int, last_seq)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
