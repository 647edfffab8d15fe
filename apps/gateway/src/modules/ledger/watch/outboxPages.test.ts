import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedgerFixture, type LedgerFixture } from '../testing/ledgerFixture.ts';
import { untilRead } from '../testing/outboxReading.ts';
import { createOutboxPages } from './outboxPages.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from './outboxReader.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 12 });
});
afterAll(() => fixture.close());

/** Creates a reader that has read everything so far, and collects the lines that it receives afterwards. */
async function newReader(topics?: readonly string[], options: Pick<OutboxReader, 'cachedBatch' | 'catchUpBatch'> = {}) {
  const lines: OutboxLine[] = [];
  const batches: number[] = [];
  const reader = {
    name: `test-${randomUUID()}`,
    publish: (published: readonly OutboxLine[]) => {
      lines.push(...published);
      batches.push(published.length);
    },
    ...options,
    ...(topics && { topics }),
  };
  const read = (db = fixture.database.db) => readToEnd(db, reader);
  const readAll = () => untilRead(fixture.database.db, reader.name, read);
  await readAll();
  lines.length = 0;
  batches.length = 0;
  return { lines, batches, read, readAll, owners: () => lines.map(({ owner }) => owner) };
}

const writeLine = (owner: string, topic = 'ledger.test') =>
  sql`insert into ledger_outbox (bucket, topic, owner) values (0, ${topic}, ${owner})`.execute(fixture.database.db);

it('lines that one reader has read are not read again for the next', async () => {
  const [first, second] = [await newReader(), await newReader()];
  await writeLine('one');
  await first.read();
  await second.read();
  expect(first.owners()).toEqual(['one']);
  expect(second.lines[0]).toBe(first.lines[0]);
});

it('a reader whose position another process moved reaches the pages of this one, and the end', async () => {
  const [first, second] = [await newReader(), await newReader()];
  await writeLine('one');
  await first.read();
  await writeLine('two');
  await second.read(fixture.app.db);
  await writeLine('three');
  await first.read();
  await writeLine('four');
  await second.read();
  await first.read();
  for (const { owners } of [first, second]) expect(owners()).toEqual(['one', 'two', 'three', 'four']);
  expect(second.lines[3]).toBe(first.lines[3]);
});

it('a reader of some topics receives no other topics from shared pages', async () => {
  const [all, some] = [await newReader(), await newReader(['ledger.asked'])];
  await writeLine('one', 'ledger.asked');
  await writeLine('two', 'ledger.other');
  await all.readAll();
  await some.readAll();
  await writeLine('three', 'ledger.asked');
  await some.readAll();
  await all.readAll();
  expect(all.owners()).toEqual(['one', 'two', 'three']);
  expect(some.owners()).toEqual(['one', 'three']);
});

it('readers who are far behind read everything once', async () => {
  const readers = [await newReader(), await newReader(), await newReader()];
  const [first] = readers;
  for (let part = 0; part < 2; part += 1) {
    await fixture.database.pool.query(`do $$ begin for line in 1..700 loop
      insert into ledger_outbox (bucket, topic, owner) values (0, 'ledger.test', '${part}-' || line); commit; end loop; end $$`);
    await first?.read();
  }
  for (const { readAll } of readers) await readAll();
  const expected = [0, 1].flatMap((part) => Array.from({ length: 700 }, (_, line) => `${part}-${line + 1}`));
  for (const { owners } of readers) expect(owners()).toEqual(expected);
});

it('a reader takes what others have read in one batch with the newest lines, and shares these', async () => {
  const [first, second] = [await newReader(), await newReader(undefined, { cachedBatch: 2_000, catchUpBatch: 4_000 })];
  const write = (name: string, count: number) =>
    fixture.database.pool.query(`do $$ begin for line in 1..${count} loop
      insert into ledger_outbox (bucket, topic, owner) values (0, 'ledger.test', '${name}-' || line); commit; end loop; end $$`);
  await write('old', 1_200);
  await first.readAll();
  await write('new', 100);
  await second.readAll();
  expect(second.batches).toEqual([1_300]);
  await first.readAll();
  expect(first.owners()).toEqual(second.owners());
  expect(first.lines.at(-1)).toBe(second.lines.at(-1));
});

it('every reader receives every line once and after earlier committed lines, whenever transactions end', async () => {
  type Step = { read: number } | { turn: number; isCommitted: boolean };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ read: fc.nat(2) }),
    fc.record({ turn: fc.nat(3), isCommitted: fc.boolean() }),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      run += 1;
      const readers = [await newReader(), await newReader(), await newReader(undefined, { cachedBatch: 2_000 })];
      const open = new Map<number, { client: PoolClient; owner: string; before: ReadonlySet<string> }>();
      /** The committed lines, and those that were committed when each was written. */
      const committed = new Map<string, ReadonlySet<string>>();
      const end = async (turn: number, isCommitted: boolean) => {
        const { client, owner, before } = open.get(turn) ?? {};
        if (client === undefined || owner === undefined || before === undefined) return;
        await client.query(isCommitted ? 'commit' : 'rollback');
        client.release();
        open.delete(turn);
        if (isCommitted) committed.set(owner, before);
      };
      for (const [at, action] of steps.entries()) {
        if ('read' in action) await readers[action.read]?.read();
        else if (open.has(action.turn)) await end(action.turn, action.isCommitted);
        else {
          const client = await fixture.database.pool.connect();
          const owner = `${run}-${at}`;
          await client.query('begin');
          await client.query(`insert into ledger_outbox (bucket, topic, owner) values (0, 'ledger.test', '${owner}')`);
          open.set(action.turn, { client, owner, before: new Set(committed.keys()) });
        }
      }
      for (const turn of open.keys()) await end(turn, true);
      for (const { readAll } of readers) await readAll();
      for (const { owners } of readers) {
        expect(owners().toSorted()).toEqual([...committed.keys()].toSorted());
        const received = new Set<string>();
        for (const owner of owners()) {
          for (const earlier of committed.get(owner) ?? []) expect(received).toContain(earlier);
          received.add(owner);
        }
      }
    }),
    { numRuns: 12 },
  );
});

it('a page of an earlier run of the server is not used', () => {
  const pages = createOutboxPages<string>();
  const position = { next: 1n, open: [] };
  const page = { lines: ['one'], snapshot: '6:6:', last: 5n, after: { next: 6n, open: [] } };
  pages.add('begun at noon', position, page);
  expect(pages.from('begun at noon', position, 10)).toEqual([page]);
  expect(pages.ahead('begun at one', position)).toBeUndefined();
  expect(pages.from('begun at noon', position, 10)).toEqual([]);
});

it('keeps the last ten thousand lines', () => {
  const pages = createOutboxPages<string>();
  const positionOf = (number: number) => ({ next: BigInt(number) * 100n + 1n, open: [] });
  for (let number = 0; number < 300; number += 1) {
    const after = positionOf(number + 1);
    pages.add('', positionOf(number), {
      lines: Array<string>(99).fill(''),
      snapshot: '',
      last: after.next - 1n,
      after,
    });
  }
  expect(pages.from('', positionOf(199), Infinity)).toEqual([]);
  expect(pages.from('', positionOf(200), Infinity)).toHaveLength(100);
});
