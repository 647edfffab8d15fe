import type { Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import type { Player } from './player.ts';

/**
 * Credits a demo account's opening balance (minor units) from the merchant's promotion account; only the first call has
 * an effect.
 */
export async function creditDemoBalance(
  db: Kysely<Database>,
  player: Player,
  currency: Currency,
  minor: bigint,
): Promise<void> {
  const ledger = createLedgerRepository(db);
  const { status } = await ledger.promo({
    player,
    provider: 'demo',
    txId: `opening:${player.accountId}`,
    currency,
    amount: minor,
    note: 'opening balance of a demo account',
    eventAt: 0,
  });
  if (status !== 'OK') throw new Error(`The demo balance was not credited: ${status}`);
}
