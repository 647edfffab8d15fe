import type { TableKind, TableSide } from '@parlor/contract';

/** The names of sides, among the texts of the lobby. */
export const sideKeys = {
  banker: 'sideBanker',
  player: 'sidePlayer',
  dragon: 'sideDragon',
  tiger: 'sideTiger',
} as const satisfies Record<TableSide, string>;

/** The names of the kinds of tables. */
export const kindKeys = {
  baccarat: 'kindBaccarat',
  'dragon-tiger': 'kindDragonTiger',
  roulette: 'kindRoulette',
  'sic-bo': 'kindSicBo',
  'fish-prawn-crab': 'kindFishPrawnCrab',
  'bull-bull': 'kindBullBull',
  'money-wheel': 'kindMoneyWheel',
  'fan-tan': 'kindFanTan',
} as const satisfies Record<TableKind, string>;

/** The kinds of tables, in the order in which they are offered. */
export const tableKinds = Object.keys(kindKeys) as TableKind[];
