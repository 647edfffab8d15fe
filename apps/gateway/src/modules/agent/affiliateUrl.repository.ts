import { sql, type Insertable, type Selectable } from 'kysely';
import type { AffiliateUrlTable } from '../../tables/agentTables.ts';
import { atTime } from '../../sqlTime.ts';
import type { Connection } from './team.repository.ts';

export type AffiliateUrlRow = Selectable<AffiliateUrlTable>;

/** Reads and writes the rows of `affiliate_url`. */
export function createAffiliateUrlRepository(db: Connection) {
  const ofAgent = (agentId: string) =>
    db.selectFrom('affiliate_url').where('agent_id', '=', agentId).where('deleted_at', 'is', null);
  return {
    async list(agentId: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const [rows, count] = await Promise.all([
        ofAgent(agentId)
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('code')
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
          .execute(),
        ofAgent(agentId)
          .select((select) => select.fn.countAll<bigint>().as('count'))
          .executeTakeFirstOrThrow(),
      ]);
      return { rows, totalCount: Number(count.count) };
    },
    /** Counts the agent's links that still work; deleted and expired ones do not count. */
    async countActive(agentId: string, now: number): Promise<number> {
      const { count } = await ofAgent(agentId)
        .select((select) => select.fn.countAll<bigint>().as('count'))
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', atTime(now))]))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    insert: (row: Insertable<AffiliateUrlTable>): Promise<AffiliateUrlRow> =>
      db.insertInto('affiliate_url').values(row).returningAll().executeTakeFirstOrThrow(),
    /** Finds a link of an agent, deleted or not. */
    find: (agentId: string, code: string): Promise<AffiliateUrlRow | undefined> =>
      db
        .selectFrom('affiliate_url')
        .selectAll()
        .where('agent_id', '=', agentId)
        .where('code', '=', code)
        .executeTakeFirst(),
    byCode: (merchantCode: string, code: string): Promise<AffiliateUrlRow | undefined> =>
      db
        .selectFrom('affiliate_url')
        .selectAll()
        .where('merchant_code', '=', merchantCode)
        .where('code', '=', code)
        .executeTakeFirst(),
    remove: (agentId: string, code: string, now: number): Promise<AffiliateUrlRow | undefined> =>
      db
        .updateTable('affiliate_url')
        .set({ deleted_at: new Date(now) })
        .where('agent_id', '=', agentId)
        .where('code', '=', code)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    async countVisit(merchantCode: string, code: string): Promise<void> {
      await db
        .updateTable('affiliate_url')
        .set({ visits: sql<number>`visits + 1` })
        .where('merchant_code', '=', merchantCode)
        .where('code', '=', code)
        .where('deleted_at', 'is', null)
        .execute();
    },
    async countRegistration(merchantCode: string, code: string): Promise<void> {
      await db
        .updateTable('affiliate_url')
        .set({ registrations: sql<number>`registrations + 1` })
        .where('merchant_code', '=', merchantCode)
        .where('code', '=', code)
        .execute();
    },
  };
}
