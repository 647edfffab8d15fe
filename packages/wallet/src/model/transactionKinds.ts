import type { TransactionKind } from '@parlor/contract';

/** Kinds of transaction in the order of the filter: most looked for first. */
export const transactionKinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'JACKPOT',
  'BONUS',
  'ROLLBACK',
  'TRANSFER',
  'AGENT',
  'ADJUSTMENT',
] as const satisfies readonly TransactionKind[];

/** The kind that an address names; undefined where it names none. */
export function readKind(text: string | null): TransactionKind | undefined {
  return transactionKinds.find((kind) => kind === text);
}
