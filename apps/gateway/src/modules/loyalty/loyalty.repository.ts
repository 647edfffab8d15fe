import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { isTurnover } from '../catalogue/turnover.rules.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { voidWins } from '../provider/betOdds.ts';
import type { DayChange, LevelStep, Move, Standing } from './standing.rules.ts';

export type Connection = Kysely<Database> | Transaction<Database>;

/** A player in one currency. */
export interface PlayerKey {
  accountId: string;
  currency: string;
}

/** The player of a standing. */
export interface StandingPlayer extends PlayerKey {
  merchantCode: string;
}

/** A movement of a player's money in the ledger. */
export type PlayerMove = StandingPlayer & Move;

const countedTopics = new Set(
  ['bet', 'win', 'jackpot_win', 'rollback', 'adjustment', 'deposit', 'promo'].map((kind) => `ledger.${kind}`),
);

/** Whether a topic of the outbox concerns money that counts. */
export const isCounted = (topic: string): boolean => countedTopics.has(topic);

interface MoveRow extends StandingPlayer {
  kind: string;
  category: string | null;
  orderId: string | null;
  gameType: string;
  day: string;
  betDay: string;
  id: string;
  moved: bigint;
}

/**
 * Reads the moves behind lines of the outbox, in order. Leaves out money of owners that are not accounts, games whose
 * stakes are not turnover, and the opening balance of the demo. A void slip is a rolled back bet. Each row is looked up
 * by its key: `offset 0` keeps the planner from a join that reads the whole tables.
 */
export async function readMoves(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<PlayerMove[]> {
  const voids = await voidWins(transaction, lines);
  const { rows } = await sql<MoveRow>`
    select a.id as "accountId", a.merchant_code as "merchantCode", t.currency, case when v.day is null then t.kind::text else 'rollback' end as kind, t.category, t.order_id as "orderId",
      coalesce(o.game_type, '') as "gameType", t.day, coalesce(b.day, v.day, t.day) as "betDay", t.id, t.moved
    from unnest(${lines.map(({ bucket }) => bucket)}::int[], ${lines.map(({ transferId }) => transferId)}::uuid[])
      with ordinality line (bucket, id, place)
    cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    cross join lateral (select * from account
      where id = case when t.owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then t.owner::uuid end offset 0) a
    left join lateral (select game_type from bet_order where bucket = t.bucket and id = t.order_id offset 0) o on true
    left join lateral (select day from ledger_transfer where bucket = t.bucket and id = t.ref and kind = 'bet' offset 0) b on true
    left join lateral (select day from ledger_transfer
      where t.id = any(${[...voids.keys()]}::uuid[]) and bucket = t.bucket and order_id = t.order_id and kind = 'bet' order by recorded_at limit 1) v on true
    where t.moved is not null and t.provider <> 'demo'
    order by line.place`.execute(transaction);
  return rows.flatMap((row) => {
    const move = toMove({ ...row, moved: voids.get(row.id) ?? row.moved });
    const { accountId, merchantCode, currency } = row;
    return move === undefined ? [] : [{ accountId, merchantCode, currency, ...move }];
  });
}

function toMove({ kind, category, orderId, gameType, day, betDay, moved }: MoveRow): Move | undefined {
  if (!isTurnover(gameType)) return undefined;
  switch (kind) {
    case 'bet':
      return { kind, day, gameType, amount: -moved };
    case 'win':
    case 'jackpot_win':
      return { kind: 'win', day, gameType, amount: moved };
    case 'rollback':
      return { kind: 'void', day, betDay, gameType, amount: moved };
    case 'deposit':
      return { kind, day, amount: moved };
    case 'promo':
      return { kind: 'reward', day, amount: moved };
    case 'adjustment':
      // A vendor's correction of a round. Operators' corrections belong to no round and are not play.
      if (orderId === null) return undefined;
      if (category === 'payout') return { kind: 'win', day, gameType, amount: moved };
      return { kind: 'void', day, betDay, gameType, amount: moved };
    default:
      return undefined;
  }
}

const standingColumns = [
  'account_id',
  'currency',
  'merchant_code',
  'level',
  'level_since',
  'counted_from',
  'turnover',
  'deposits',
  'month',
  'month_turnover',
] as const;

interface StandingRow {
  account_id: string;
  currency: string;
  merchant_code: string;
  level: string;
  level_since: string | null;
  counted_from: string;
  turnover: bigint;
  deposits: bigint;
  month: string;
  month_turnover: bigint;
}

/** A standing with its player. */
export interface PlayerStanding extends StandingPlayer {
  standing: Standing;
}

const toPlayerStanding = (row: StandingRow): PlayerStanding => ({
  accountId: row.account_id,
  currency: row.currency,
  merchantCode: row.merchant_code,
  standing: {
    level: row.level,
    levelSince: row.level_since,
    countedFrom: row.counted_from,
    turnover: row.turnover,
    deposits: row.deposits,
    month: row.month,
    monthTurnover: row.month_turnover,
  },
});

/** Converts rows for `jsonb_to_recordset`: numbers that JSON would round become text. */
const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** Stores standings of players who have none yet. */
export async function insertStandings(transaction: Connection, players: readonly PlayerStanding[]): Promise<void> {
  const rows = players.map(({ accountId, currency, merchantCode, standing }) => ({
    account_id: accountId,
    currency,
    merchant_code: merchantCode,
    level: standing.level,
    month: standing.month,
  }));
  await sql`
    insert into loyalty_player (account_id, currency, merchant_code, level, month)
    select account_id, currency, merchant_code, level, month
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as r (account_id uuid, currency text, merchant_code text, level text, month date)
    order by account_id, currency
    on conflict do nothing`.execute(transaction);
}

/** Locks standings, always in the same order, to prevent deadlocks. */
export async function lockStandings(transaction: Connection, players: readonly PlayerKey[]): Promise<PlayerStanding[]> {
  const rows = await transaction
    .selectFrom('loyalty_player')
    .select(standingColumns)
    .where(
      sql<boolean>`(account_id, currency) in (select * from unnest(${players.map(({ accountId }) => accountId)}::uuid[], ${players.map(({ currency }) => currency)}::text[]))`,
    )
    .orderBy('account_id')
    .orderBy('currency')
    .forUpdate()
    .execute();
  return rows.map(toPlayerStanding);
}

/** Finds the standing of a player; undefined before the first movement of money. */
export async function findStanding(db: Connection, { accountId, currency }: PlayerKey): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('loyalty_player')
    .select(standingColumns)
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row && toPlayerStanding(row).standing;
}

/**
 * Finds and locks some players of a merchant who may lose a level: of a month before `month`, above the lowest level.
 */
export async function lockUnchecked(
  transaction: Connection,
  { merchantCode, lowest, month, limit }: { merchantCode: string; lowest: string; month: string; limit: number },
): Promise<PlayerStanding[]> {
  const rows = await transaction
    .selectFrom('loyalty_player')
    .select(standingColumns)
    .where('merchant_code', '=', merchantCode)
    .where('month', '<', month)
    .where('level', '<>', lowest)
    .orderBy('account_id')
    .orderBy('currency')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(toPlayerStanding);
}

/** Stores the changed standings of locked players. */
export async function saveStandings(transaction: Connection, players: readonly PlayerStanding[]): Promise<void> {
  const rows = players.map(({ accountId, currency, standing }) => ({
    account_id: accountId,
    currency,
    level: standing.level,
    level_since: standing.levelSince,
    counted_from: standing.countedFrom,
    turnover: standing.turnover,
    deposits: standing.deposits,
    month: standing.month,
    month_turnover: standing.monthTurnover,
  }));
  await sql`
    update loyalty_player p set level = r.level, level_since = r.level_since, counted_from = r.counted_from, turnover = r.turnover,
      deposits = r.deposits, month = r.month, month_turnover = r.month_turnover
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as r (account_id uuid, currency text, level text, level_since date, counted_from date,
      turnover bigint, deposits bigint, month date, month_turnover bigint)
    where p.account_id = r.account_id and p.currency = r.currency`.execute(transaction);
}

/** Adds changes to days of locked players. A day keeps the rate that it began with. */
export async function addDays(transaction: Connection, changes: readonly (PlayerKey & DayChange)[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ accountId, gameType, rebatePpm, ...rest }) => ({
    account_id: accountId,
    game_type: gameType,
    rebate_ppm: rebatePpm,
    ...rest,
  }));
  await sql`
    insert into loyalty_day as d (account_id, currency, day, game_type, staked, voided, won, deposited, rewarded, rebate_ppm)
    select account_id, currency, day, game_type, staked, voided, won, deposited, rewarded, rebate_ppm
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as r (account_id uuid, currency text, day date, game_type text, staked bigint,
      voided bigint, won bigint, deposited bigint, rewarded bigint, rebate_ppm int)
    on conflict (account_id, currency, day, game_type) do update set staked = d.staked + excluded.staked, voided = d.voided + excluded.voided,
      won = d.won + excluded.won, deposited = d.deposited + excluded.deposited, rewarded = d.rewarded + excluded.rewarded`.execute(
    transaction,
  );
}

/** Records changes of levels, and returns those that reach a level for the first time. */
export async function addSteps(
  transaction: Connection,
  player: PlayerKey,
  steps: readonly LevelStep[],
): Promise<LevelStep[]> {
  if (steps.length === 0) return [];
  const known = await transaction
    .selectFrom('loyalty_step')
    .select('to_level')
    .where('account_id', '=', player.accountId)
    .where('currency', '=', player.currency)
    .where('reason', '=', 'reached')
    .execute();
  const reached = new Set(known.map(({ to_level }) => to_level));
  await transaction
    .insertInto('loyalty_step')
    .values(
      steps.map(({ day, from, to, reason }) => ({
        account_id: player.accountId,
        currency: player.currency,
        day,
        from_level: from,
        to_level: to,
        reason,
      })),
    )
    .execute();
  return steps.filter(({ to, reason }) => {
    const isFirst = reason === 'reached' && !reached.has(to);
    if (isFirst) reached.add(to);
    return isFirst;
  });
}

/** Sums the days from `from` on, in minor units. */
export async function sumDays(
  db: Connection,
  { accountId, currency }: PlayerKey,
  from: string,
): Promise<{ turnover: bigint; deposits: bigint; rewards: bigint }> {
  const row = await db
    .selectFrom('loyalty_day')
    .select([
      sql<bigint>`coalesce(sum(staked - voided), 0)::bigint`.as('turnover'),
      sql<bigint>`coalesce(sum(deposited), 0)::bigint`.as('deposits'),
      sql<bigint>`coalesce(sum(rewarded), 0)::bigint`.as('rewards'),
    ])
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .executeTakeFirstOrThrow();
  return row;
}
