import type { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { LedgerAnswer } from '../ledger/ledger.repository.ts';

/** An answer to a vendor. */
export type ProviderAnswer = z.output<typeof schemas.providerAnswer>;
/** The answer to a batch: one for the whole, and one for each command in order. */
export type ProviderBatchAnswer = z.output<typeof schemas.providerBatchAnswer>;

/**
 * Converts a ledger answer to one for a vendor. Set `showsBalance` only if the vendor may know this player's balance.
 */
export function toAnswer(
  answer: LedgerAnswer<ProviderStatus>,
  txId: string,
  currency: string | undefined,
  showsBalance: boolean,
): ProviderAnswer {
  return {
    status: answer.status,
    tx_id: txId,
    ...(answer.transferId !== null && { operator_tx_id: answer.transferId }),
    ...(showsBalance &&
      answer.balance !== null && { balance: String(answer.balance), ...(currency !== undefined && { currency }) }),
    replayed: answer.replayed,
  };
}
