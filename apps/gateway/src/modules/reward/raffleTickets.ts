import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { RewardGrantTable } from '../../tables/rewardTables.ts';

/** A raffle that rewards give tickets for. */
export interface TicketRaffle {
  code: string;
  titles: LocalizedText;
  /** Epoch milliseconds. */
  endsAt: number;
}

/** Returns the raffles of a merchant with the given codes. */
export async function rafflesByCode(
  db: Kysely<Database> | Transaction<Database>,
  merchantCode: string,
  codes: readonly string[],
): Promise<Map<string, TicketRaffle>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('contest')
    .select(['code', 'titles', 'ends_at'])
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', 'raffle')
    .where('code', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ code, titles, ends_at }) => [code, { code, titles, endsAt: ends_at }]));
}

/**
 * Adds the tickets of a reward that the caller has locked to their raffle, once; the player joins it. Returns false,
 * without effect, if the raffle is over. The raffle is not drawn before this transaction ends.
 */
export async function enterTickets(
  transaction: Transaction<Database>,
  { bucket, id }: Pick<Selectable<RewardGrantTable>, 'bucket' | 'id'>,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  const { rows } = await sql`
    select raffle_ticket_enter(g, ${at}) from reward_grant g
    where g.bucket = ${bucket} and g.id = ${id} and raffle_hold(g.merchant_code, g.tickets ->> 'raffle', ${at}) is not null`.execute(
    transaction,
  );
  return rows.length > 0;
}
