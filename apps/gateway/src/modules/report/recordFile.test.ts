import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createLedgerRepository, type LedgerRepository } from '../ledger/ledger.repository.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { betOften, cellsOf, dayAgo, minor, newPlayer } from './testing/playerHistory.ts';

const FILES_PER_HOUR = 10;

let gateway: TestGateway;

let ledger: LedgerRepository;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  ledger = createLedgerRepository(gateway.database.db);
});

afterAll(() => gateway.close());

describe('the account record file', () => {
  const year = { from: '2025-11-22', to: '2026-11-22' };

  it('WAL-05 is a CSV attachment named after its period, in the requested language', async () => {
    const session = await gateway.login();
    const { envelope, headers } = await gateway.call('exportTransactions', {
      query: year,
      session,
      headers: { Language: 'EN' },
    });
    expect(envelope.value).toBe('\uFEFFDay,Time,Kind,Amount,Balance after,Currency,Reference\r\n');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="account-record_2025-11-22_2026-11-22.csv"',
    });
    const thai = await gateway.call('exportTransactions', { query: year, session, headers: { Language: 'TY' } });
    expect(thai.envelope.value).toBe('\uFEFFวันที่,เวลา,ประเภท,จำนวนเงิน,ยอดเงินคงเหลือ,สกุลเงิน,เลขอ้างอิง\r\n');
  });

  it('WAL-05 shows day and time in the merchant’s time zone', async () => {
    const { player, ask } = await newPlayer(gateway, ledger);
    await ledger.deposit({
      player,
      provider: 'test',
      txId: 'psp-1',
      currency: 'THB',
      amount: 50_000n,
      note: '',
      eventAt: 0,
    });
    await sql`set session_replication_role = replica; update ledger_transfer set day = '2026-03-02', recorded_at = '2026-03-01T18:30:05Z' where owner = '${sql.raw(player.accountId)}'; set session_replication_role = default`.execute(
      gateway.database.db,
    );
    const file = await ask<string>('exportTransactions', year);
    expect(file.split('\r\n')[1]).toBe('2026-03-02,01:30:05,ฝากเงิน,500.00,500.00,THB,psp-1');
  });

  it('WAL-05 contains every entry once across several database reads', async () => {
    const { player, ask } = await newPlayer(gateway, ledger);
    await ledger.promo({
      player,
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount: 1_000_000n,
      note: '',
      eventAt: 0,
    });
    await betOften(gateway, player, 2100);
    const lines = cellsOf(
      await ask<string>('exportTransactions', { from: dayAgo(gateway, 1), to: dayAgo(gateway, 0) }),
    );
    expect(lines.map(([, , , , after]) => minor(after))).toEqual(
      Array.from({ length: 2101 }, (_, index) => 1_000_000n - 100n * BigInt(index)),
    );
  });

  it('WAL-05 is rate limited to ten downloads per account', async () => {
    const session = await gateway.login();
    const statuses: number[] = [];
    for (let made = 0; made <= FILES_PER_HOUR; made += 1)
      statuses.push((await gateway.call('exportTransactions', { query: year, session })).status);
    expect(statuses).toEqual([...Array.from({ length: FILES_PER_HOUR }, () => 200), 429]);
    expect((await gateway.call('exportTransactions', { query: year, session: await gateway.login() })).status).toBe(
      200,
    );
  });
});
