import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ContestReward } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { RewardGrantTable } from '../../tables/rewardTables.ts';

/** A contest to which rewards add: a raffle by tickets, a tournament by points. */
export interface RewardContest {
  code: string;
  titles: LocalizedText;
  /** Epoch milliseconds. */
  endsAt: number;
  /** What a reward can add; undefined for a tournament that ranks by another measure. */
  adds: ContestReward['unit'] | undefined;
}

/** Returns the contests of a merchant with the given codes. */
export async function contestsByCode(
  db: Kysely<Database> | Transaction<Database>,
  merchantCode: string,
  codes: readonly string[],
): Promise<Map<string, RewardContest>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('contest')
    .select(['code', 'titles', 'ends_at', 'kind', sql<string>`rule -> 'measure' ->> 'by'`.as('measure')])
    .where('merchant_code', '=', merchantCode)
    .where('code', 'in', [...new Set(codes)])
    .execute();
  return new Map(
    rows.map(({ code, titles, ends_at, kind, measure }) => {
      const adds = kind === 'raffle' ? 'tickets' : measure === 'points' ? 'points' : undefined;
      return [code, { code, titles, endsAt: ends_at, adds }];
    }),
  );
}

/** Returns the tickets or points of a reward; undefined for other rewards. */
export function contestRewardOf({
  tickets,
  points,
}: Pick<Selectable<RewardGrantTable>, 'tickets' | 'points'>): ContestReward | undefined {
  if (tickets !== null) return { unit: 'tickets', count: tickets.count, contest: tickets.raffle };
  return points === null ? undefined : { unit: 'points', ...points };
}

/**
 * Adds the tickets or points of a reward that the caller has locked to their contest, once; the player joins it. Returns
 * false, without effect, if the contest is over. The contest is neither drawn nor ranked before this transaction ends.
 */
export async function enterContest(
  transaction: Transaction<Database>,
  { bucket, id }: Pick<Selectable<RewardGrantTable>, 'bucket' | 'id'>,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  const { rows } = await sql`
    select contest_enter(g, ${at}) from reward_grant g
    where g.bucket = ${bucket} and g.id = ${id} and contest_hold(g.merchant_code, reward_contest(g), ${at}) is not null`.execute(
    transaction,
  );
  return rows.length > 0;
}
