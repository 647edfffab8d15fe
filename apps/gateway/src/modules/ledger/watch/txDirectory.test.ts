import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '../player.ts';
import { newTransferId } from '../transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from '../testing/ledgerFixture.ts';
import { untilRead } from '../testing/outboxReading.ts';
import { readToEnd } from './outboxReader.ts';
import { txDirectory } from './txDirectory.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
  await fixture.database.db
    .insertInto('provider')
    .values({ code: 'PARLOR', name: 'Parlor', keys: ['v1.test.key'] })
    .execute();
  await readToEnd(fixture.database.db, txDirectory);
});
afterAll(() => fixture.close());

const readAll = () =>
  untilRead(fixture.database.db, txDirectory.name, () => readToEnd(fixture.database.db, txDirectory));
const entries = (txId: string) =>
  fixture.database.db
    .selectFrom('provider_tx_directory')
    .select(['kind', 'bucket', 'owner', 'is_shared'])
    .where('tx_id', '=', txId)
    .orderBy('kind')
    .execute();
const alarms = () =>
  fixture.database.db
    .selectFrom('ledger_outbox')
    .select(['bucket', 'owner', 'payload'])
    .where('topic', '=', 'ledger.alarm.tx_id_shared')
    .execute();

/** Creates two players of different buckets. */
async function twoPlayers(): Promise<[string, string]> {
  const first = await fixture.player(1_000n);
  for (;;) {
    const second = await fixture.player(1_000n);
    if (bucketOf(playerOf(second)) !== bucketOf(playerOf(first))) return [first, second];
  }
}

describe('the transaction id directory', () => {
  it('records the bucket and owner of each bet and win, and nothing for promotions', async () => {
    const owner = await fixture.player(1_000n);
    const txId = newTransferId();
    await fixture.ledger.bet(fixture.bet({ owner, txId }));
    await fixture.ledger.win(fixture.win({ owner, txId, refTxId: txId }));
    await readAll();
    const entry = { bucket: bucketOf(playerOf(owner)), owner, is_shared: false };
    expect(await entries(txId)).toEqual([
      { kind: 'bet', ...entry },
      { kind: 'win', ...entry },
    ]);
    // The opening balance was a promotion, whose id is the owner.
    expect(await entries(owner)).toEqual([]);
  });

  it('marks an id that is used in two buckets as shared and raises one alarm', async () => {
    const [first, second] = await twoPlayers();
    const txId = newTransferId();
    const bets = [first, second].map((owner) => fixture.bet({ owner, txId }));
    for (const bet of bets) expect(await fixture.ledger.bet(bet)).toMatchObject({ status: 'OK' });
    await readAll();
    expect(await entries(txId)).toMatchObject([{ kind: 'bet', is_shared: true }]);
    const [alarm, ...others] = await alarms();
    expect(others).toEqual([]);
    expect([first, second]).toContain(alarm?.owner);
    expect([first, second]).toContain(alarm?.payload?.['other']);
    expect(alarm?.owner).not.toBe(alarm?.payload?.['other']);
    expect(alarm?.bucket).toBe(bucketOf(playerOf(alarm?.owner ?? '')));
    // A repetition emits no event.
    for (const bet of bets) await fixture.ledger.bet(bet);
    await readAll();
    expect(await alarms()).toHaveLength(1);
  });

  it('deletes ids after the vendor’s retention period and keeps them when none is set', async () => {
    const { db } = fixture.database;
    const owner = await fixture.player(1_000n);
    const [old, fresh] = [newTransferId(), newTransferId()];
    await fixture.ledger.bet(fixture.bet({ owner, txId: old }));
    await readAll();
    await sql`update provider_tx_directory set seen_at = now() - interval '124 days' where tx_id = ${old}`.execute(db);
    const processLine = async () => {
      await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }));
      await readAll();
    };
    await processLine();
    expect(await entries(old)).toHaveLength(1);
    await db.updateTable('provider').set({ id_retention_days: 123 }).where('code', '=', 'PARLOR').execute();
    await fixture.ledger.bet(fixture.bet({ owner, txId: fresh }));
    await processLine();
    expect([await entries(old), (await entries(fresh)).length]).toEqual([[], 1]);
  });
});
