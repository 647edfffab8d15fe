import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { BroadcastAudience } from '../../tables/inboxTables.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { isSitePath } from '../content/address.rules.ts';
import { cleanHtml } from '../content/html.rules.ts';
import { localize } from '../catalogue/localized.ts';
import { levelsOf } from '../loyalty/loyaltySettings.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { OperatorError } from '../merchant/operatorError.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TITLE_MAX = 200;
/** The longest content, in characters, before and after it is sanitized. */
const CONTENT_MAX = 20_000;
const LIST_LENGTH = 50;

/** A message of an operator to players. */
export interface NewBroadcast {
  merchantCode: string;
  /** The name of an account, the code of a level, or all players. */
  to: { name: string } | { level: string } | 'all';
  kind: 'marketing' | 'service';
  titles: LocalizedText;
  /** HTML, sanitized before it is stored. */
  contents: LocalizedText;
  /** A path of the site. */
  link: string | null;
  /** Epoch milliseconds; now when left out. */
  startsAt?: number | undefined;
  expiresAt?: number | undefined;
  operator: string;
}

/** A broadcast as operators see it. */
export interface BroadcastEntry {
  id: string;
  title: string;
  audience: BroadcastAudience;
  kind: NewBroadcast['kind'];
  madeBy: string;
  startsAt: number;
  expiresAt: number | null;
  isWithdrawn: boolean;
  /** How many players have received it, and how many of these have read it. */
  written: number;
  read: number;
}

/** Broadcasts to players. Throws OperatorError for invalid requests. */
export interface InboxDesk {
  /** Stores a broadcast, which is delivered when its time comes. Returns its id. */
  send(broadcast: NewBroadcast): Promise<string>;
  /** Lists the latest broadcasts, newest first. */
  list(merchantCode: string): Promise<BroadcastEntry[]>;
  /** Withdraws a broadcast, from players who have received it and from those who have not yet. */
  withdraw(withdrawal: { id: string; operator: string }): Promise<void>;
}

interface DeskDeps {
  db: Kysely<Database>;
  clock: () => number;
}

export function createInboxDesk({ db, clock }: DeskDeps): InboxDesk {
  async function audienceOf({ merchantCode, to }: NewBroadcast): Promise<BroadcastAudience> {
    const merchant = await db
      .selectFrom('merchant')
      .select(['settings', 'currency'])
      .where('code', '=', merchantCode)
      .executeTakeFirst();
    if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
    if (to === 'all') return {};
    if ('level' in to) {
      const levels = levelsOf(parseMerchantSettings(merchant.settings).loyalty, merchant.currency as Currency);
      if (!levels.some(({ code }) => code === to.level))
        throw new OperatorError(
          `${merchantCode} has no level ${to.level}; its levels: ${levels.map(({ code }) => code).join(', ')}`,
        );
      return { level: to.level };
    }
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('merchant_code', '=', merchantCode)
      .where('account', '=', to.name.toLowerCase())
      .executeTakeFirst();
    if (row === undefined) throw new OperatorError(`${merchantCode} has no account ${to.name}`);
    return { account: row.id };
  }

  return {
    async send(broadcast) {
      const { merchantCode, kind, titles, link, operator } = broadcast;
      const contents = checkedContents(broadcast);
      const startsAt = broadcast.startsAt ?? clock();
      if (broadcast.expiresAt !== undefined && broadcast.expiresAt <= Math.max(startsAt, clock()))
        throw new OperatorError('A message ends after it begins, and not in the past');
      if (link !== null && !isSitePath(link)) throw new OperatorError(`The link is not a path of the site: ${link}`);
      const audience = await audienceOf(broadcast);
      const id = randomUUID();
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('inbox_broadcast')
          .values({
            id,
            merchant_code: merchantCode,
            kind,
            audience: JSON.stringify(audience),
            titles: JSON.stringify(titles),
            contents: JSON.stringify(contents),
            link,
            made_by: operator,
            made_at: new Date(clock()),
            starts_at: new Date(startsAt),
            expires_at: broadcast.expiresAt === undefined ? null : new Date(broadcast.expiresAt),
            last_account: null,
            ended_at: null,
          })
          .execute();
        await recordAct(transaction, {
          area: 'inbox',
          subject: id,
          merchantCode,
          operator,
          act: 'send',
          details: { kind, audience: JSON.stringify(audience), title: localize(titles, { language: 'EN' }) },
        });
      });
      return id;
    },

    async list(merchantCode) {
      const rows = await db
        .selectFrom('inbox_broadcast')
        .selectAll('inbox_broadcast')
        .select((select) => [
          select
            .selectFrom('inbox_message')
            .whereRef('broadcast_id', '=', 'inbox_broadcast.id')
            .select((columns) => columns.fn.countAll<bigint>().as('count'))
            .as('written'),
          select
            .selectFrom('inbox_message')
            .whereRef('broadcast_id', '=', 'inbox_broadcast.id')
            .where('read_at', 'is not', null)
            .select((columns) => columns.fn.countAll<bigint>().as('count'))
            .as('read'),
        ])
        .where('merchant_code', '=', merchantCode)
        .orderBy('made_at', 'desc')
        .limit(LIST_LENGTH)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        title: localize(row.titles, { language: 'EN' }),
        audience: row.audience,
        kind: row.kind,
        madeBy: row.made_by,
        startsAt: row.starts_at,
        expiresAt: row.expires_at,
        isWithdrawn: row.is_withdrawn,
        written: Number(row.written ?? 0),
        read: Number(row.read ?? 0),
      }));
    },

    withdraw: ({ id, operator }) =>
      db.transaction().execute(async (transaction) => {
        const now = new Date(clock());
        const row = UUID.test(id)
          ? await transaction
              .updateTable('inbox_broadcast')
              .set({ is_withdrawn: true, ended_at: now })
              .where('id', '=', id)
              .where('is_withdrawn', '=', false)
              .returning('merchant_code')
              .executeTakeFirst()
          : undefined;
        if (row === undefined) throw new OperatorError(`There is no message ${id} to take back`);
        const { numUpdatedRows } = await transaction
          .updateTable('inbox_message')
          .set({ deleted_at: now })
          .where('broadcast_id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow();
        await recordAct(transaction, {
          area: 'inbox',
          subject: id,
          merchantCode: row.merchant_code,
          operator,
          act: 'withdraw',
          details: { messages: Number(numUpdatedRows) },
        });
      }),
  };
}

/** Sanitizes the contents of a message. A message has a title in each language of its contents. */
function checkedContents({ titles, contents }: Pick<NewBroadcast, 'titles' | 'contents'>): LocalizedText {
  const languages = Object.keys(titles).toSorted();
  if (languages.length === 0 || languages.join() !== Object.keys(contents).toSorted().join())
    throw new OperatorError('A message has a title and a content, each in the same languages');
  for (const title of Object.values(titles))
    if (title.trim() === '' || title.length > TITLE_MAX)
      throw new OperatorError(`A title has 1 to ${TITLE_MAX} characters`);
  return Object.fromEntries(
    Object.entries(contents).map(([language, html]) => {
      // Checked before sanitizing, whose time grows with the length.
      if (html.length > CONTENT_MAX) throw new OperatorError(`A content has at most ${CONTENT_MAX} characters`);
      const clean = cleanHtml(html);
      if (clean === '' || clean.length > CONTENT_MAX)
        throw new OperatorError(`Nothing, or too much, is left of the content in ${language}`);
      return [language, clean];
    }),
  );
}
