import type { Kysely, Insertable } from 'kysely';
import type { Database } from '../../../database.ts';
import type { GameTable } from '../../../tables/catalogueTables.ts';

/** A game in a test: only the fields that the case is about. */
export interface TestGame extends Partial<Omit<Insertable<GameTable>, 'names' | 'min_bets'>> {
  id: string;
  names?: { EN: string; TY?: string; CN?: string };
  minBet?: string;
}

/** A vendor in a test: only the fields that the case is about. */
export interface TestVendor {
  code: string;
  names?: { EN: string; TY?: string };
  isMaintained?: boolean;
}

/** Inserts vendors that NORTH offers. */
export async function insertVendors(
  db: Kysely<Database>,
  vendors: TestVendor[],
  merchantCode = 'NORTH',
): Promise<void> {
  await db
    .insertInto('vendor')
    .values(
      vendors.map(({ code, names = { EN: code } }, position) => ({
        code,
        names: JSON.stringify(names),
        is_hot: false,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('merchant_vendor')
    .values(
      vendors.map(({ code, isMaintained = false }) => ({
        merchant_code: merchantCode,
        vendor_code: code,
        is_maintained: isMaintained,
      })),
    )
    .execute();
}

/** Inserts games; by default a game is a slot of vendor AA with a minimum bet of 1.00. */
export async function insertGames(db: Kysely<Database>, games: TestGame[]): Promise<void> {
  await db
    .insertInto('game')
    .values(
      games.map(({ names, minBet = '1.00', ...game }) => ({
        node_id: `n-${game.id}`,
        game_id: `g-${game.id}`,
        game_code: game.id,
        vassalage: 'AA',
        game_type: 'RNG' as const,
        game_classify: ['SM'],
        min_line: 10,
        support_play: true,
        freeplay: true,
        has_jackpot: false,
        is_new: false,
        hot_order: null,
        provider: null,
        released_at: new Date('2026-01-01'),
        dominant_colour: '#204060',
        ...game,
        names: JSON.stringify(names ?? { EN: `Game ${game.id}` }),
        min_bets: JSON.stringify({ THB: minBet }),
      })),
    )
    .execute();
}
