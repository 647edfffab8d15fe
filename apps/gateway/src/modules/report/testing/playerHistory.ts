import { sql } from 'kysely';
import { expect } from 'vitest';
import { toMinor, type RouteName } from '@parlor/contract';
import type { TestGateway } from '../../../testing/testGateway.ts';
import type { LedgerRepository } from '../../ledger/ledger.repository.ts';
import type { Player } from '../../ledger/player.ts';

export const DAY_MS = 86_400_000;

/** Creates a player whose account has the time zone of Bangkok. */
export async function newPlayer(gateway: TestGateway, ledger: LedgerRepository) {
  const session = await gateway.login();
  const player: Player = { accountId: session.account.id, merchantCode: 'NORTH' };
  await ledger.open(player, 'THB', 'Asia/Bangkok');
  const ask = async <Value>(name: RouteName, query: Record<string, string | number>): Promise<Value> => {
    const { status, envelope } = await gateway.call(name, { query, session });
    expect([name, status]).toEqual([name, 200]);
    return envelope.value as Value;
  };
  return { session, player, ask };
}

/** Inserts bets of 1.00 directly into the ledger tables. Placing them one by one would take too long. */
export async function betOften(gateway: TestGateway, { accountId }: Player, count: number): Promise<void> {
  await gateway.database.db.transaction().execute(async (transaction) => {
    await sql`insert into ledger_transfer (bucket, id, kind, status, owner, currency, amount, free_after, account_id, counter_id, moved, version, balance_after, hash, provider, provider_tx_id, day, event_at, recorded_at)
      select bucket, gen_random_uuid(), 'bet', 'OK', owner, 'THB', 100, balance - 100 * i, id, id + 1, -100, version + i, balance - 100 * i, sha256(''), 'PARLOR', owner || i, day, now(), now()
      from ledger_account, generate_series(1, ${count}::int) i where owner = ${accountId}`.execute(transaction);
    await sql`update ledger_account set version = version + ${count}::int, balance = balance - 100 * ${count}::int where owner = ${accountId}`.execute(
      transaction,
    );
  });
}

/** Converts an amount such as "1.50" to minor units of THB. */
export const minor = (amount = ''): bigint => toMinor(amount, 'THB') ?? (NaN as never);

/** Returns the date in Bangkok this many days ago, such as 2026-11-22. */
export const dayAgo = (gateway: TestGateway, days: number) =>
  new Date(gateway.deps.clock() + 7 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10);

/** Splits each line of a CSV file into cells, without its header. These cells contain no comma. */
export const cellsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));
