import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { WithdrawalReason, WithdrawalState } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { WithdrawalStepTable, WithdrawalTable } from '../../tables/paymentTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { timeRange, type RecordPage, type RecordsQuery } from '../wallet/recordPage.ts';
import type { PayoutReport } from './payoutProvider.ts';

/** A row of `withdrawal`. */
export type WithdrawalRow = Selectable<WithdrawalTable>;
/** A state that a withdrawal entered, and who caused it. */
export type StepRow = Selectable<WithdrawalStepTable>;

type Connection = Kysely<Database> | Transaction<Database>;

/** The outcome of a request; only OK reserves money. */
export type RequestOutcome =
  | 'OK'
  | 'REPLAYED'
  | 'KEY_CONFLICT'
  | 'PLAYER_BLOCKED'
  | 'INSUFFICIENT_FUNDS'
  | 'WAGERING_LEFT'
  | 'DAILY_LIMIT'
  | 'ENDS_BONUS';
/** The outcome of an operator's decision. */
export type DecideOutcome = 'OK' | 'SECOND_NEEDED' | 'SAME_OPERATOR' | 'REPLAYED' | 'NOT_OPEN' | 'NOT_FOUND';
/** The outcome of a payout provider's report; only OK moves money. */
export type SettleOutcome = 'OK' | 'REPLAYED' | 'CONFLICT' | 'MISMATCH' | 'PLAYER_BLOCKED' | 'NOT_FOUND';

/** A player's request, with the merchant's policy for it. Amounts in minor units. */
export interface RequestCommand {
  player: Player;
  card: { id: string; bankCode: string; lastFour: string };
  amount: bigint;
  fee: bigint;
  currency: string;
  needsTwo: boolean;
  dailyMaxAmount: bigint;
  wageringPercent: number;
  /** Bonuses that the player agrees to lose, by id, with the largest amount of each in minor units. */
  endsBonuses?: Readonly<Record<string, bigint>>;
  idempotencyKey: string;
  /** Epoch milliseconds. */
  now: number;
  /** When the gateway checks the request, unless the process that stored it has done so before. */
  checkAt: number;
}

/** The wagering requirement before a withdrawal, in minor units. */
export interface Wagering {
  /** When the last paid withdrawal was requested, in epoch milliseconds; null without one. */
  since: number | null;
  required: bigint;
  done: bigint;
}

async function runCommand<Outcome>(db: Connection, call: RawBuilder<unknown>): Promise<Outcome> {
  const { rows } = await sql<{ outcome: Outcome }>`select ${call} as outcome`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A withdrawal command did not answer');
  return row.outcome;
}

/** The key of a withdrawal. */
type Named = Pick<WithdrawalRow, 'bucket' | 'id'>;

/** Creates the withdrawals and their commands. Each command is one SQL function and one transaction with the ledger. */
export function createWithdrawalRepository(db: Connection) {
  const own = (player: Player) =>
    db.selectFrom('withdrawal').where('bucket', '=', bucketOf(player)).where('account_id', '=', player.accountId);

  return {
    request: (c: RequestCommand): Promise<RequestOutcome> =>
      runCommand(
        db,
        sql`withdrawal_request(${bucketOf(c.player)}, ${newTransferId()}, ${newTransferId()}, ${c.player.merchantCode}, ${c.player.accountId}, ${c.card.id}, ${c.card.bankCode},
        ${c.card.lastFour}, ${c.amount}, ${c.fee}, ${c.currency}, ${c.needsTwo}, ${c.dailyMaxAmount}, ${c.wageringPercent}, ${c.idempotencyKey}, ${new Date(c.now)}, ${new Date(c.checkAt)},
        ${JSON.stringify(c.endsBonuses ?? {}, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))}::jsonb)`,
      ),
    check: ({ bucket, id }: Named, reviewReasons: readonly string[], now: number): Promise<'OK' | 'NOT_OPEN'> =>
      runCommand(db, sql`withdrawal_judge(${bucket}, ${id}, ${[...reviewReasons]}::text[], ${new Date(now)})`),
    decide: (
      { bucket, id }: Named,
      act: { isApproved: boolean; operator: string; reason: WithdrawalReason | null; note: string },
      now: number,
    ): Promise<DecideOutcome> =>
      runCommand(
        db,
        sql`withdrawal_decide(${bucket}, ${id}, ${act.isApproved}, ${act.operator}, ${act.reason}, ${act.note}, ${new Date(now)}, ${newTransferId()})`,
      ),
    cancel: (
      player: Player,
      id: string,
      states: readonly WithdrawalState[],
      now: number,
    ): Promise<'OK' | 'REPLAYED' | 'NOT_CANCELLABLE' | 'NOT_FOUND'> =>
      runCommand(
        db,
        sql`withdrawal_cancel(${bucketOf(player)}, ${id}, ${player.accountId}, ${[...states]}::text[], ${new Date(now)}, ${newTransferId()})`,
      ),
    pay: (
      { bucket, id }: Named,
      provider: string,
      now: number,
      lookAt: number,
    ): Promise<'OK' | 'NOT_OPEN' | 'PLAYER_BLOCKED'> =>
      runCommand(db, sql`withdrawal_pay(${bucket}, ${id}, ${provider}, ${new Date(now)}, ${new Date(lookAt)})`),
    settle: (
      { bucket, id }: Named,
      { provider, ref, outcome, reason, amount, currency, decidedAt }: PayoutReport,
    ): Promise<SettleOutcome> =>
      runCommand(
        db,
        sql`withdrawal_settle(${bucket}, ${id}, ${provider}, ${ref}, ${outcome}, ${reason ?? 'bank_failed'}, ${amount}, ${currency}, ${new Date(decidedAt)}, ${newTransferId()})`,
      ),

    /** Finds one withdrawal of a player. `id` is a UUID. */
    find: (player: Player, id: string): Promise<WithdrawalRow | undefined> =>
      own(player).selectAll().where('id', '=', id).executeTakeFirst(),
    findByKey: (player: Player, key: string): Promise<WithdrawalRow | undefined> =>
      own(player).selectAll().where('idempotency_key', '=', key).executeTakeFirst(),
    /** Finds a withdrawal by its id alone, for operators and payout providers. */
    findAny: (id: string): Promise<WithdrawalRow | undefined> =>
      db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Lists a player's withdrawals, newest first. */
    async list(player: Player, query: RecordsQuery): Promise<RecordPage<WithdrawalRow>> {
      const range = timeRange(query);
      const matching = own(player)
        .$if(range.from !== undefined, (select) => select.where('created_at', '>=', range.from!))
        .$if(range.to !== undefined, (select) => select.where('created_at', '<', range.to!));
      const [rows, count] = await Promise.all([
        matching
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(query.pageSize)
          .offset((query.pageNo - 1) * query.pageSize)
          .execute(),
        matching.select((select) => select.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
      ]);
      return { rows, totalCount: Number(count.count) };
    },

    /** Returns the steps of withdrawals by id, oldest first. */
    async steps(rows: readonly Named[]): Promise<ReadonlyMap<string, StepRow[]>> {
      if (rows.length === 0) return new Map();
      const buckets = [...new Set(rows.map(({ bucket }) => bucket))];
      const steps = await db
        .selectFrom('withdrawal_step')
        .selectAll()
        .where('bucket', 'in', buckets)
        .where(
          'withdrawal_id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('withdrawal_id')
        .orderBy('place')
        .execute();
      return Map.groupBy(steps, (step) => step.withdrawal_id);
    },

    async wagering(player: Player, currency: string, percent: number): Promise<Wagering> {
      const { rows } = await sql<Wagering>`
        select * from withdrawal_wagering(${bucketOf(player)}, ${player.accountId}, ${currency}, ${percent})
      `.execute(db);
      return rows[0] ?? { since: null, required: 0n, done: 0n };
    },
    /** Returns the sum that the player has requested today, in minor units. */
    dayUsed: (player: Player, currency: string, now: number): Promise<bigint> =>
      runCommand(db, sql`withdrawal_day_used(${bucketOf(player)}, ${player.accountId}, ${currency}, ${new Date(now)})`),
    /** Whether the player's account is frozen. */
    async isFrozen(player: Player, currency: string): Promise<boolean> {
      const row = await db
        .selectFrom('ledger_account')
        .select('is_frozen')
        .where('bucket', '=', bucketOf(player))
        .where('owner', '=', player.accountId)
        .where('kind', '=', 'cash')
        .where('currency', '=', currency)
        .executeTakeFirst();
      return row?.is_frozen ?? false;
    },
    /** Returns how many withdrawals were paid before, and how many were requested since a time. */
    async history(player: Player, since: number): Promise<{ paidBefore: number; requestedSince: number }> {
      const { paid, requested } = await own(player)
        .select((select) => [
          select.fn.countAll<bigint>().filterWhere('state', '=', 'PAID').as('paid'),
          select.fn.countAll<bigint>().filterWhere('created_at', '>', atTime(since)).as('requested'),
        ])
        .executeTakeFirstOrThrow();
      return { paidBefore: Number(paid), requestedSince: Number(requested) };
    },

    /**
     * Claims withdrawals that the gateway continues by itself. One caller gets each, and it becomes due again later in
     * case that caller fails.
     */
    takeDue: (now: number, limit: number): Promise<WithdrawalRow[]> =>
      db
        .updateTable('withdrawal')
        .set({
          attempts: sql<number>`attempts + 1`,
          next_attempt_at: sql<Date>`${new Date(now)}::timestamptz + least(power(2, attempts), 300) * interval '1 second'`,
        })
        .where(
          sql<boolean>`(bucket, id) in (select bucket, id from withdrawal where next_attempt_at <= ${atTime(now)} order by next_attempt_at limit ${limit} for update skip locked)`,
        )
        .returningAll()
        .execute(),
  };
}
