import { sql, type CompiledQuery, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { betQuery, betsQuery, betWinQuery, betWinsQuery, type RefusableBet } from './betQueries.ts';
import type {
  BetCommand,
  WinCommand,
  BetWinCommand,
  PromoWinCommand,
  RollbackCommand,
  CreditCommand,
  AdjustCommand,
  HoldCommand,
  EndHoldCommand,
  SendCommand,
  ReceiveCommand,
} from './commands.ts';
import { bucketOf, type Player } from './player.ts';
import { newTransferId } from './transferId.ts';

/** How a money command ended. */
export type LedgerStatus =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'TX_CONFLICT'
  | 'TX_NOT_FOUND'
  | 'TX_CANCELLED'
  | 'CANNOT_CANCEL'
  | 'PLAYER_BLOCKED'
  | 'CURRENCY_MISMATCH'
  | 'GAME_DISABLED'
  | 'LIMIT_REACHED';

/** The answer of a money command; a repeated command gets the stored one. */
export interface LedgerAnswer<Status extends string = LedgerStatus> {
  status: Status;
  transferId: string | null;
  /**
   * The player's available balance after the command, in minor units; null when the player has no account in that
   * currency.
   */
  balance: bigint | null;
  /** True when the same command was answered before. */
  replayed: boolean;
}

/**
 * A limit of a player: `deposit` counts payments in, `wager` counts stakes, `loss` counts stakes less what came back.
 */
export interface PlayerLimit {
  kind: 'deposit' | 'wager' | 'loss';
  /** Counted in the merchant's time zone; weeks begin on Monday. */
  period: 'day' | 'week' | 'month';
  /** Minor units; null removes the limit. */
  amount: bigint | null;
}

/** The money commands. Each is one SQL function and one transaction; nothing else writes to the ledger. */
export interface LedgerRepository {
  /**
   * Opens the player's cash account, whose days are counted in `timeZone`; an existing account changes to the time
   * zone.
   */
  open(player: Player, currency: string, timeZone: string): Promise<void>;
  /**
   * Takes a stake. `refusal` refuses a new bet without recording it (such as for an ended session); a repeated bet
   * still gets its first answer.
   */
  bet<Refusal extends string = never>(
    command: BetCommand,
    refusal?: Refusal,
  ): Promise<LedgerAnswer<LedgerStatus | Refusal>>;
  /**
   * Places the bets of several players in one statement, which is rolled back as a whole if it fails. Returns answers
   * in the order of the bets; undefined for a bet that was skipped because it would have waited: place it with `bet`.
   */
  betsAtOnce(bets: readonly RefusableBet<BetCommand>[]): Promise<(LedgerAnswer<string> | undefined)[]>;
  /** Like `betsAtOnce`, for bets with their wins. */
  betWinsAtOnce(bets: readonly RefusableBet<BetWinCommand>[]): Promise<(LedgerAnswer<string> | undefined)[]>;
  /** Pays a win of a known bet, whatever the player's state, within the vendor's payment limits. */
  win(command: WinCommand): Promise<LedgerAnswer>;
  /**
   * Takes a stake and pays its win: both or neither. A win beyond the vendor's payment limits rolls the bet back too.
   */
  betWin<Refusal extends string = never>(
    command: BetWinCommand,
    refusal?: Refusal,
  ): Promise<LedgerAnswer<LedgerStatus | Refusal>>;
  /** Pays a win without a bet, within the vendor's payment limits. */
  promoWin(command: PromoWinCommand): Promise<LedgerAnswer>;
  /** Closes a round, so that no further bet joins it. The answer's transfer id is the id of the order. */
  endRound(round: { player: Player; provider: string; roundId: string }): Promise<LedgerAnswer>;
  /** Rolls back a whole bet, once. An unknown bet can never be placed afterwards, and the answer is `unknownStatus`. */
  rollback(command: RollbackCommand, unknownStatus: 'OK' | 'TX_NOT_FOUND'): Promise<LedgerAnswer>;
  /** Credits a payment that a payment provider confirmed. */
  deposit(command: CreditCommand): Promise<LedgerAnswer>;
  /** Credits promotional money of the merchant. */
  promo(command: CreditCommand): Promise<LedgerAnswer>;
  /** Credits payments of the platform to an agent or member: rebates, and contracts that the platform pays. */
  agentPay(command: CreditCommand): Promise<LedgerAnswer>;
  /**
   * Like `agentPay`, for accounts of one bucket in one statement, in order. Returns answers in the order of the
   * commands. An error of one rolls all of them back.
   */
  agentPayAll(commands: readonly CreditCommand[]): Promise<LedgerAnswer[]>;
  /** Corrects a balance in either direction. Throws unless two different operators are named. */
  adjust(command: AdjustCommand): Promise<LedgerAnswer>;
  /** Reserves money; the answer's transfer id names the hold. */
  hold(command: HoldCommand): Promise<LedgerAnswer>;
  /**
   * Pays out of a hold, up to its amount, and releases the rest. Returns TX_CANCELLED if the hold ended in another way.
   */
  postHold(command: EndHoldCommand & { amount: bigint }): Promise<LedgerAnswer>;
  /** Releases a hold. Returns TX_CANCELLED if it was paid or has expired. */
  voidHold(command: EndHoldCommand): Promise<LedgerAnswer>;
  /** Sends money to another player: the first half of a transfer; `receive` is the second. */
  send(command: SendCommand): Promise<LedgerAnswer>;
  /** Credits money that was sent, once for each sending transfer. */
  receive(command: ReceiveCommand): Promise<LedgerAnswer>;
  /**
   * Returns the amount that the player's limits still allow to pay in, in minor units; null without a limit, zero for
   * an excluded player.
   */
  depositRoom(player: Player, currency: Currency): Promise<bigint | null>;
  /** Sets a limit. A tighter one takes effect at once, a looser one after `delayMs`. */
  setLimit(player: Player, currency: Currency, limit: PlayerLimit, delayMs: number): Promise<void>;
  /** Excludes a player from betting, or lets the player bet again. */
  block(player: Player, isBlocked: boolean): Promise<void>;
  /**
   * Excludes a player from betting and paying in until a time (epoch milliseconds), which later calls can only extend.
   */
  exclude(player: Player, until: number): Promise<void>;
  /** Makes a lifted exclusion of a player end at a time (epoch milliseconds), unless it ends earlier. */
  liftExclusion(player: Player, until: number): Promise<void>;
  /** Freezes the player's accounts, so that nothing leaves them, or unfreezes them. */
  freeze(player: Player, isFrozen: boolean): Promise<void>;
}

interface AnswerRow<Status extends string = LedgerStatus> {
  status: Status;
  transfer_id: string | null;
  balance: bigint | null;
  replayed: boolean;
}

const toAnswer = <Status extends string>(row: AnswerRow<Status>): LedgerAnswer<Status> => ({
  status: row.status,
  transferId: row.transfer_id,
  balance: row.balance,
  replayed: row.replayed,
});

/** Creates the money commands on a connection or inside a transaction. */
export function createLedgerRepository(db: Kysely<Database> | Transaction<Database>): LedgerRepository {
  function run<Status extends string>(call: RawBuilder<unknown>): Promise<LedgerAnswer<Status>> {
    return answerOf<Status>(sql`select * from ${call}`.compile(db));
  }

  async function answerOf<Status extends string>(query: CompiledQuery): Promise<LedgerAnswer<Status>> {
    const { rows } = await db.executeQuery<AnswerRow<Status>>(query);
    const [row] = rows;
    if (row === undefined) throw new Error('A money command did not answer');
    return toAnswer(row);
  }

  async function answersOf(query: CompiledQuery): Promise<(LedgerAnswer<string> | undefined)[]> {
    const { rows } = await db.executeQuery<Omit<AnswerRow<string>, 'status'> & { status: string | null }>(query);
    return rows.map(({ status, ...row }) => (status === null ? undefined : toAnswer({ status, ...row })));
  }

  async function apply(call: RawBuilder<unknown>): Promise<void> {
    await sql`select ${call}`.execute(db);
  }

  const credit = (
    name: 'ledger_deposit' | 'ledger_promo' | 'ledger_agent_pay',
    c: CreditCommand,
  ): Promise<LedgerAnswer> =>
    run(sql`${sql.raw(name)}(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId}, ${c.player.merchantCode}, ${c.currency}, ${c.amount},
      ${c.note}, ${new Date(c.eventAt)})`);

  return {
    open: (player, currency, timeZone) =>
      apply(sql`ledger_open_cash(${bucketOf(player)}, ${player.accountId}, ${currency}, ${timeZone})`),
    bet: (command, refusal) => answerOf(betQuery({ command, refusal })),
    betsAtOnce: (bets) => answersOf(betsQuery(bets)),
    betWinsAtOnce: (bets) => answersOf(betWinsQuery(bets)),
    win: (c) =>
      run(sql`ledger_win(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId}, ${c.currency}, ${c.amount}, ${c.refTxId}, ${c.roundId},
        ${c.isRoundClosed}, ${c.category}, ${new Date(c.eventAt)})`),
    betWin: (command, refusal) => answerOf(betWinQuery({ command, refusal })),
    promoWin: (c) =>
      run(sql`ledger_promo_win(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId}, ${c.player.merchantCode}, ${c.currency}, ${c.amount},
        ${c.category}, ${c.gameCode}, ${new Date(c.eventAt)})`),
    endRound: ({ player, provider, roundId }) =>
      run(sql`ledger_end_round(${bucketOf(player)}, ${provider}, ${player.accountId}, ${roundId})`),
    rollback: (c, unknownStatus) =>
      run(sql`ledger_rollback(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId}, ${c.refTxId}, ${c.roundId}, ${new Date(c.eventAt)},
        ${unknownStatus})`),
    deposit: (command) => credit('ledger_deposit', command),
    promo: (command) => credit('ledger_promo', command),
    agentPay: (command) => credit('ledger_agent_pay', command),
    async agentPayAll(commands) {
      const entries = commands.map((c) => ({
        bucket: bucketOf(c.player),
        id: newTransferId(),
        provider: c.provider,
        tx_id: c.txId,
        owner: c.player.accountId,
        merchant: c.player.merchantCode,
        currency: c.currency,
        amount: String(c.amount),
        note: c.note,
        at: new Date(c.eventAt),
      }));
      if (new Set(entries.map(({ bucket }) => bucket)).size > 1) throw new Error('Commands of several buckets');
      const { rows } = await sql<AnswerRow>`
        select answer.* from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          as (bucket int, id uuid, provider text, tx_id text, owner text, merchant text, currency text, amount bigint, note text, at timestamptz))
          with ordinality as c (bucket, id, provider, tx_id, owner, merchant, currency, amount, note, at, place)
        cross join lateral ledger_agent_pay(c.bucket, c.id, c.provider, c.tx_id, c.owner, c.merchant, c.currency, c.amount, c.note, c.at) answer
        order by c.place`.execute(db);
      return rows.map(toAnswer);
    },
    adjust: (c) =>
      run(sql`ledger_adjust(${bucketOf(c.player)}, ${newTransferId()}, ${c.txId}, ${c.player.accountId}, ${c.player.merchantCode}, ${c.currency}, ${c.amount}, ${c.requestedBy},
        ${c.approvedBy}, ${c.note}, ${new Date(c.eventAt)})`),
    hold: (c) =>
      run(sql`ledger_hold(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId}, ${c.currency}, ${c.amount}, ${new Date(c.expiresAt)}, ${c.note},
        ${new Date(c.eventAt)})`),
    postHold: (c) =>
      run(
        sql`ledger_post_hold(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.holdId}, ${c.amount}, ${c.player.merchantCode}, ${c.note}, ${new Date(c.eventAt)})`,
      ),
    voidHold: (c) =>
      run(
        sql`ledger_void_hold(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.holdId}, ${c.note}, ${new Date(c.eventAt)})`,
      ),
    send: (c) =>
      run(sql`ledger_send(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId}, ${c.player.merchantCode}, ${c.currency}, ${c.amount}, ${c.to},
        ${c.note}, ${new Date(c.eventAt)})`),
    receive: (c) =>
      run(sql`ledger_receive(${bucketOf(c.player)}, ${newTransferId()}, ${c.sentId}, ${c.player.accountId}, ${c.player.merchantCode}, ${c.currency}, ${c.amount}, ${c.note},
        ${new Date(c.eventAt)})`),
    async depositRoom(player, currency) {
      const { rows } = await sql<{
        room: bigint | null;
      }>`select ledger_deposit_room(${bucketOf(player)}, ${player.accountId}, ${currency}) as room`.execute(db);
      return rows[0]?.room ?? null;
    },
    setLimit: (player, currency, { kind, period, amount }, delayMs) =>
      apply(
        sql`ledger_set_limit(${bucketOf(player)}, ${player.accountId}, ${currency}, ${kind}, ${period}, ${amount}, make_interval(secs => ${delayMs / 1000}))`,
      ),
    block: (player, isBlocked) => apply(sql`ledger_block(${bucketOf(player)}, ${player.accountId}, ${isBlocked})`),
    exclude: (player, until) =>
      apply(sql`ledger_exclude(${bucketOf(player)}, ${player.accountId}, ${new Date(until)})`),
    liftExclusion: (player, until) =>
      apply(sql`ledger_lift_exclusion(${bucketOf(player)}, ${player.accountId}, ${new Date(until)})`),
    freeze: (player, isFrozen) => apply(sql`ledger_freeze(${bucketOf(player)}, ${player.accountId}, ${isFrozen})`),
  };
}
