import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { replaceDemoWinners } from './winner.repository.ts';
import { WINNERS_SHOWN } from './winner.service.ts';

/** A game that demo winners may have won in. */
export interface DemoWinnerGame {
  nodeId: string;
  gameName: string;
}

const beginnings = ['an', 'be', 'ch', 'da', 'fa', 'ja', 'ka', 'lu', 'mi', 'na', 'pa', 'ri', 'so', 'ta', 'wi', 'ya'];
const amounts = [128_400n, 36_250n, 912_000n, 58_800n, 1_450_000n, 22_750n, 304_600n, 77_000n, 2_688_000n, 41_320n];

/**
 * Writes the rows that fill a demo merchant's winners' board, the same ones every time. They name nobody and are always
 * displayed as demo.
 */
export async function seedDemoWinners(
  db: Kysely<Database>,
  merchantCode: string,
  games: readonly DemoWinnerGame[],
): Promise<void> {
  const rows = Array.from({ length: games.length === 0 ? 0 : WINNERS_SHOWN }, (_, index) => ({
    account: `${beginnings[(index * 5) % beginnings.length] ?? 'pa'}****${String(((index * 37 + 11) % 90) + 10)}`,
    node_id: games[(index * 7) % games.length]?.nodeId ?? '',
    game_name: games[(index * 7) % games.length]?.gameName ?? '',
    amount: amounts[index % amounts.length] ?? 10_000n,
  }));
  await replaceDemoWinners(db, merchantCode, rows);
}
