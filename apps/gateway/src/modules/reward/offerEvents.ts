import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { isRealType } from '../member/accountTypes.ts';
import { voidWins } from '../provider/betOdds.ts';

/** An event of a player, as offers evaluate it. */
export interface RewardEvent {
  /**
   * A unique key of the player's event: the id of the transfer or outbox line, the reached level, or the referred
   * player.
   */
  id: string;
  kind: 'deposit' | 'bet' | 'login' | 'registered' | 'level' | 'referral';
  player: Player;
  /** When the event happened and when the player registered, in epoch milliseconds. */
  at: number;
  registeredAt: number;
  /** The player's level and proved number; null or omitted without one. */
  level?: string | null;
  mobile?: string | null;
  /** Minor units: the credited amount or the stake; negative for a bet that was rolled back or void. */
  amount: bigint;
  /** The game type of a bet; empty otherwise. */
  gameType: string;
  /** The game of a bet; omitted otherwise. */
  nodeId?: string | undefined;
  /** The code of the reached level; omitted otherwise. */
  reached?: string | undefined;
  /** Whether a deposit is the first of the account. */
  isFirst: boolean;
}

const kinds: Readonly<Partial<Record<string, RewardEvent['kind']>>> = {
  'ledger.deposit': 'deposit',
  'ledger.bet': 'bet',
  'ledger.rollback': 'bet',
  // A void slip returns its stake as a win.
  'ledger.win': 'bet',
  'account.login': 'login',
  'account.registered': 'registered',
  'reward.level': 'level',
  'reward.referral': 'referral',
};

/** The outbox topics that offers can use. */
export const rewardTopics: readonly string[] = Object.keys(kinds);

/** Returns the source of an event's name if it is not the line's id: a level or a referred player counts once. */
function nameOf({ id, payload }: OutboxLine, kind: RewardEvent['kind']): string {
  if (kind === 'level') return `level:${String(payload?.['level'])}`;
  return kind === 'referral' ? `referral:${String(payload?.['newcomer'])}` : id;
}

/**
 * Converts outbox lines to events for offers. Skips accounts that hold no real money, and excluded or blocked players.
 * Players, games and deposits are each looked up once by their keys: `offset 0` keeps the planner from a join that
 * scans the tables. `wanted`: the kinds of events to return; all by default.
 */
export async function readRewardEvents(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
  wanted?: ReadonlySet<string>,
): Promise<RewardEvent[]> {
  const relevant = lines.filter(({ topic, transferId, moved, payload }) => {
    const kind = kinds[topic];
    if (kind === undefined || (wanted !== undefined && !wanted.has(kind))) return false;
    if (kind === 'level') return payload?.['reason'] === 'reached';
    return transferId === null || moved !== null;
  });
  if (relevant.length === 0) return [];
  const games = await readGames(transaction, relevant);
  // Only slips can be void; most wins are those of other games.
  const slipWins = relevant.filter(
    ({ topic, orderId }) => topic === 'ledger.win' && games.get(orderId ?? '')?.gameType === 'SPORTS',
  );
  const voids = await voidWins(transaction, slipWins);
  const counted = relevant.filter(({ topic, transferId }) => topic !== 'ledger.win' || voids.has(transferId ?? ''));
  if (counted.length === 0) return [];
  const players = await readPlayers(transaction, counted);
  const deposits = await readDeposits(transaction, counted);
  return counted.flatMap((line): RewardEvent | [] => {
    const kind = kinds[line.topic];
    const player = players.get(line.owner);
    if (kind === undefined || player === undefined) return [];
    if (player.isBlocked || (player.excludedUntil !== null && player.excludedUntil > line.at)) return [];
    const deposit = line.transferId === null ? undefined : deposits.get(line.transferId);
    if (kind === 'deposit' && deposit === undefined) return [];
    const game = line.orderId === null ? undefined : games.get(line.orderId);
    const voided = voids.get(line.transferId ?? '');
    const moved = voided ?? line.moved ?? 0n;
    return {
      id: nameOf(line, kind),
      kind,
      player: player.named,
      at: line.at,
      registeredAt: player.registeredAt,
      level: player.level,
      mobile: player.mobile,
      // A stake is negative in the ledger.
      amount: kind === 'bet' ? -moved : moved,
      gameType: game?.gameType ?? '',
      nodeId: game?.nodeId,
      ...(kind === 'level' && { reached: String(line.payload?.['level']) }),
      isFirst: deposit?.isFirst ?? false,
    };
  });
}

interface EventPlayer {
  named: Player;
  registeredAt: number;
  level: string | null;
  mobile: string | null;
  isBlocked: boolean;
  excludedUntil: number | null;
}

/** Returns the players of lines who hold real money, by account. */
async function readPlayers(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<ReadonlyMap<string, EventPlayer>> {
  const owners = [...new Map(lines.map((line) => [line.owner, line])).values()];
  const { rows } = await sql<{ id: string; merchantCode: string; type: number } & Omit<EventPlayer, 'named'>>`
    select a.id, a.merchant_code as "merchantCode", a.type, a.registered_at as "registeredAt", a.mobile, coalesce(c.is_blocked, false) as "isBlocked", c.excluded_until as "excludedUntil",
      (select level from loyalty_player l where l.account_id = a.id order by turnover desc limit 1) as level
    from unnest(${owners.map(({ bucket }) => bucket)}::int[], ${owners.map(({ owner }) => owner)}::uuid[]) one (bucket, owner)
    cross join lateral (select id, merchant_code, type, registered_at, mobile from account where id = one.owner offset 0) a
    cross join lateral (select bool_or(is_blocked) as is_blocked, max(excluded_until) as excluded_until
      from ledger_account where bucket = one.bucket and owner = one.owner::text and kind = 'cash') c`.execute(
    transaction,
  );
  return new Map(
    rows
      .filter(({ type }) => isRealType(type))
      .map(({ id, merchantCode, ...rest }) => [id, { ...rest, named: { accountId: id, merchantCode } }]),
  );
}

/** Returns the games of bets, by bet. */
async function readGames(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<ReadonlyMap<string, { gameType: string; nodeId: string }>> {
  const buckets = new Map(lines.flatMap(({ orderId, bucket }) => (orderId === null ? [] : [[orderId, bucket]])));
  if (buckets.size === 0) return new Map();
  const { rows } = await sql<{ id: string; gameType: string; nodeId: string }>`
    select one.id, o.game_type as "gameType", o.node_id as "nodeId"
    from unnest(${[...buckets.values()]}::int[], ${[...buckets.keys()]}::uuid[]) one (bucket, id)
    cross join lateral (select game_type, node_id from bet_order where bucket = one.bucket and id = one.id offset 0) o`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, ...game }) => [id, game]));
}

/** Returns the deposits made by a payment, by transfer, and whether each was the first of its account. */
async function readDeposits(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<ReadonlyMap<string, { isFirst: boolean }>> {
  const depositLines = lines.filter(({ topic }) => kinds[topic] === 'deposit');
  if (depositLines.length === 0) return new Map();
  const { rows } = await sql<{ id: string; isFirst: boolean }>`
    select one.id, not exists (select from deposit_order d where d.bucket = one.bucket and d.account_id = one.owner and d.state = 'PAID'
      and d.id::text <> t.provider_tx_id and d.settled_at < t.recorded_at) as "isFirst"
    from unnest(${depositLines.map(({ bucket }) => bucket)}::int[], ${depositLines.map(({ owner }) => owner)}::uuid[], ${depositLines.map(({ transferId }) => transferId)}::uuid[]) one (bucket, owner, id)
    cross join lateral (select provider, provider_tx_id, recorded_at from ledger_transfer where bucket = one.bucket and id = one.id offset 0) t
    where t.provider like 'psp:%'`.execute(transaction);
  return new Map(rows.map(({ id, isFirst }) => [id, { isFirst }]));
}
