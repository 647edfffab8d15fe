import type { DrawState } from '../draw/drawState.ts';

/** A confirmed bet at a table that its player left before the draw was settled. */
export interface LeftBet {
  roundId: string;
  /** The table of the bet. */
  gameCode: string;
  table: string;
  /** When its draw is revealed, by the server's clock. */
  revealsAt: number;
}

const KEY = 'arcade:left-bets';

/** Reads the bets of this tab at left tables whose results are not shown yet. */
export function readLeftBets(): LeftBet[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as LeftBet[];
  } catch {
    // Storage is forbidden. The bets are in the history of rounds.
    return [];
  }
}

/** Stores the bets whose results the next table shows. */
export function writeLeftBets(bets: readonly LeftBet[]): void {
  try {
    if (bets.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(bets));
  } catch {
    // As above.
  }
}

/** Stores the pending bets of a table, in place of those stored for it earlier. */
export function noteLeftBets(gameCode: string, table: string, state: DrawState | undefined): void {
  const open = [...(state?.mine.values() ?? [])].filter((round) => round.state !== 'SETTLED' && round.state !== 'VOID');
  writeLeftBets([
    ...readLeftBets().filter((bet) => bet.gameCode !== gameCode),
    ...open.map(({ id }) => ({ roundId: id, gameCode, table, revealsAt: state?.draw.revealsAt ?? 0 })),
  ]);
}
