import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { v5 } from 'uuid';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { FreeRoundsTable, StoredFreeRounds, RewardGrantTable } from '../../tables/rewardTables.ts';
import { grantBonus } from '../bonus/bonus.repository.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import { timesAmount } from './rewardAmounts.ts';

const DAY_MS = 86_400_000;
/** The UUID namespace of bonuses won in free rounds. Changing it would pay every win a second time. */
const ID_SPACE = '2f8d7a14-53c6-4b0e-8a39-b7e4c1d0f562';

/** The free rounds of one reward. */
export type FreeRounds = Selectable<FreeRoundsTable>;

/** Creates the free rounds of a reward, once, in the transaction that marks it as claimed. */
export async function openFreeRounds(
  transaction: Transaction<Database>,
  row: Selectable<RewardGrantTable>,
  { game, count, stake, days, wageringMultiple }: StoredFreeRounds,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('free_rounds')
    .values({
      bucket: row.bucket,
      id: row.id,
      merchant_code: row.merchant_code,
      account_id: row.account_id,
      provider: IN_HOUSE_PROVIDER,
      game_code: game,
      currency: row.currency,
      stake: BigInt(stake),
      rounds: count,
      wagering_multiple: String(wageringMultiple),
      days,
      source_id: row.source_id,
      titles: JSON.stringify(row.titles),
      opened_at: new Date(now),
      expires_at: new Date(now + days * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns a player's free rounds that can be played in a game, earliest expiry first. */
export function playableFreeRounds(
  db: Kysely<Database>,
  player: Player,
  { provider, gameCode, currency }: { provider: string; gameCode: string; currency: string },
  now: number,
): Promise<FreeRounds[]> {
  return db
    .selectFrom('free_rounds')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('account_id', '=', player.accountId)
    .whereRef('used', '<', 'rounds')
    .where('expires_at', '>', sql<number>`${new Date(now)}`)
    .where('provider', '=', provider)
    .where('game_code', '=', gameCode)
    .where('currency', '=', currency)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
}

/** Returns the free rounds of some rewards, by reward id. */
export async function freeRoundsByReward(
  db: Kysely<Database>,
  player: Player,
  rewardIds: readonly string[],
): Promise<Map<string, FreeRounds>> {
  if (rewardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('free_rounds')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('account_id', '=', player.accountId)
    .where('id', 'in', rewardIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A free round that was played. Amounts are minor units. */
export interface PlayedFreeRound {
  player: Player;
  provider: string;
  txId: string;
  freeRoundsId: string;
  roundId: string;
  gameCode: string;
  currency: string;
  stake: bigint;
  win: bigint;
  /** When the round began and when its event happened, in epoch milliseconds. */
  beganAt: number;
  now: number;
}

/** The outcome. All but `OK` have no effect. */
export interface FreeRoundAnswer<Refusal extends string> {
  status: 'OK' | 'TX_CONFLICT' | 'TX_NOT_FOUND' | 'LIMIT_REACHED' | Refusal;
  replayed: boolean;
}

/**
 * Consumes one of a player's free rounds and pays its win as a bonus: both or neither, once per transaction id. Expiry
 * is checked against the time at which the round began. `refusal` answers a new round; a repeated one is replayed.
 */
export function takeFreeRound<Refusal extends string>(
  db: Kysely<Database>,
  round: PlayedFreeRound,
  refusal?: Refusal,
): Promise<FreeRoundAnswer<Refusal>> {
  const { player, provider, txId, freeRoundsId, roundId, win } = round;
  const bucket = bucketOf(player);
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('free_round')
      .values({
        bucket,
        provider,
        tx_id: txId,
        free_rounds_id: freeRoundsId,
        round_id: roundId,
        win,
        began_at: new Date(round.beganAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return repeated(transaction, round);
    const taken = refusal === undefined ? await takeOne(transaction, round) : undefined;
    if (taken === undefined) {
      const status = refusal ?? (await refusalOf(transaction, round));
      await transaction
        .deleteFrom('free_round')
        .where('bucket', '=', bucket)
        .where('provider', '=', provider)
        .where('tx_id', '=', txId)
        .execute();
      return { status, replayed: false };
    }
    if (win > 0n) await payWin(transaction, round, taken);
    return { status: 'OK', replayed: false };
  });
}

async function repeated(
  transaction: Transaction<Database>,
  { player, provider, txId, freeRoundsId, roundId, win }: PlayedFreeRound,
): Promise<FreeRoundAnswer<never>> {
  const known = await transaction
    .selectFrom('free_round')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('provider', '=', provider)
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow();
  const isSame = known.free_rounds_id === freeRoundsId && known.round_id === roundId && known.win === win;
  return isSame ? { status: 'OK', replayed: true } : { status: 'TX_CONFLICT', replayed: false };
}

function takeOne(transaction: Transaction<Database>, round: PlayedFreeRound): Promise<FreeRounds | undefined> {
  return transaction
    .updateTable('free_rounds')
    .set((is) => ({ used: is('used', '+', 1), won: is('won', '+', round.win) }))
    .where('bucket', '=', bucketOf(round.player))
    .where('id', '=', round.freeRoundsId)
    .where('account_id', '=', round.player.accountId)
    .where('provider', '=', round.provider)
    .where('game_code', '=', round.gameCode)
    .where('currency', '=', round.currency)
    .where('stake', '=', round.stake)
    .whereRef('used', '<', 'rounds')
    .where('expires_at', '>', sql<number>`${new Date(round.beganAt)}`)
    .returningAll()
    .executeTakeFirst();
}

/** Returns why no round was consumed: unknown free rounds, or none left. */
async function refusalOf(
  transaction: Transaction<Database>,
  { player, freeRoundsId, gameCode, provider }: PlayedFreeRound,
): Promise<'TX_NOT_FOUND' | 'LIMIT_REACHED'> {
  const known = await transaction
    .selectFrom('free_rounds')
    .select(['provider', 'game_code'])
    .where('bucket', '=', bucketOf(player))
    .where('id', '=', freeRoundsId)
    .where('account_id', '=', player.accountId)
    .executeTakeFirst();
  return known?.provider === provider && known.game_code === gameCode ? 'LIMIT_REACHED' : 'TX_NOT_FOUND';
}

async function payWin(
  transaction: Transaction<Database>,
  { player, provider, txId, win, now }: PlayedFreeRound,
  { id, currency, wagering_multiple, days, source_id, titles }: FreeRounds,
): Promise<void> {
  const { status } = await grantBonus(transaction, {
    player,
    grantId: v5(JSON.stringify([player.merchantCode, player.accountId, id, provider, txId]), ID_SPACE),
    currency: currency as Currency,
    amount: win,
    required: timesAmount(win, Number(wagering_multiple)),
    expiresAt: new Date(now + days * DAY_MS),
    source: { promotionId: source_id, title: titles },
  });
  if (status !== 'OK') throw new Error(`The win of the free round ${txId} was not paid: ${status}`);
}
