import { jackpotPlans } from '@parlor/contract';
import type { JackpotView } from '../../arcadeApi.ts';
import type { ProviderIdentity } from '../provider/providerClient.ts';

const gamesWithJackpots: ReadonlySet<string> = new Set(jackpotPlans.map(({ gameCode }) => gameCode));

/** Whether a title has jackpots, so that the gateway is asked for them together with the balance. */
export function hasJackpots(gameCode: string): boolean {
  return gamesWithJackpots.has(gameCode);
}

/** Returns the jackpots of an answer to `balance` in the form of the game clients. Empty if it has none. */
export function jackpotViews({ jackpots = [] }: Pick<ProviderIdentity, 'jackpots'>): JackpotView[] {
  return jackpots.map(({ pool, amount, ceiling, commitment, last }) => ({
    pool,
    amount,
    ceiling: ceiling ?? null,
    commitment: commitment ?? null,
    last: last
      ? {
          amount: last.amount,
          wonAt: last.won_at,
          commitment: last.commitment ?? null,
          dropPoint: last.drop_point ?? null,
          dropSalt: last.drop_salt ?? null,
        }
      : null,
  }));
}
