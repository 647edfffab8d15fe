import type { TableKind } from '@parlor/contract';
import type { PlayerTableView } from '../../tablesApi.ts';

/** The kinds of tables, in the order in which they are offered. */
const kinds: readonly TableKind[] = [
  'baccarat',
  'dragon-tiger',
  'roulette',
  'sic-bo',
  'fish-prawn-crab',
  'bull-bull',
  'money-wheel',
  'fan-tan',
];

/** Tables of one kind. */
export interface KindOfTables {
  kind: TableKind;
  tables: PlayerTableView[];
}

/** Groups tables by kind: the player's own kind first, then the others in the site's order. */
export function tablesByKind(tables: readonly PlayerTableView[], ownKind: string): KindOfTables[] {
  const order = kinds.toSorted((a, b) => Number(b === ownKind) - Number(a === ownKind));
  return order
    .map((kind) => ({ kind, tables: tables.filter((table) => table.kind === kind) }))
    .filter(({ tables: some }) => some.length > 0);
}
