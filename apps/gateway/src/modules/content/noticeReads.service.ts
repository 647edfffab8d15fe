import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { CallSession } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { ContentService } from './content.service.ts';

interface Reader {
  session: CallSession;
}

type Closed = Refusal<'account.real_required'>;

/** Which announcements an account has read (NOTE-03). Trials can read everything; nothing is stored for them. */
export interface NoticeReads {
  /** Records that an announcement was read, if it is running. */
  read(reader: Reader, announcementId: string): Promise<null | Closed>;
  /** Lists the running announcements that were read. */
  list(reader: Reader): Promise<{ ids: string[] } | Closed>;
  /** Counts the unread running announcements. */
  countUnread(reader: Reader): Promise<number>;
}

export function createNoticeReads({
  db,
  clock,
  content,
}: {
  db: Kysely<Database>;
  clock: () => number;
  content: Pick<ContentService, 'runningNoticeIds'>;
}): NoticeReads {
  async function readAmong({ accountId, merchantCode }: CallSession): Promise<{ ids: string[]; running: number }> {
    const running = content.runningNoticeIds(merchantCode);
    const rows = await db
      .selectFrom('announcement_read')
      .select('announcement_id')
      .where('account_id', '=', accountId)
      .where((is) => is('announcement_id', '=', is.fn.any(is.val(running))))
      .execute();
    return { ids: rows.map(({ announcement_id }) => announcement_id), running: running.length };
  }

  return {
    async read({ session }, announcementId) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { accountId, merchantCode } = session;
      if (!content.runningNoticeIds(merchantCode).includes(announcementId)) return null;
      await db
        .insertInto('announcement_read')
        .values({
          account_id: accountId,
          merchant_code: merchantCode,
          announcement_id: announcementId,
          read_at: new Date(clock()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    },
    async list({ session }) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      return { ids: (await readAmong(session)).ids };
    },
    async countUnread({ session }) {
      const { ids, running } = await readAmong(session);
      return running - ids.length;
    },
  };
}
