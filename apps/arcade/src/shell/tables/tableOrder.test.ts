import { expect, it } from 'vitest';
import { tablesByKind } from './tableOrder.ts';
import { otherTable } from './testing/otherTable.ts';

it('tables of the player’s own kind come first, the others in the order of the lobby', () => {
  const tables = [
    otherTable({ gameCode: 'a-roulette', form: 'marks', kind: 'roulette', marks: [] }),
    otherTable({ gameCode: 'a-baccarat' }),
    otherTable({ gameCode: 'a-fan-tan', form: 'marks', kind: 'fan-tan', marks: [] }),
    otherTable({ gameCode: 'b-baccarat' }),
  ];
  const order = (kind: string) =>
    tablesByKind(tables, kind).map((group) => group.tables.map((table) => table.gameCode));
  expect(order('fan-tan')).toEqual([['a-fan-tan'], ['a-baccarat', 'b-baccarat'], ['a-roulette']]);
  expect(order('baccarat')).toEqual([['a-baccarat', 'b-baccarat'], ['a-roulette'], ['a-fan-tan']]);
});
