import type { Kysely } from 'kysely';
import { fromMinor, type Balance, type Currency, type Transaction } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { wirePage, type RecordsQuery } from './recordPage.ts';
import { findFreeBalance, listEntries } from './wallet.repository.ts';
import { toTransaction, transferKindsOf } from './wallet.rules.ts';

/** A page of the account record. */
export interface TransactionPage {
  list: Transaction[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

/** What a player has and how it came about. Reads only; the ledger module writes. */
export interface WalletService {
  /** What the account has free, as it stands in the ledger now. */
  balanceOf(accountId: string, currency: Currency): Promise<Balance>;
  /** The account record, newest first. */
  listTransactions(accountId: string, currency: Currency, query: RecordsQuery & { kind?: Transaction['kind'] | undefined }): Promise<TransactionPage>;
}

export function createWalletService({ db }: { db: Kysely<Database> }): WalletService {
  return {
    async balanceOf(accountId, currency) {
      return { sumBalance: fromMinor(await findFreeBalance(db, accountId, currency), currency), currency };
    },
    async listTransactions(accountId, currency, { kind, ...query }) {
      const page = await listEntries(db, accountId, currency, { ...query, ...(kind !== undefined && { kinds: transferKindsOf(kind) }) });
      return wirePage(page, query, (entry) => toTransaction(entry, currency));
    },
  };
}
