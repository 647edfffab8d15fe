import type { Kysely } from 'kysely';
import { fromMinor, type Balance, type Currency, type Transaction } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
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

/** A player's balance and its history. Reads only; the ledger module writes. */
export interface WalletService {
  /** Returns the player's available balance in the ledger now. */
  balanceOf(player: Player, currency: Currency): Promise<Balance>;
  /** Returns the account record, newest first. */
  listTransactions(
    player: Player,
    currency: Currency,
    query: RecordsQuery & { kind?: Transaction['kind'] | undefined },
  ): Promise<TransactionPage>;
}

export function createWalletService({ db }: { db: Kysely<Database> }): WalletService {
  return {
    async balanceOf(player, currency) {
      return { sumBalance: fromMinor(await findFreeBalance(db, player, currency), currency), currency };
    },
    async listTransactions(player, currency, { kind, ...query }) {
      const page = await listEntries(db, player, currency, {
        ...query,
        ...(kind !== undefined && { kinds: transferKindsOf(kind) }),
      });
      return wirePage(page, query, (entry) => toTransaction(entry, currency));
    },
  };
}
