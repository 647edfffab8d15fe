import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { isRealType } from '../member/accountTypes.ts';

/** Something that happened to a player, as offers judge it. */
export interface RewardEvent {
  /** What no other event has: the id of the transfer, or of the line of the outbox. */
  id: string;
  kind: 'deposit' | 'bet' | 'login' | 'registered';
  player: Player;
  /** When it happened and when the player registered, in epoch milliseconds. */
  at: number;
  registeredAt: number;
  /** The level and the proved number of the player; null or left out without. */
  level?: string | null;
  mobile?: string | null;
  /** Minor units: what was credited, or the stake; below zero for a bet that was rolled back. */
  amount: bigint;
  /** Of a bet; empty otherwise. */
  gameType: string;
  /** The game of a bet; left out otherwise. */
  nodeId?: string | undefined;
  /** Of a deposit: whether it is the first of the account. */
  isFirst: boolean;
}

const kinds: Readonly<Partial<Record<string, RewardEvent['kind']>>> = {
  'ledger.deposit': 'deposit',
  'ledger.bet': 'bet',
  'ledger.rollback': 'bet',
  'account.login': 'login',
  'account.registered': 'registered',
};

/** Whether a line of the outbox can mean anything to an offer. */
export function isRewardLine({ topic }: Pick<OutboxLine, 'topic'>): boolean {
  return Object.hasOwn(kinds, topic);
}

interface Row {
  place: number;
  merchantCode: string;
  type: number;
  registeredAt: number;
  level: string | null;
  mobile: string | null;
  moved: bigint | null;
  gameType: string | null;
  nodeId: string | null;
  isFirst: boolean;
}

/**
 * Reads what lines of the outbox mean to offers. Accounts that hold no real money mean nothing, and players who excluded
 * themselves or are blocked, whose events bring nothing. Each row is looked up by its key, those of a player once:
 * `offset 0` keeps the planner from making a join that reads the tables. `wanted`: the kinds of events that are asked for; all where it is left out.
 */
export async function readRewardEvents(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
  wanted?: ReadonlySet<string>,
): Promise<RewardEvent[]> {
  const told = lines.filter(({ topic }) => {
    const kind = kinds[topic];
    return kind !== undefined && (wanted === undefined || wanted.has(kind));
  });
  if (told.length === 0) return [];
  const { rows } = await sql<Row>`
    with line as materialized (
      select * from unnest(${told.map(({ bucket }) => bucket)}::int[], ${told.map(({ owner }) => owner)}::uuid[], ${told.map(({ transferId }) => transferId)}::uuid[],
        ${told.map(({ at }) => new Date(at))}::timestamptz[]) with ordinality line (bucket, owner, id, at, place)
    ), player as materialized (
      select a.*, coalesce(c.is_blocked, false) as is_blocked, c.excluded_until,
        (select level from loyalty_player l where l.account_id = a.id order by turnover desc limit 1) as level
      from (select distinct bucket, owner from line) one
      cross join lateral (select id, merchant_code, type, registered_at, mobile from account where id = one.owner offset 0) a
      cross join lateral (select bool_or(is_blocked) as is_blocked, max(excluded_until) as excluded_until
        from ledger_account where bucket = one.bucket and owner = one.owner::text and kind = 'cash') c
    )
    select line.place::int, a.merchant_code as "merchantCode", a.type, a.registered_at as "registeredAt", a.mobile, a.level, t.moved, o.game_type as "gameType", o.node_id as "nodeId",
      coalesce(t.kind = 'deposit' and not exists (
        select from deposit_order d where d.bucket = t.bucket and d.account_id = a.id and d.state = 'PAID' and d.id::text <> t.provider_tx_id and d.settled_at < t.recorded_at), false) as "isFirst"
    from line join player a on a.id = line.owner
    left join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t on true
    left join lateral (select game_type, node_id from bet_order where bucket = t.bucket and id = t.order_id offset 0) o on true
    where not a.is_blocked and (a.excluded_until > line.at) is not true
      and (line.id is null or t.moved is not null and (t.kind <> 'deposit' or t.provider like 'psp:%'))
    order by line.place`.execute(transaction);
  return rows.flatMap((row) => {
    const line = told[row.place - 1];
    const kind = line && kinds[line.topic];
    if (line === undefined || kind === undefined || !isRealType(row.type)) return [];
    return {
      id: line.id,
      kind,
      player: { accountId: line.owner, merchantCode: row.merchantCode },
      at: line.at,
      registeredAt: row.registeredAt,
      level: row.level,
      mobile: row.mobile,
      // A stake leaves the account.
      amount: kind === 'bet' ? -(row.moved ?? 0n) : (row.moved ?? 0n),
      gameType: row.gameType ?? '',
      nodeId: row.nodeId ?? undefined,
      isFirst: row.isFirst,
    };
  });
}
