import { array, assert, integer, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import {
  positionAfter,
  positionOfRow,
  positionOfSnapshot,
  rowOfPosition,
  type OutboxPosition,
} from './outboxPosition.rules.ts';

const isRead = ({ next, open }: OutboxPosition, tx: bigint): boolean => tx < next && !open.includes(tx);

it('a position is the same after it is stored and read', () => {
  for (const position of [
    { next: 7n, open: [] },
    { next: 30n, open: [12n, 29n] },
  ])
    expect(positionOfRow(rowOfPosition(position))).toEqual(position);
  expect(rowOfPosition({ next: 30n, open: [12n, 29n] })).toEqual({ tx: '11', beyond: '12:30:12,29' });
});

it('reads every transaction once, for any order of their ends and any batch', () => {
  assert(
    property(
      array(record({ ends: nat(40), batch: integer({ min: 1, max: 9 }) }), { minLength: 1, maxLength: 40 }),
      array(nat(40), { maxLength: 30 }),
      (transactions, moments) => {
        let position: OutboxPosition = { next: 1n, open: [] };
        const read: bigint[] = [];
        // Transaction n begins at moment n. The last snapshot comes after all of them.
        for (const [at, moment] of [...moments.toSorted((a, b) => a - b), 99, 99].entries()) {
          const started = transactions.slice(0, moment).map(({ ends }, index) => ({
            tx: BigInt(index + 1),
            isOver: index + 1 + ends < moment,
          }));
          const next = BigInt(started.findLastIndex(({ isOver }) => isOver) + 2);
          const open = started.filter(({ tx, isOver }) => !isOver && tx < next).map(({ tx }) => tx);
          const snapshot = positionOfSnapshot(`${open[0] ?? next}:${next}:${open.join(',')}`);
          const seen = started.filter(({ tx, isOver }) => isOver && !isRead(position, tx)).map(({ tx }) => tx);
          const batch = seen.slice(0, moment === 99 ? seen.length : (transactions[at]?.batch ?? 1));
          read.push(...batch);
          const last = batch.at(-1) ?? position.next - 1n;
          position = positionAfter(position, snapshot, last);
          for (const tx of batch) expect(isRead(position, tx)).toBe(true);
        }
        expect(read.toSorted((a, b) => Number(a - b))).toEqual(transactions.map((_, at) => BigInt(at + 1)));
      },
    ),
  );
});
