import { sql, type Selectable, type Transaction } from 'kysely';
import { v5 } from 'uuid';
import type { PromotionKind } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type {
  StoredBonusTerms,
  StoredFreeRounds,
  StoredPoints,
  StoredTickets,
  RewardGrantTable,
} from '../../tables/rewardTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { timesAmount } from './rewardAmounts.ts';
import { payReward } from './rewardPayment.ts';

/** The UUID namespace of reward ids. Changing it would pay every reward a second time. */
const ID_SPACE = '6a1f3c52-8d0b-4a57-9f0e-2c6b7d1e4f90';

/** A row of `reward_grant`. */
export type RewardRow = Selectable<RewardGrantTable>;

/** The content of a reward; amounts in minor units of the merchant's currency. */
export type RewardValue =
  | { type: 'cash'; amount: bigint }
  | {
      type: 'bonus';
      amount: bigint;
      /** The wagering requirement as a multiple of the amount; or set the total in `required`. */
      wageringMultiple?: number;
      required?: bigint;
      /** The largest stake while the bonus is active. */
      maxStake?: bigint;
      /** The largest amount converted to cash when wagering is complete. */
      conversionCap?: bigint;
      /** Days until it expires, from the claim. */
      days: number;
      /** The contributions by game type, in parts per million of a stake; the ledger's defaults for omitted types. */
      contributions?: Readonly<Record<string, number>>;
      /** The lowest decimal odds at which a sports stake counts. */
      minOdds?: string;
    }
  | {
      type: 'freeRounds';
      /** The sum of all stakes. */
      amount: bigint;
      /** The game's code with the in-house provider. */
      game: string;
      count: number;
      /** The stake of each round. */
      stake: bigint;
      /** Days in which the rounds can be played, from the claim, and then again for the wagering of a win. */
      days: number;
      /** The wagering requirement as a multiple of the win. */
      wageringMultiple: number;
    }
  | {
      type: 'tickets' | 'points';
      /** The cost of all tickets or points for a budget. */
      amount: bigint;
      /** The code of the contest. */
      contest: string;
      count: number;
    };

/** A reward to grant. Its key is `source`, `sourceId`, `version`, `eventKey` and the player: it is granted once. */
export interface NewReward {
  player: Player;
  source: RewardRow['source'];
  /** The code or id of the offer, level, tournament and so on. */
  sourceId: string;
  version: number;
  /** The event that it rewards: a transfer, a day, a week, a code. */
  eventKey: string;
  category: PromotionKind;
  title: LocalizedText;
  reward: RewardValue;
  /** Whether the player must claim it. Otherwise it is paid in this transaction. */
  mustClaim: boolean;
  /** Pays shortly after, in a separate transaction. Readers of the outbox that grant many rewards at once set it. */
  isPaidLater?: boolean;
  /** The end of the claim period. */
  expiresAt?: Date;
  /** The shared budget with this code. */
  budget?: { code: string; amount: bigint };
  /** The most rewards of the same source for one player, by span and in total; see `offer_tally`. */
  caps?: readonly { period: string; most: number }[];
  /** The current time in epoch milliseconds. */
  at?: number;
}

/**
 * The outcome. `replayed`: the reward existed already. All others except `granted` have no effect. `contest_over`:
 * tickets or points of a contest that has ended.
 */
export type GrantOutcome =
  | { outcome: 'granted' | 'replayed'; rewardId: string }
  | { outcome: 'budget_spent' | 'cap_reached' | 'contest_over' };

/**
 * Grants a reward once per key, inside the transaction of its event. A reward that needs no claim is paid here, any
 * other when the player claims it. Tickets and points that need no claim enter their contest at once. A reward that the budget or a
 * cap forbids has no effect.
 */
export async function grantReward(transaction: Transaction<Database>, granted: NewReward): Promise<GrantOutcome> {
  const [outcome] = await grantRewards(transaction, [granted]);
  if (outcome === undefined) throw new Error(`The reward of ${granted.sourceId} was not answered`);
  const isOpen = outcome.outcome === 'granted' && !granted.mustClaim && !isOfContest(granted.reward);
  if (isOpen && granted.isPaidLater !== true) {
    const row = await transaction
      .selectFrom('reward_grant')
      .selectAll()
      .where('bucket', '=', bucketOf(granted.player))
      .where('id', '=', outcome.rewardId)
      .executeTakeFirstOrThrow();
    await payReward(transaction, row, granted.at ?? Date.now());
  }
  return outcome;
}

/** Grants rewards in order with one statement. None is paid here: `isPaidLater` applies to all. */
export async function grantRewards(
  transaction: Transaction<Database>,
  granted: readonly NewReward[],
): Promise<GrantOutcome[]> {
  if (granted.length === 0) return [];
  const { rows } = await sql<{ outcome: GrantOutcome['outcome'] }>`
    select outcome from reward_grant_enter(${JSON.stringify(granted.map(toRow))}::jsonb) order by place`.execute(
    transaction,
  );
  return granted.map((reward, index): GrantOutcome => {
    const outcome = rows[index]?.outcome;
    if (outcome === undefined) throw new Error(`The reward of ${reward.sourceId} was not answered`);
    return outcome === 'granted' || outcome === 'replayed' ? { outcome, rewardId: idOf(reward) } : { outcome };
  });
}

/** Converts a reward to the input of `reward_grant_enter`: the columns of its row, its caps and its budget. */
function toRow(granted: NewReward): Record<string, unknown> {
  const { player, source, sourceId, version, eventKey, category, title, reward, mustClaim, expiresAt, budget } =
    granted;
  if (reward.amount <= 0n) throw new RangeError(`A reward of ${sourceId} is above zero`);
  return {
    bucket: bucketOf(player),
    id: idOf(granted),
    merchant_code: player.merchantCode,
    account_id: player.accountId,
    source,
    source_id: sourceId,
    version,
    event_key: eventKey,
    category,
    titles: title,
    reward: reward.type,
    amount: String(reward.amount),
    ...(reward.type === 'bonus' && { bonus_terms: storedTerms(reward) }),
    ...(reward.type === 'freeRounds' && { free_rounds: storedRounds(reward) }),
    ...(reward.type === 'tickets' && {
      tickets: { raffle: reward.contest, count: reward.count } satisfies StoredTickets,
    }),
    ...(reward.type === 'points' && {
      points: { contest: reward.contest, count: reward.count } satisfies StoredPoints,
    }),
    ...(budget !== undefined && { budget_code: budget.code, budget: String(budget.amount) }),
    caps: granted.caps ?? [],
    state: mustClaim ? 'CLAIMABLE' : 'DUE',
    granted_at: new Date(granted.at ?? Date.now()),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
  };
}

/** Returns the amount of an ended reward to its budget. */
export async function returnToBudget(
  transaction: Transaction<Database>,
  { merchant_code, budget_code, amount }: Pick<RewardRow, 'merchant_code' | 'budget_code' | 'amount'>,
): Promise<void> {
  if (budget_code === null) return;
  await transaction
    .updateTable('reward_budget')
    .set((is) => ({ spent: is('spent', '-', amount) }))
    .where('merchant_code', '=', merchant_code)
    .where('code', '=', budget_code)
    .execute();
}

/** Whether a reward adds to a contest, which happens in the transaction that grants or claims it. */
function isOfContest({ type }: RewardValue): boolean {
  return type === 'tickets' || type === 'points';
}

function idOf({ player, source, sourceId, version, eventKey }: NewReward): string {
  return v5(JSON.stringify([player.merchantCode, player.accountId, source, sourceId, version, eventKey]), ID_SPACE);
}

function storedTerms(bonus: Extract<RewardValue, { type: 'bonus' }>): StoredBonusTerms {
  return {
    required: String(bonus.required ?? timesAmount(bonus.amount, bonus.wageringMultiple ?? 0)),
    maxStake: bonus.maxStake === undefined ? null : String(bonus.maxStake),
    conversionCap: bonus.conversionCap === undefined ? null : String(bonus.conversionCap),
    days: bonus.days,
    contributions: bonus.contributions === undefined ? null : { ...bonus.contributions },
    ...(bonus.minOdds !== undefined && { minOdds: bonus.minOdds }),
  };
}

function storedRounds({
  game,
  count,
  stake,
  days,
  wageringMultiple,
}: Extract<RewardValue, { type: 'freeRounds' }>): StoredFreeRounds {
  return { game, count, stake: String(stake), days, wageringMultiple };
}
