import type { Kysely } from 'kysely';
import { fromMinor, toMinor, type LanguageCode, type Winner, type WinnerOrder } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import { listBiggestWins, listDemoWinners, listRecentWins } from './winner.repository.ts';
import { demoWonAt, maskAccount } from './winner.rules.ts';

/** The number of rows on the winners' board. */
export const WINNERS_SHOWN = 20;
/** The cache time of each board, in ms. The biggest wins are searched in all rounds of the day. */
const FRESH_MS = { latest: 5_000, biggest: 60_000 } as const satisfies Record<WinnerOrder, number>;

export interface WinnerService {
  /**
   * Returns the latest winners of real rounds, or the biggest of the day. While there are few, rows marked as demo fill
   * the board.
   */
  list(scope: { merchant: Merchant; language: LanguageCode }, order: WinnerOrder): Promise<Winner[]>;
}

export function createWinnerService(deps: {
  db: Kysely<Database>;
  clock: () => number;
  catalogue: CatalogueService;
}): WinnerService {
  const { db, clock, catalogue } = deps;
  const cached = new Map<string, { winners: Promise<Winner[]>; readAt: number }>();

  async function read({ code, currency, settings }: Merchant, order: WinnerOrder): Promise<Winner[]> {
    const wanted = {
      merchantCode: code,
      currency,
      minPayout: toMinor(settings.winners.minAmount, currency) ?? 0n,
      limit: WINNERS_SHOWN,
    };
    const [wins, demo] = await Promise.all([
      order === 'latest'
        ? listRecentWins(db, wanted)
        : listBiggestWins(db, { ...wanted, timeZone: settings.timeZone, now: clock() }),
      listDemoWinners(db, code),
    ]);
    const real = wins.map((win) => ({
      account: maskAccount(win.account),
      gameName: win.gameName,
      nodeId: win.nodeId,
      vo: { winAmount: fromMinor(win.payout, currency) },
      wonAt: win.wonAt,
      isDemo: false,
    }));
    const ordered = order === 'latest' ? demo : demo.toSorted((a, b) => Number(b.amount - a.amount));
    const filling = ordered.slice(0, WINNERS_SHOWN - real.length).map((row) => ({
      account: row.account,
      gameName: row.game_name,
      nodeId: row.node_id,
      vo: { winAmount: fromMinor(row.amount, currency) },
      wonAt: demoWonAt(row.position, clock()),
      isDemo: true,
    }));
    return [...real, ...filling];
  }

  return {
    async list({ merchant, language }, order) {
      const key = `${merchant.code} ${order}`;
      let entry = cached.get(key);
      if (entry === undefined || clock() - entry.readAt >= FRESH_MS[order]) {
        entry = { winners: read(merchant, order), readAt: clock() };
        cached.set(key, entry);
        entry.winners.catch(() => cached.delete(key));
      }
      const scope = scopeOf({ merchant, language });
      return (await entry.winners).map((winner) => ({
        ...winner,
        gameName: catalogue.findGame(scope, winner.nodeId)?.game.displayName ?? winner.gameName,
      }));
    },
  };
}
