import { randomUUID } from 'node:crypto';
import { Client, type ClientBase } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readToEnd, type OutboxLine } from '../watch/outboxReader.ts';
import { newTransferId } from '../transferId.ts';
import { createLedgerFixture, type LedgerFixture } from './ledgerFixture.ts';
import { untilRead } from './outboxReading.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

/** Creates a reader that has read everything so far. */
async function newReader() {
  const topics: string[] = [];
  const name = `test-${randomUUID()}`;
  const publish = (lines: readonly OutboxLine[]) => void topics.push(...lines.map(({ topic }) => topic));
  const read = () => readToEnd(fixture.database.db, { name, publish });
  await untilRead(fixture.database.db, name, read);
  topics.length = 0;
  return { name, topics, read };
}

const bet = async () => {
  const owner = await fixture.player(1_000n);
  await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }));
};

/** Blocks the reading of lines with an obstacle, and removes it after `read` has met it. */
async function readBehind(obstacle: ClientBase, { name, topics, read }: Awaited<ReturnType<typeof newReader>>) {
  await bet();
  let reads = 0;
  await untilRead(fixture.database.db, name, async () => {
    await read();
    reads += 1;
    if (reads > 1) return;
    expect(topics).toEqual([]);
    await obstacle.query('rollback');
  });
}

it('a transaction in another database of the server delays no line', async () => {
  const reader = await newReader();
  const url = new URL(fixture.databaseUrl);
  url.pathname = '/postgres';
  const elsewhere = new Client({ connectionString: url.href });
  await elsewhere.connect();
  await elsewhere.query('begin');
  await elsewhere.query('select pg_current_xact_id()');
  await bet();
  await untilRead(fixture.database.db, reader.name, reader.read);
  await elsewhere.query('rollback');
  await elsewhere.end();
  expect(reader.topics).toEqual(['ledger.promo', 'ledger.bet']);
});

it('lines that another process was about to read are read', async () => {
  const reader = await newReader();
  const other = await fixture.database.pool.connect();
  await other.query('begin');
  await other.query('select from ledger_outbox_reader where name = $1 for update', [reader.name]);
  await readBehind(other, reader);
  other.release();
  expect(reader.topics).toEqual(['ledger.promo', 'ledger.bet']);
  const { rows } = await sql`select from ledger_outbox_reader where name = ${reader.name}`.execute(fixture.database.db);
  expect(rows).toHaveLength(1);
});

it('a position that a gateway of the previous release moves forward is not changed', async () => {
  const reader = await newReader();
  const slow = await fixture.database.pool.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  await bet();
  await untilRead(fixture.database.db, reader.name, reader.read);
  const move = sql`update ledger_outbox_reader set tx = pg_current_xact_id() where name = ${reader.name}`;
  await expect(move.execute(fixture.database.db)).rejects.toThrow('is kept by a newer release');
  await slow.query('rollback');
  slow.release();
  await reader.read();
  expect(reader.topics).toEqual(['ledger.promo', 'ledger.bet']);
});

it('a reader of some topics receives only their lines, and skips the others', async () => {
  const name = `test-${randomUUID()}`;
  const topics: string[] = [];
  const publish = (lines: readonly OutboxLine[]) => void topics.push(...lines.map(({ topic }) => topic));
  const read = () => readToEnd(fixture.database.db, { name, topics: ['ledger.bet'], publish });
  await untilRead(fixture.database.db, name, read);
  topics.length = 0;
  const owner = await fixture.player(1_000n);
  await untilRead(fixture.database.db, name, read);
  expect(topics).toEqual([]);
  await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }));
  await untilRead(fixture.database.db, name, read);
  expect(topics).toEqual(['ledger.bet']);
});
