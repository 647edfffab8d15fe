import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { localize } from '../catalogue/localized.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { createContentPublisher, type NewAnnouncement } from './contentPublisher.ts';
import { isOver } from './content.rules.ts';

const ID = /^[\w-]{1,100}$/;
const TITLE_MAX = 200;
const CONTENT_MAX = 20_000;

/** An announcement as operators see it. */
export interface AnnouncementEntry {
  id: string;
  groupName: NewAnnouncement['groupName'];
  title: string;
  languages: string[];
  startsAt: number;
  endsAt: number | null;
  state: 'scheduled' | 'running' | 'over';
  /** How many players have read it. */
  read: number;
}

/** The input of an operator; an edit keeps the fields that it leaves out. */
export type AnnouncementChange = Partial<
  Pick<NewAnnouncement, 'groupName' | 'titles' | 'contents' | 'startsAt' | 'endsAt'>
>;

interface Named {
  merchantCode: string;
  id: string;
  operator: string;
}

/** Operations on announcements. Throws OperatorError for invalid requests. */
export interface AnnouncementDesk {
  list(merchantCode: string): Promise<AnnouncementEntry[]>;
  /** Adds an announcement. Its title and content must have the same languages. */
  add(named: Named, announcement: AnnouncementChange): Promise<void>;
  edit(named: Named, change: AnnouncementChange): Promise<void>;
  /** Ends an announcement at a time; now by default. */
  end(named: Named, at?: Date): Promise<void>;
}

export function createAnnouncementDesk({ db, clock }: { db: Kysely<Database>; clock: () => number }): AnnouncementDesk {
  const find = (connection: Kysely<Database> | Transaction<Database>, { merchantCode, id }: Named) =>
    connection
      .selectFrom('announcement')
      .selectAll()
      .where('merchant_code', '=', merchantCode)
      .where('id', '=', id)
      .executeTakeFirst();

  const write = (
    named: Named,
    act: string,
    read: (transaction: Transaction<Database>) => Promise<AnnouncementChange>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const { merchantCode, id, operator } = named;
      const announcement = checked(await read(transaction), clock());
      await createContentPublisher({ db: transaction }).saveAnnouncements([{ id, merchantCode, ...announcement }]);
      await recordAct(transaction, {
        area: 'announcements',
        subject: id,
        merchantCode,
        operator,
        act,
        details: {
          title: localize(announcement.titles, { language: 'EN' }),
          startsAt: announcement.startsAt.toISOString(),
          endsAt: announcement.endsAt?.toISOString() ?? null,
        },
      });
    });

  /** Reads the existing announcement and applies an operator's changes. */
  const changed = (named: Named, change: AnnouncementChange) => async (transaction: Transaction<Database>) => {
    const row = await find(transaction, named);
    if (row === undefined) throw new OperatorError(`${named.merchantCode} has no announcement ${named.id}`);
    return {
      groupName: row.group_name,
      titles: row.titles,
      contents: row.contents,
      startsAt: new Date(row.starts_at),
      endsAt: row.ends_at === null ? null : new Date(row.ends_at),
      ...change,
    };
  };

  return {
    async list(merchantCode) {
      const rows = await db
        .selectFrom('announcement')
        .selectAll('announcement')
        .select((select) =>
          select
            .selectFrom('announcement_read')
            .whereRef('announcement_read.merchant_code', '=', 'announcement.merchant_code')
            .whereRef('announcement_read.announcement_id', '=', 'announcement.id')
            .select((columns) => columns.fn.countAll<bigint>().as('count'))
            .as('read'),
        )
        .where('merchant_code', '=', merchantCode)
        .orderBy('starts_at', 'desc')
        .orderBy('id')
        .execute();
      const now = clock();
      return rows.map((row) => ({
        id: row.id,
        groupName: row.group_name,
        title: localize(row.titles, { language: 'EN' }),
        languages: Object.keys(row.titles).toSorted(),
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        state: isOver(row, now) ? 'over' : row.starts_at > now ? 'scheduled' : 'running',
        read: Number(row.read ?? 0),
      }));
    },
    add: (named, announcement) =>
      write(named, 'add', async (transaction) => {
        if (!ID.test(named.id)) throw new OperatorError('An id has letters, digits, "_" and "-"');
        const merchant = await transaction
          .selectFrom('merchant')
          .select('code')
          .where('code', '=', named.merchantCode)
          .executeTakeFirst();
        if (merchant === undefined) throw new OperatorError(`There is no merchant ${named.merchantCode}`);
        if ((await find(transaction, named)) !== undefined)
          throw new OperatorError(`${named.merchantCode} has an announcement ${named.id} already: edit it`);
        return announcement;
      }),
    edit: (named, change) => write(named, 'edit', changed(named, change)),
    end: (named, at = new Date(clock())) => write(named, 'end', changed(named, { endsAt: at })),
  };
}

function checked(announcement: AnnouncementChange, now: number): Omit<NewAnnouncement, 'id' | 'merchantCode'> {
  const { groupName = 'PL', titles = {}, contents = {}, startsAt = new Date(now), endsAt = null } = announcement;
  const languages = Object.keys(titles).toSorted();
  if (languages.length === 0 || languages.join() !== Object.keys(contents).toSorted().join())
    throw new OperatorError('An announcement has a title and a content, each in the same languages');
  checkLengths(titles, TITLE_MAX, 'title');
  // Checked before the HTML is sanitized, because the time of that grows with the length.
  checkLengths(contents, CONTENT_MAX, 'content');
  if (endsAt !== null && endsAt <= startsAt) throw new OperatorError('An announcement ends after it begins');
  return { groupName, titles, contents, startsAt, endsAt };
}

function checkLengths(texts: LocalizedText, max: number, what: string): void {
  for (const text of Object.values(texts))
    if (text.trim() === '' || text.length > max) throw new OperatorError(`A ${what} has 1 to ${max} characters`);
}
