import { sql, type Kysely } from 'kysely';
import type { Currency, LimitKind, LimitPeriod } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';

/** The current state of a limit in the ledger, with the part already used. Amounts are minor units. */
export interface CountedLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint | null;
  used: bigint;
  /** A pending raise. */
  nextAmount: bigint | null;
  nextAt: number | null;
}

/**
 * Returns every limit of a player, set or not. Periods and sums are those of `ledger_room`, so the displayed figure is
 * the one that bets and deposits are checked against.
 */
export async function listCountedLimits(
  db: Kysely<Database>,
  player: Player,
  currency: Currency,
  timeZone: string,
): Promise<CountedLimit[]> {
  const bucket = bucketOf(player);
  const { rows } = await sql<CountedLimit>`
    select k.kind, p.period,
      case when l.next_at <= clock_timestamp() then l.next_amount else l.amount end as "amount",
      coalesce(used.amount, 0)::bigint as "used",
      case when l.next_at > clock_timestamp() then l.next_amount end as "nextAmount",
      case when l.next_at > clock_timestamp() then l.next_at end as "nextAt"
    from unnest(array['deposit', 'loss', 'wager']) with ordinality as k (kind, place)
    cross join unnest(array['day', 'week', 'month']) with ordinality as p (period, place)
    left join ledger_account a
      on a.bucket = ${bucket} and a.owner = ${player.accountId} and a.kind = 'cash' and a.currency = ${currency}
    left join ledger_limit l on l.bucket = a.bucket and l.account_id = a.id and l.kind = k.kind and l.period = p.period
    cross join lateral (
      select sum(case k.kind when 'deposit' then d.deposited when 'wager' then d.staked - d.refunded
          else d.staked - d.won - d.refunded end) as amount
      from ledger_daily d
      where d.bucket = a.bucket and d.account_id = a.id
        and d.day >= date_trunc(p.period, (clock_timestamp() at time zone ${timeZone})::date::timestamp)::date) used
    order by k.place, p.place`.execute(db);
  return rows;
}
