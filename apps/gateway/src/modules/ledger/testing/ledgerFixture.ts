import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import type { Database } from '../../../database.ts';
import { APP_ROLE } from '../../../databaseRoles.ts';
import { migrationsFolder } from '../../../testing/testGateway.ts';
import { findFreeBalance } from '../../wallet/wallet.repository.ts';
import type { Player } from '../player.ts';
import type { BetCommand, RollbackCommand, WinCommand } from '../commands.ts';
import { createLedgerRepository, type LedgerRepository } from '../ledger.repository.ts';

/** The command of a case: its player, its ids, and deviations from the default. */
type Change<Command, Named extends keyof Command> = Partial<Omit<Command, 'player'>> &
  Pick<Command, Named> & { owner: string };

/** A ledger on a new database, with commands that need only the fields that a case is about. */
export interface LedgerFixture {
  /** A connection as the owner of the tables, who may read everything and tamper with it. */
  database: OpenDatabase<Database>;
  /** A connection with the gateway's role; `ledger` sends its commands over it. */
  app: OpenDatabase<Database>;
  databaseUrl: string;
  ledger: LedgerRepository;
  /** Opens an account with a balance in minor units and returns its owner. */
  player(balance?: bigint): Promise<string>;
  balanceOf(owner: string): Promise<bigint>;
  /** Returns a bet of 1.00 in a new round. */
  bet(change: Change<BetCommand, 'txId'>): BetCommand;
  /** Returns a win of 2.00 that closes the round of its bet. */
  win(change: Change<WinCommand, 'txId' | 'refTxId'>): WinCommand;
  rollback(change: Change<RollbackCommand, 'txId' | 'refTxId'>): RollbackCommand;
  close(): Promise<void>;
}

/** Returns the player of an owner; all players belong to one merchant. */
export const playerOf = (owner: string): Player => ({ accountId: owner, merchantCode: 'NORTH' });

/** PostgreSQL's error code for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Sends a command until it is decided, as a vendor does: a command that timed out waiting for a lock had no effect and
 * is retried.
 */
export async function decided<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    }
  }
}

/** Creates a ledger; `poolSize` is the number of connections for its commands. */
export async function createLedgerFixture({ poolSize = 8 } = {}): Promise<LedgerFixture> {
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const database = openDatabase<Database>(testDatabase.url, {
    applicationName: 'parlor-ledger-test',
    poolSize,
    acquireTimeoutMs: 30_000,
  });
  const app = openDatabase<Database>(testDatabase.url, {
    applicationName: 'parlor-ledger-test-app',
    role: APP_ROLE,
    poolSize,
    acquireTimeoutMs: 30_000,
  });
  const ledger = createLedgerRepository(app.db);
  const eventAt = Date.UTC(2026, 10, 21);
  return {
    database,
    app,
    databaseUrl: testDatabase.url,
    ledger,
    async player(balance = 10_000n) {
      const owner = randomUUID();
      await ledger.open(playerOf(owner), 'THB', 'Asia/Bangkok');
      if (balance > 0n) {
        await ledger.promo({
          player: playerOf(owner),
          provider: 'test',
          txId: owner,
          currency: 'THB',
          amount: balance,
          note: 'opening',
          eventAt,
        });
      }
      return owner;
    },
    balanceOf: (owner) => findFreeBalance(database.db, playerOf(owner), 'THB'),
    bet: ({ owner, ...change }) => ({
      player: playerOf(owner),
      provider: 'PARLOR',
      currency: 'THB',
      amount: 100n,
      roundId: `round-${change.txId}`,
      isRoundClosed: false,
      category: 'base',
      eventAt,
      game: {
        nodeId: '100001',
        gameCode: 'lotus-lanterns',
        gameName: 'Lotus Lanterns',
        gameType: 'RNG',
        vassalage: 'PARLOR',
      },
      ...change,
    }),
    win: ({ owner, ...change }) => ({
      player: playerOf(owner),
      provider: 'PARLOR',
      currency: 'THB',
      amount: 200n,
      roundId: `round-${change.refTxId}`,
      isRoundClosed: true,
      category: 'base',
      eventAt,
      ...change,
    }),
    rollback: ({ owner, ...change }) => ({
      player: playerOf(owner),
      provider: 'PARLOR',
      roundId: `round-${change.refTxId}`,
      eventAt,
      ...change,
    }),
    async close() {
      await database.close();
      await app.close();
      await testDatabase.drop();
    },
  };
}
