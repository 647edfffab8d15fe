import type { Kysely } from 'kysely';
import { fromMinor, type Currency, type LanguageCode } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import { listDemoWinners, listRecentWins } from './winner.repository.ts';
import { demoWonAt, maskAccount } from './winner.rules.ts';

/** Rows on the winners' board. */
export const WINNERS_SHOWN = 20;
/** How old the board may be, in ms. */
const FRESH_MS = 5_000;

export interface Winner {
  account: string;
  gameName: string;
  nodeId: string;
  vo: { winAmount: string };
  wonAt: number;
  isDemo: boolean;
}

export interface WinnerService {
  /** The latest winners of real rounds; while there are few, demo rows that say so fill the board. */
  list(scope: { merchant: Merchant; language: LanguageCode }): Promise<Winner[]>;
}

export function createWinnerService(deps: {
  db: Kysely<Database>;
  clock: () => number;
  catalogue: CatalogueService;
}): WinnerService {
  const { db, clock, catalogue } = deps;
  const held = new Map<string, { winners: Promise<Winner[]>; readAt: number }>();

  async function read(merchant: Merchant): Promise<Winner[]> {
    const [wins, demo] = await Promise.all([
      listRecentWins(db, merchant.code, WINNERS_SHOWN),
      listDemoWinners(db, merchant.code),
    ]);
    const real = wins.map((win) => ({
      account: maskAccount(win.account),
      gameName: win.gameName,
      nodeId: win.nodeId,
      vo: { winAmount: fromMinor(win.payout, win.currency as Currency) },
      wonAt: win.wonAt,
      isDemo: false,
    }));
    const filling = demo.slice(0, WINNERS_SHOWN - real.length).map((row) => ({
      account: row.account,
      gameName: row.game_name,
      nodeId: row.node_id,
      vo: { winAmount: fromMinor(row.amount, merchant.currency) },
      wonAt: demoWonAt(row.position, clock()),
      isDemo: true,
    }));
    return [...real, ...filling];
  }

  return {
    async list({ merchant, language }) {
      let entry = held.get(merchant.code);
      if (entry === undefined || clock() - entry.readAt >= FRESH_MS) {
        entry = { winners: read(merchant), readAt: clock() };
        held.set(merchant.code, entry);
        entry.winners.catch(() => held.delete(merchant.code));
      }
      const scope = scopeOf({ merchant, language });
      return (await entry.winners).map((winner) => ({
        ...winner,
        gameName: catalogue.findGame(scope, winner.nodeId)?.game.displayName ?? winner.gameName,
      }));
    },
  };
}
