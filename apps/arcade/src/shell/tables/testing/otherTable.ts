import type { PlayerTableView } from '../../../tablesApi.ts';

/** The opening time of draws at test tables, by the server's clock. */
export const OPENS_AT = 1_700_000_000_000;

type Form<Of> = Of extends PlayerTableView ? Partial<Of> : never;

/** Returns a table of baccarat with the changes of `over`. */
export function otherTable(over: Form<PlayerTableView> = {}): PlayerTableView {
  const base = {
    gameCode: 'velvet-baccarat',
    title: { EN: 'Velvet Baccarat', TY: 'บาคาร่ากำมะหยี่' },
    minStake: '500',
    opensAt: OPENS_AT,
    closesAt: OPENS_AT + 16_000,
    revealsAt: OPENS_AT + 17_500,
    nextOpensAt: OPENS_AT + 30_000,
    players: 0,
  };
  const road = { form: 'road', kind: 'baccarat', sides: ['banker', 'player'], road: 'brrt', good: null };
  return { ...base, ...(over.form === 'marks' ? {} : road), ...over } as PlayerTableView;
}
