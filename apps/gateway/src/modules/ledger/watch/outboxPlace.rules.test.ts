import { array, assert, integer, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { placeAfter, placeOfRow, placeOfSnapshot, rowOfPlace, type OutboxPlace } from './outboxPlace.rules.ts';

const isRead = ({ next, open }: OutboxPlace, tx: bigint): boolean => tx < next && !open.includes(tx);

it('a position is the same after it is stored and read', () => {
  for (const place of [
    { next: 7n, open: [] },
    { next: 30n, open: [12n, 29n] },
  ])
    expect(placeOfRow(rowOfPlace(place))).toEqual(place);
  expect(rowOfPlace({ next: 30n, open: [12n, 29n] })).toEqual({ tx: '11', beyond: '12:30:12,29' });
});

it('reads every transaction once, for any order of their ends and any batch', () => {
  assert(
    property(
      array(record({ ends: nat(40), batch: integer({ min: 1, max: 9 }) }), { minLength: 1, maxLength: 40 }),
      array(nat(40), { maxLength: 30 }),
      (transactions, moments) => {
        let place: OutboxPlace = { next: 1n, open: [] };
        const read: bigint[] = [];
        // Transaction n begins at moment n. The last snapshot comes after all of them.
        for (const [at, moment] of [...moments.toSorted((one, other) => one - other), 99, 99].entries()) {
          const begun = transactions.slice(0, moment).map(({ ends }, index) => ({
            tx: BigInt(index + 1),
            isOver: index + 1 + ends < moment,
          }));
          const next = BigInt(begun.findLastIndex(({ isOver }) => isOver) + 2);
          const open = begun.filter(({ tx, isOver }) => !isOver && tx < next).map(({ tx }) => tx);
          const snapshot = placeOfSnapshot(`${open[0] ?? next}:${next}:${open.join(',')}`);
          const seen = begun.filter(({ tx, isOver }) => isOver && !isRead(place, tx)).map(({ tx }) => tx);
          const batch = seen.slice(0, moment === 99 ? seen.length : (transactions[at]?.batch ?? 1));
          read.push(...batch);
          const last = batch.at(-1) ?? place.next - 1n;
          place = placeAfter(place, snapshot, last);
          for (const tx of batch) expect(isRead(place, tx)).toBe(true);
        }
        expect(read.toSorted((one, other) => Number(one - other))).toEqual(transactions.map((_, at) => BigInt(at + 1)));
      },
    ),
  );
});
