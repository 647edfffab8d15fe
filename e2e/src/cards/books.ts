import { openDatabaseClock, type DatabaseClock } from '@parlor/arcade/databaseClock';
import { findRunningPostgres, openDatabase } from '@parlor/database';

/** A round in the ledger. Amounts are minor units. */
export interface BookedRound {
  orderId: string;
  /** The arcade's number of the round. */
  roundId: string;
  nodeId: string;
  state: 'OPEN' | 'SETTLED' | 'CANCELLED';
  isClosed: boolean;
  stake: bigint;
  payout: bigint;
  /** The sums that the round's ledger entries debited and credited. */
  debited: bigint;
  credited: bigint;
}

/** The ledger of the running product, read from its database, and the arcade's clock, which a run may set. */
export interface Books {
  accountOf(username: string): Promise<string>;
  /** Returns the rounds of an account that are not in `known`. */
  roundsSince(accountId: string, known: ReadonlySet<string>): Promise<BookedRound[]>;
  /** The balance of the account: the sum of its ledger entries. */
  balanceOf(accountId: string): Promise<bigint>;
  /** Returns when the clock decides a round, in epoch ms; undefined if it does not depend on the clock. */
  dueAt(roundId: string): Promise<number | undefined>;
  clock: Pick<DatabaseClock, 'pass' | 'reach'>;
  close(): Promise<void>;
}

/** Opens the books of the product with a data folder. @throws Error if no database runs there. */
export function openBooks(dataDir: string): Books {
  const postgres = findRunningPostgres(dataDir);
  if (postgres === undefined) throw new Error(`No database runs in ${dataDir}`);
  const connect = (name: string) =>
    openDatabase(postgres.url(name), { applicationName: 'cards', poolSize: 1, acquireTimeoutMs: 20_000 });
  const ledger = connect('gateway');
  const arcade = connect('arcade');
  const clock = openDatabaseClock(postgres.url('arcade'));
  return {
    clock,
    async accountOf(username) {
      const { rows } = await ledger.pool.query<{ id: string }>('select id from account where account = $1', [username]);
      if (rows[0] === undefined) throw new Error(`There is no account ${username}`);
      return rows[0].id;
    },
    async roundsSince(accountId, known) {
      const { rows } = await ledger.pool.query<BookedRound>(
        `select o.id as "orderId", o.round_id as "roundId", o.node_id as "nodeId", o.state, o.is_closed as "isClosed", o.stake, o.payout,
           coalesce(-sum(t.moved) filter (where t.kind = 'bet'), 0)::bigint as debited,
           coalesce(sum(t.moved) filter (where t.kind <> 'bet'), 0)::bigint as credited
         from bet_order o left join ledger_transfer t on t.bucket = o.bucket and t.order_id = o.id
         where o.owner = $1 and o.id <> all($2::uuid[]) group by o.bucket, o.id order by o.placed_at`,
        [accountId, [...known]],
      );
      return rows;
    },
    async balanceOf(accountId) {
      const { rows } = await ledger.pool.query<{ balance: bigint }>(
        "select coalesce(sum(balance), 0)::bigint as balance from ledger_account where owner = $1 and kind = 'cash'",
        [accountId],
      );
      return rows[0]?.balance ?? 0n;
    },
    async dueAt(roundId) {
      const { rows } = await arcade.pool.query<{ due: number | null }>(
        `select coalesce(draw.reveals_at, (select max(ends_by) from sports_leg join fixture on fixture.id = fixture_id
           where slip_id = round.id)) as due
         from round left join draw on draw.id = round.draw_id where round.id = $1`,
        [roundId],
      );
      return rows[0]?.due ?? undefined;
    },
    async close() {
      await Promise.all([ledger.close(), arcade.close(), clock.close()]);
    },
  };
}
