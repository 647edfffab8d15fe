import { randomUUID } from 'node:crypto';
import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import type { Database } from '../../../database.ts';
import { migrationsFolder } from '../../../testing/testGateway.ts';
import { findFreeBalance } from '../../wallet/wallet.repository.ts';
import { createLedgerRepository, type BetCommand, type LedgerRepository, type RollbackCommand, type WinCommand } from '../ledger.repository.ts';

/** A ledger on a database of its own, with commands that need only what a case is about. */
export interface LedgerFixture {
  database: OpenDatabase<Database>;
  databaseUrl: string;
  ledger: LedgerRepository;
  /** Opens an account with a balance in minor units and answers its owner. */
  player(balance?: bigint): Promise<string>;
  balanceOf(owner: string): Promise<bigint>;
  /** A bet of 1.00 in a round of its own. */
  bet(change: Partial<BetCommand> & Pick<BetCommand, 'owner' | 'txId'>): BetCommand;
  /** A win of 2.00 that closes the round of its bet. */
  win(change: Partial<WinCommand> & Pick<WinCommand, 'owner' | 'txId' | 'refTxId'>): WinCommand;
  rollback(change: Partial<RollbackCommand> & Pick<RollbackCommand, 'owner' | 'txId' | 'refTxId'>): RollbackCommand;
  close(): Promise<void>;
}

/** Makes a ledger; `poolSize` is how many connections its commands come over. */
export async function createLedgerFixture({ poolSize = 8 } = {}): Promise<LedgerFixture> {
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const database = openDatabase<Database>(testDatabase.url, { applicationName: 'parlor-ledger-test', poolSize, acquireTimeoutMs: 30_000 });
  const ledger = createLedgerRepository(database.db);
  const eventAt = Date.UTC(2026, 10, 21);
  return {
    database,
    databaseUrl: testDatabase.url,
    ledger,
    async player(balance = 10_000n) {
      const owner = randomUUID();
      await ledger.open(owner, 'THB');
      if (balance > 0n) {
        await ledger.promo({ provider: 'test', txId: owner, owner, merchantCode: 'NORTH', currency: 'THB', amount: balance, note: 'opening', eventAt });
      }
      return owner;
    },
    balanceOf: (owner) => findFreeBalance(database.db, owner, 'THB'),
    bet: (change) => ({
      provider: 'PARLOR', merchantCode: 'NORTH', currency: 'THB', amount: 100n, roundId: `round-${change.txId}`, isRoundClosed: false, category: 'base', eventAt,
      game: { nodeId: '100001', gameCode: 'lotus-lanterns', gameName: 'Lotus Lanterns', gameType: 'RNG', vassalage: 'PARLOR' },
      ...change,
    }),
    win: (change) => ({
      provider: 'PARLOR', currency: 'THB', amount: 200n, roundId: `round-${change.refTxId}`, isRoundClosed: true, category: 'base', eventAt, ...change,
    }),
    rollback: (change) => ({ provider: 'PARLOR', roundId: `round-${change.refTxId}`, eventAt, ...change }),
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
}
