import type { TransactionKind } from '@parlor/contract';

/** Kinds of transaction in the order of the filter: the most used first. */
export const transactionKinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'JACKPOT',
  'BONUS',
  'REWARD',
  'ROLLBACK',
  'TRANSFER',
  'AGENT',
  'ADJUSTMENT',
] as const satisfies readonly TransactionKind[];

/** Reads the kind from an address; undefined if there is none. */
export function readKind(text: string | null): TransactionKind | undefined {
  return transactionKinds.find((kind) => kind === text);
}
