import { fromMinor, type Currency, type Transaction } from '@parlor/contract';
import type { EntryRow, MovingKind } from './wallet.repository.ts';

/** The displayed kind of each transfer. */
const kindNames: Record<MovingKind, Transaction['kind']> = {
  deposit: 'DEPOSIT',
  bet: 'BET',
  win: 'WIN',
  jackpot_win: 'JACKPOT',
  rollback: 'ROLLBACK',
  promo: 'REWARD',
  adjustment: 'ADJUSTMENT',
  withdrawal: 'WITHDRAWAL',
  send: 'TRANSFER',
  receive: 'TRANSFER',
  bonus_in: 'BONUS',
  bonus_out: 'BONUS',
  agent_pay: 'AGENT',
};

/** Returns the kinds of transfer for a player's filter. */
export function transferKindsOf(kind: Transaction['kind']): MovingKind[] {
  return (Object.keys(kindNames) as MovingKind[]).filter((transferKind) => kindNames[transferKind] === kind);
}

/**
 * Converts an entry to a line of the account record. Its reference is the bet, deposit or withdrawal that it belongs
 * to.
 */
export function toTransaction(entry: EntryRow, currency: Currency): Transaction {
  return {
    id: entry.id,
    kind: kindNames[entry.kind],
    amount: fromMinor(entry.amount, currency),
    balanceAfter: fromMinor(entry.balanceAfter, currency),
    currency,
    reference:
      entry.orderId ?? (entry.kind === 'deposit' || entry.kind === 'withdrawal' ? entry.providerTxId : entry.id),
    at: entry.recordedAt,
  };
}
