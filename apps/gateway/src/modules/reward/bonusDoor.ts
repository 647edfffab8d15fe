import type { Kysely, Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import type { Player } from '../ledger/player.ts';

/** Bonus money to grant; amounts in minor units. */
export interface BonusGrant {
  player: Player;
  /** The reward that it is for: granted once. */
  grantId: string;
  currency: Currency;
  amount: bigint;
  /** What has to be staked. */
  required: bigint;
  /** Parts per million of a stake that count, by game type. */
  contributions?: Readonly<Record<string, number>>;
  /** Decimal odds from which a stake on sports counts; 1.50 where left out. */
  minOdds?: string;
  maxStake?: bigint;
  conversionCap?: bigint;
  expiresAt: Date;
  source: { promotionId: string; title?: LocalizedText };
}

/** Opens a bonus for a player in the transaction of its reward: promo → bonus. */
export type GrantBonus = (
  db: Kysely<Database> | Transaction<Database>,
  grant: BonusGrant,
) => Promise<{ status: string; replayed: boolean }>;

let door: GrantBonus | undefined;

/** Says who opens bonuses. Called once, by the module that owns them. */
export function openBonusDoor(grantBonus: GrantBonus): void {
  door = grantBonus;
}

/** Opens a bonus. Throws while no module of this gateway does, so that the reward stays unpaid and is tried again. */
export const grantBonus: GrantBonus = (db, grant) => {
  if (door === undefined) throw new Error('No module of this gateway opens bonuses');
  return door(db, grant);
};
