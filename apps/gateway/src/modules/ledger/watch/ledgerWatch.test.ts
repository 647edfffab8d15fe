import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../log.ts';
import type { LedgerEvent } from '../../live/ledgerEvents.ts';
import { checkLedger } from '../ledgerCheck.ts';
import { newTransferId } from '../transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from '../testing/ledgerFixture.ts';
import { untilRead } from '../testing/outboxReading.ts';
import { createLedgerWatch, type LedgerWatch } from './ledgerWatch.ts';

let fixture: LedgerFixture;
let watch: LedgerWatch;
const published: LedgerEvent[] = [];
const logged: string[] = [];

beforeAll(async () => {
  fixture = await createLedgerFixture();
  const ledgerEvents = {
    publish: (event: LedgerEvent) => void published.push(event),
    subscribe: () => () => undefined,
  };
  watch = newWatch(ledgerEvents);
  // The first reading stores the start position of each reader.
  await watch.readOutbox();
});
afterAll(() => fixture.close());

function newWatch(ledgerEvents: Parameters<typeof createLedgerWatch>[0]['ledgerEvents']): LedgerWatch {
  return createLedgerWatch({
    db: fixture.database.db,
    log: createLog('info', { write: (line: string) => void logged.push(line) }),
    clock: Date.now,
    ledgerEvents,
  });
}

/** Reads until every reader of the watch has read everything. */
const readAll = () =>
  untilRead(fixture.database.db, ['live', 'transit', 'payouts', 'tx_directory'], () => watch.readOutbox());

const compareAll = async () => {
  for (let part = 0; part < 8; part += 1) await watch.compareNext();
};

describe('the outbox reader', () => {
  it('publishes each event once and in order when several readers run concurrently', async () => {
    const owner = await fixture.player(1_000n);
    const txIds = Array.from({ length: 20 }, () => newTransferId());
    for (const txId of txIds) await fixture.ledger.bet(fixture.bet({ owner, txId, amount: 10n }));
    const other = newWatch({ publish: (event) => void published.push(event), subscribe: () => () => undefined });
    await Promise.all([watch.readOutbox(), other.readOutbox(), other.readOutbox()]);
    await readAll();
    const ownEvents = published.filter(({ accountId }) => accountId === owner);
    expect(ownEvents.map(({ topic }) => topic)).toEqual(['ledger.promo', ...txIds.map(() => 'ledger.bet')]);
    expect(new Set(ownEvents.map(({ transferId }) => transferId)).size).toBe(21);
  });

  it('does not wait for running transactions, and does not skip their lines when they commit', async () => {
    const [slow, quick] = [await fixture.player(1_000n), await fixture.player(1_000n)];
    await readAll();
    published.length = 0;
    const client = await fixture.database.pool.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await fixture.ledger.bet(fixture.bet({ owner: quick, txId: newTransferId() }));
    await watch.readOutbox();
    expect(published.map(({ accountId }) => accountId)).toEqual([quick]);
    await client.query(`insert into ledger_outbox (bucket, topic, owner) values (0, 'ledger.test', '${slow}')`);
    await client.query('commit');
    client.release();
    await readAll();
    await readAll();
    expect(published.map(({ accountId }) => accountId)).toEqual([quick, slow]);
  });

  it('logs an alarm with its transaction id', async () => {
    const owner = await fixture.player(1_000n);
    const command = fixture.bet({ owner, txId: newTransferId() });
    await fixture.ledger.bet(command);
    await fixture.ledger.bet({ ...command, amount: 7n });
    await readAll();
    expect(logged.find((line) => line.includes(command.txId))).toContain('"event":"ledger.alarm.tx_conflict"');
  });
});

describe('money in transit', () => {
  it('is delivered once when several watches run concurrently', async () => {
    const [from, to] = [await fixture.player(1_000n), await fixture.player(0n)];
    await fixture.ledger.send({
      player: playerOf(from),
      provider: 'agent',
      txId: newTransferId(),
      currency: 'THB',
      amount: 300n,
      to,
      note: '',
      eventAt: 0,
    });
    expect(await fixture.balanceOf(to)).toBe(0n);
    await Promise.all([
      watch.readOutbox(),
      newWatch({ publish: () => undefined, subscribe: () => () => undefined }).readOutbox(),
    ]);
    await readAll();
    expect([await fixture.balanceOf(from), await fixture.balanceOf(to)]).toEqual([700n, 300n]);
    const { totals } = await checkLedger(fixture.database.db);
    expect(totals.find(({ kind }) => kind === 'transit')).toMatchObject({ balance: '0' });
  });
});

describe('the daily payout cap', () => {
  /** Plays rounds of a vendor whose payouts may be one and a half times the stakes of a day. */
  async function vendorOf(provider: string) {
    await fixture.database.db
      .insertInto('provider_cap')
      .values({ provider, currency: 'THB', day_share_ppm: 1_500_000n, share_floor: 1_000n })
      .execute();
    const owner = await fixture.player(10_000n);
    const game = { nodeId: '1', gameCode: 'g', gameName: 'G', gameType: 'RNG', vassalage: provider };
    return async (win: bigint) => {
      const txId = newTransferId();
      const bet = await fixture.ledger.bet(fixture.bet({ owner, txId, provider, amount: 600n, game }));
      const paid = await fixture.ledger.win(
        fixture.win({ owner, txId: newTransferId(), refTxId: txId, provider, amount: win }),
      );
      await readAll();
      return [bet.status, paid.status];
    };
  }

  it('stops a vendor that paid too large a share of the stakes and raises an alarm', async () => {
    const play = await vendorOf('GREEDY');
    expect(await play(2_000n)).toEqual(['OK', 'OK']);
    expect(await play(1_800n)).toEqual(['OK', 'OK']);
    expect(await play(901n)).toEqual(['OK', 'OK']);
    expect(await play(1n)).toEqual(['GAME_DISABLED', 'TX_NOT_FOUND']);
    await readAll();
    expect(
      await fixture.database.db.selectFrom('provider_stop').select(['provider', 'stops_wins', 'reason']).execute(),
    ).toEqual([
      {
        provider: 'GREEDY',
        stops_wins: true,
        reason: 'paid 4701 of 1800 THB staked in a day, 2000 of it at once',
      },
    ]);
    expect(logged.join('\n')).toContain('ledger.alarm.vendor_stopped');
  });

  it('leaves out the largest payout: one win of 25,000 stakes stops no vendor, a second one does', async () => {
    const play = await vendorOf('LUCKY');
    for (let rounds = 0; rounds < 3; rounds += 1) expect(await play(0n)).toEqual(['OK', 'OK']);
    expect(await play(15_000_000n)).toEqual(['OK', 'OK']);
    expect(await play(580n)).toEqual(['OK', 'OK']);
    expect(await play(15_000_000n)).toEqual(['OK', 'OK']);
    expect(await play(1n)).toEqual(['GAME_DISABLED', 'TX_NOT_FOUND']);
  });
});

describe('an account that does not match its transfers', () => {
  it('is frozen within one pass when its balance was edited by hand, and the alarm names its owner', async () => {
    const [owner, whole] = [await fixture.player(1_000n), await fixture.player(1_000n)];
    await sql`update ledger_account set balance = 999999 where owner = ${owner}`.execute(fixture.database.db);
    await compareAll();
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }))).toMatchObject({
      status: 'PLAYER_BLOCKED',
    });
    expect(await fixture.ledger.bet(fixture.bet({ owner: whole, txId: newTransferId() }))).toMatchObject({
      status: 'OK',
    });
    await readAll();
    expect(logged.find((line) => line.includes('account_broken') && line.includes(owner))).toContain(
      '"balance":"999999"',
    );
  });

  it('is frozen when its held amount was cleared by hand', async () => {
    const owner = await fixture.player(1_000n);
    await fixture.ledger.hold({
      player: playerOf(owner),
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount: 900n,
      expiresAt: Date.UTC(2100, 0, 1),
      note: '',
      eventAt: 0,
    });
    await sql`update ledger_account set held = 0 where owner = ${owner}`.execute(fixture.database.db);
    await compareAll();
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }))).toMatchObject({
      status: 'PLAYER_BLOCKED',
    });
  });
});

describe('the ledger watch', () => {
  it('releases expired holds and keeps the others', async () => {
    const owner = await fixture.player(1_000n);
    const hold = (expiresAt: number) =>
      fixture.ledger.hold({
        player: playerOf(owner),
        provider: 'test',
        txId: newTransferId(),
        currency: 'THB',
        amount: 300n,
        expiresAt,
        note: '',
        eventAt: 0,
      });
    await hold(Date.now() - 1);
    await hold(Date.UTC(2100, 0, 1));
    await watch.expireHolds();
    expect(await fixture.balanceOf(owner)).toBe(700n);
  });
});
