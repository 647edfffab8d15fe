import type { Kysely } from 'kysely';
import type { Currency, GameTypeResults, LanguageCode, ProfitAndLoss } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import { entriesOfDays, findCashAccount } from '../wallet/cashAccount.ts';
import { listDays, listOldest, sumGameTypes, type Days } from './report.repository.ts';
import { fileHead, fileLines, toGameTypeResults, toProfitAndLoss } from './report.rules.ts';

/** The number of lines read at once, about 100 KB of memory. */
const LINES_AT_ONCE = 1_000;

/** Sums of a player's money over a period, from the ledger. */
export interface ReportService {
  /** Returns stakes and wins of each day. */
  profitAndLoss(player: Player, currency: Currency, days: Days): Promise<ProfitAndLoss>;
  /** Returns the rounds started in these days, by game type. */
  gameTypes(player: Player, currency: Currency, days: Days): Promise<GameTypeResults>;
  /**
   * Yields the account record as the text of a CSV file, oldest first, in pieces read on demand. Entries made after the
   * call are omitted.
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
