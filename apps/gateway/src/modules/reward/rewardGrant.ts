import { sql, type Selectable, type Transaction } from 'kysely';
import { v5 } from 'uuid';
import type { PromotionKind } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { KeptBonusTerms, KeptFreeRounds, KeptTickets, RewardGrantTable } from '../../tables/rewardTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { timesAmount } from './rewardAmounts.ts';
import { payReward } from './rewardPayment.ts';

/** Ids of rewards are made in it. Any fixed one will do; another one would pay everything a second time. */
const ID_SPACE = '6a1f3c52-8d0b-4a57-9f0e-2c6b7d1e4f90';

/** A reward as its table holds it. */
export type RewardRow = Selectable<RewardGrantTable>;

/** The content of a reward; amounts in minor units of the merchant's currency. */
export type RewardValue =
  | { type: 'cash'; amount: bigint }
  | {
      type: 'bonus';
      amount: bigint;
      /** How many times the amount has to be staked; or say what has to be staked in `required`. */
      wageringMultiple?: number;
      required?: bigint;
      /** The largest stake while the bonus is active. */
      maxStake?: bigint;
      /** The most that becomes cash when wagering is met. */
      conversionCap?: bigint;
      /** Days that it is active, from the moment in which it is claimed. */
      days: number;
      /** Parts per million of a stake that count, by game type; the ledger's defaults where left out. */
      contributions?: Readonly<Record<string, number>>;
      /** Decimal odds from which a stake on sports counts. */
      minOdds?: string;
    }
  | {
      type: 'freeRounds';
      /** All stakes together. */
      amount: bigint;
      /** Its code with the in-house provider. */
      game: string;
      count: number;
      /** Of each round. */
      stake: bigint;
      /** Days in which they can be played, from the moment in which they are claimed, and as many to stake a win. */
      days: number;
      /** How many times a win has to be staked. */
      wageringMultiple: number;
    }
  | {
      type: 'tickets';
      /** The cost of all of them in a budget. */
      amount: bigint;
      /** The code of the raffle. */
      raffle: string;
      count: number;
    };

/** A reward to grant. `source`, `sourceId`, `version`, `eventKey` and the player name it: it is granted once. */
export interface NewReward {
  player: Player;
  source: RewardRow['source'];
  /** Which offer, level, tournament …: its code or id. */
  sourceId: string;
  version: number;
  /** The event that it is for: a transfer, a day, a week, a code. */
  eventKey: string;
  category: PromotionKind;
  title: LocalizedText;
  reward: RewardValue;
  /** Whether it waits for the player. Otherwise its money moves in this transaction. */
  mustClaim: boolean;
  /**
   * Moves the money a moment later, in a transaction of its own. Readers of the outbox that grant many at once ask for
   * it.
   */
  isPaidLater?: boolean;
  /** Until when it can be claimed. */
  expiresAt?: Date;
  /** The budget of this code, for all rewards together. */
  budget?: { code: string; amount: bigint };
  /** How many rewards of the same source a player may have, in the span and in all; see `offer_tally`. */
  caps?: readonly { period: string; most: number }[];
  /** Now, in epoch milliseconds. */
  at?: number;
}

/**
 * The outcome. `replayed` changed nothing; all others but `granted` have no effect. `raffle_over`: tickets of a raffle
 * that has ended.
 */
export type GrantOutcome =
  | { outcome: 'granted' | 'replayed'; rewardId: string }
  | { outcome: 'budget_spent' | 'cap_reached' | 'raffle_over' };

/**
 * Grants a reward, once for its name, inside the transaction of what it is for. A reward without a claim is paid here;
 * one with a claim when the player claims it. Tickets that nobody has to claim are in their raffle at once. A reward
 * that the budget or a cap forbids has no effect.
 */
export async function grantReward(transaction: Transaction<Database>, granted: NewReward): Promise<GrantOutcome> {
  const [outcome] = await grantRewards(transaction, [granted]);
  if (outcome === undefined) throw new Error(`The reward of ${granted.sourceId} was not answered`);
  const isOpen = outcome.outcome === 'granted' && !granted.mustClaim && granted.reward.type !== 'tickets';
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

/** Grants rewards in their order, by one statement. None of them is paid here: `isPaidLater` holds for all. */
export async function grantRewards(
  transaction: Transaction<Database>,
  granted: readonly NewReward[],
): Promise<GrantOutcome[]> {
  if (granted.length === 0) return [];
  const { rows } = await sql<{ outcome: GrantOutcome['outcome'] }>`
    select outcome from reward_grant_enter(${JSON.stringify(granted.map(toRow))}::jsonb) order by place`.execute(
    transaction,
  );
  return granted.map((reward, place): GrantOutcome => {
    const outcome = rows[place]?.outcome;
    if (outcome === undefined) throw new Error(`The reward of ${reward.sourceId} was not answered`);
    return outcome === 'granted' || outcome === 'replayed' ? { outcome, rewardId: idOf(reward) } : { outcome };
  });
}

/** A reward as `reward_grant_enter` takes it: the columns of its row, its caps and what its budget holds. */
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
    ...(reward.type === 'bonus' && { bonus_terms: keptTerms(reward) }),
    ...(reward.type === 'freeRounds' && { free_rounds: keptRounds(reward) }),
    ...(reward.type === 'tickets' && { tickets: { raffle: reward.raffle, count: reward.count } satisfies KeptTickets }),
    ...(budget !== undefined && { budget_code: budget.code, budget: String(budget.amount) }),
    caps: granted.caps ?? [],
    state: mustClaim ? 'CLAIMABLE' : 'DUE',
    granted_at: new Date(granted.at ?? Date.now()),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
  };
}

/** Gives back to a budget what a reward took of it that nobody will get. */
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

function idOf({ player, source, sourceId, version, eventKey }: NewReward): string {
  return v5(JSON.stringify([player.merchantCode, player.accountId, source, sourceId, version, eventKey]), ID_SPACE);
}

function keptTerms(bonus: Extract<RewardValue, { type: 'bonus' }>): KeptBonusTerms {
  return {
    required: String(bonus.required ?? timesAmount(bonus.amount, bonus.wageringMultiple ?? 0)),
    maxStake: bonus.maxStake === undefined ? null : String(bonus.maxStake),
    conversionCap: bonus.conversionCap === undefined ? null : String(bonus.conversionCap),
    days: bonus.days,
    contributions: bonus.contributions === undefined ? null : { ...bonus.contributions },
    ...(bonus.minOdds !== undefined && { minOdds: bonus.minOdds }),
  };
}

function keptRounds({
  game,
  count,
  stake,
  days,
  wageringMultiple,
}: Extract<RewardValue, { type: 'freeRounds' }>): KeptFreeRounds {
  return { game, count, stake: String(stake), days, wageringMultiple };
}
