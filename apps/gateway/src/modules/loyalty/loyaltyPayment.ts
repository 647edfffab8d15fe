import type { Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import { grantReward } from '../reward/rewardGrant.ts';
import type { LevelPolicy } from './loyaltySettings.ts';

/** The name of a rebate in rewards. */
const REBATE = { EN: 'Rebate', TY: 'เงินคืน', CN: '返水' } as const;

interface Payment {
  player: Player;
  /** Now, in epoch milliseconds. */
  at: number;
}

/**
 * Grants the gift of a level, once for each player and level: reaching it again gives no second gift. The gift is paid
 * a moment later, so that this transaction moves no money.
 */
export async function giveGift(
  transaction: Transaction<Database>,
  { player, at }: Payment,
  { code, names, gift }: LevelPolicy,
): Promise<void> {
  if (gift === 0n) return;
  await grantReward(transaction, {
    player,
    source: 'level',
    sourceId: code,
    version: 1,
    eventKey: 'reached',
    category: 'UPGRADE_BONUS',
    title: names,
    reward: { type: 'cash', amount: gift },
    mustClaim: false,
    isPaidLater: true,
    at,
  });
}

/** Pays a rebate in this transaction, once for each claim. */
export async function payRebate(
  transaction: Transaction<Database>,
  { player, at }: Payment,
  { claimId, amount }: { claimId: string; amount: bigint },
): Promise<void> {
  await grantReward(transaction, {
    player,
    source: 'rebate',
    sourceId: 'rebate',
    version: 1,
    eventKey: claimId,
    category: 'MANUAL',
    title: REBATE,
    reward: { type: 'cash', amount },
    mustClaim: false,
    at,
  });
}

/** The name of a birthday gift in rewards. */
const BIRTHDAY = { EN: 'Birthday gift', TY: 'ของขวัญวันเกิด', CN: '生日礼金' } as const;

/** Pays a birthday gift in this transaction, once for each player and year. */
export async function payBirthdayGift(
  transaction: Transaction<Database>,
  { player, at }: Payment,
  { year, amount }: { year: number; amount: bigint },
): Promise<void> {
  await grantReward(transaction, {
    player,
    source: 'level',
    sourceId: 'birthday',
    version: 1,
    eventKey: String(year),
    category: 'UPGRADE_BONUS',
    title: BIRTHDAY,
    reward: { type: 'cash', amount },
    mustClaim: false,
    at,
  });
}
