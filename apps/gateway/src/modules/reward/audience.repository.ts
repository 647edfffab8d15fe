import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';

/** The player for whom an offer is evaluated. */
export interface AudienceFacts {
  /** Epoch milliseconds. */
  registeredAt: number;
  /** The code of the player's level; null, the lowest level, before the first bet or deposit. */
  level: string | null;
  /** The number that the player proved to own, in E.164; null without one. */
  mobile: string | null;
}

/** Reads the data of a player; undefined for an excluded or blocked one, who gets no offers. */
export async function readAudience(
  db: Kysely<Database> | Transaction<Database>,
  player: Player,
  now: number,
): Promise<AudienceFacts | undefined> {
  const { rows } = await sql<AudienceFacts>`
    select a.registered_at as "registeredAt", a.mobile, (select level from loyalty_player l where l.account_id = a.id order by turnover desc limit 1) as level
    from account a where a.id = ${player.accountId} and not exists (
      select from ledger_account where bucket = ${bucketOf(player)} and owner = ${player.accountId} and kind = 'cash' and (is_blocked or excluded_until > ${new Date(now)}))`.execute(
    db,
  );
  return rows[0];
}
