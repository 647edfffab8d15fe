import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database.ts';

/**
 * Calls `read` until readers of the outbox have read every line. Once is not enough: a reader reads nothing while
 * another process has locked its position.
 */
export async function untilRead(
  db: Kysely<Database>,
  readers: string | readonly string[],
  read: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await read();
    const { rows } = await sql`
      select from unnest(${[readers].flat()}::text[]) name left join ledger_outbox_reader r using (name)
      where exists (select from ledger_outbox o where o.tx > coalesce(r.tx, '0') and not coalesce(pg_visible_in_snapshot(o.tx, r.read_beyond), false))
        or exists (select from ledger_transfer t where t.tx > coalesce(r.tx, '0') and t.status = 'OK' and not coalesce(pg_visible_in_snapshot(t.tx, r.read_beyond), false)) limit 1`.execute(
      db,
    );
    if (rows.length === 0) return;
  }
}
