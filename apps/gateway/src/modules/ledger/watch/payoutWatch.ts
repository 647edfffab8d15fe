import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database.ts';
import type { OutboxReader } from './outboxReader.ts';

const watched = new Set(['ledger.bet', 'ledger.win', 'ledger.jackpot_win', 'ledger.rollback', 'ledger.adjustment']);

/** A vendor's payouts beyond its limit of a day. */
interface Excess {
  provider: string;
  reason: string;
}

/**
 * Sums each vendor's stakes and payouts of a day, and stops a vendor that exceeds its limit: its bets and wins are
 * refused until an operator removes the stop. Single rounds are checked with the win itself. The largest payout of the
 * day does not count for the share, because it may be a legitimate top win of a game.
 */
export const payoutWatch: OutboxReader = {
  name: 'payouts',
  async apply(lines, transaction) {
    const moves = lines.filter(({ topic, transferId }) => watched.has(topic) && transferId !== null);
    if (moves.length === 0) return;
    const buckets = moves.map(({ bucket }) => bucket);
    const ids = moves.map(({ transferId }) => transferId);
    // Each transfer is looked up by its key: `offset 0` keeps the planner from a join that reads the whole table.
    await sql`
      insert into provider_day (provider, currency, day, staked, paid, greatest)
      select provider, currency, day, -coalesce(sum(moved) filter (where kind in ('bet', 'rollback') or (kind = 'adjustment' and category = 'stake')), 0),
        coalesce(sum(moved) filter (where kind in ('win', 'jackpot_win') or (kind = 'adjustment' and category = 'payout')), 0),
        greatest(coalesce(max(moved) filter (where kind in ('win', 'jackpot_win') or (kind = 'adjustment' and category = 'payout')), 0), 0)
      from unnest(${buckets}::int[], ${ids}::uuid[]) as line (bucket, id)
      cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
      where status = 'OK' and currency is not null
        and (kind <> 'adjustment' or category is not null)
      group by provider, currency, day
      on conflict (provider, currency, day) do update set staked = provider_day.staked + excluded.staked, paid = provider_day.paid + excluded.paid,
        greatest = greatest(provider_day.greatest, excluded.greatest)
    `.execute(transaction);
    for (const { provider, reason } of await findExcesses(transaction)) {
      const stopped = await transaction
        .insertInto('provider_stop')
        .values({ provider, stops_wins: true, reason, stopped_by: 'payout watch' })
        .onConflict((conflict) => conflict.columns(['provider', 'game_code']).doNothing())
        .returning('provider')
        .executeTakeFirst();
      if (stopped === undefined) continue;
      await sql`select ledger_alarm(0, 'vendor_stopped', ${`provider:${provider}`}, null, ${JSON.stringify({ provider, reason })}::jsonb)`.execute(
        transaction,
      );
    }
  },
};

async function findExcesses(transaction: Transaction<Database>): Promise<Excess[]> {
  // The defaults are those of the table: a vendor without a row has them too.
  const { rows } = await sql<Excess>`
    select d.provider, case when d.paid > coalesce(c.day_max, 100000000000000) then 'paid ' || d.paid || ' ' || d.currency || ' in a day'
      else 'paid ' || d.paid || ' of ' || d.staked || ' ' || d.currency || ' staked in a day, ' || d.greatest || ' of it at once' end as reason
    from provider_day d left join provider_cap c on c.provider = d.provider and c.currency = d.currency
    where d.day >= current_date - 1 and (d.paid > coalesce(c.day_max, 100000000000000)
      or (d.staked >= coalesce(c.share_floor, 100000000) and (d.paid - d.greatest)::numeric * 1000000 > d.staked::numeric * coalesce(c.day_share_ppm, 3000000)))
  `.execute(transaction);
  return rows;
}
