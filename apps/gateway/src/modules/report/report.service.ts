import type { Kysely } from 'kysely';
import type { Currency, GameTypeResults, LanguageCode, ProfitAndLoss } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import { entriesOfDays, findCashAccount } from '../wallet/cashAccount.ts';
import { listDays, listOldest, sumGameTypes, type Days } from './report.repository.ts';
import { fileHead, fileLines, toGameTypeResults, toProfitAndLoss } from './report.rules.ts';

/** How many lines of a file are read at once: what is in memory of it, about 100 KB. */
const LINES_AT_ONCE = 1_000;

/** Sums of a player's money over a time, from the ledger. */
export interface ReportService {
  /** Stakes and wins of each day. */
  profitAndLoss(player: Player, currency: Currency, days: Days): Promise<ProfitAndLoss>;
  /** The rounds that were begun in these days, by type of game. */
  gameTypes(player: Player, currency: Currency, days: Days): Promise<GameTypeResults>;
  /**
   * The account record as the text of a CSV file, oldest first, in pieces that are read when they are asked for. Later
   * entries are left out.
   */
  exportTransactions(
    player: Player,
    currency: Currency,
    language: LanguageCode,
    days: Days,
  ): AsyncGenerator<string, void>;
}

export function createReportService({ db }: { db: Kysely<Database> }): ReportService {
  return {
    async profitAndLoss(player, currency, days) {
      const account = await findCashAccount(db, player, currency);
      return toProfitAndLoss(account === undefined ? [] : await listDays(db, account, days), currency);
    },
    async gameTypes(player, currency, days) {
      const account = await findCashAccount(db, player, currency);
      return toGameTypeResults(
        account === undefined ? [] : await sumGameTypes(db, player, currency, account, days),
        currency,
      );
    },
    async *exportTransactions(player, currency, language, days) {
      const account = await findCashAccount(db, player, currency);
      const range = account && (await entriesOfDays(db, account, days));
      yield fileHead(language);
      if (account === undefined || range === undefined) return;
      for (let { first } = range; first < range.end; first += BigInt(LINES_AT_ONCE)) {
        yield fileLines(await listOldest(db, account, { first, end: range.end }, LINES_AT_ONCE), currency, language);
      }
    },
  };
}
