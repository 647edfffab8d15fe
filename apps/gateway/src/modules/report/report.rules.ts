import {
  fromMinor,
  type Currency,
  type GameTypeResults,
  type LanguageCode,
  type ProfitAndLoss,
} from '@parlor/contract';
import { toTransaction } from '../wallet/wallet.rules.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.rules.ts';
import type { DatedEntryRow, DayRow, Days, GameTypeRow } from './report.repository.ts';
import { fileTexts } from './report.texts.ts';

type Movements = Omit<DayRow, 'day'>;
const movementNames = ['deposited', 'withdrawn', 'staked', 'won', 'refunded', 'other'] as const;

/** Converts days and their sums to the wire form. Days without movements are omitted. */
export function toProfitAndLoss(days: readonly DayRow[], currency: Currency): ProfitAndLoss {
  const totals: Movements = { deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n, refunded: 0n, other: 0n };
  for (const day of days) for (const name of movementNames) totals[name] += day[name];
  return {
    currency,
    days: days
      .filter((day) => movementNames.some((name) => day[name] !== 0n))
      .map(({ day, ...movements }) => ({ day, ...toMovements(movements, currency) })),
    totals: toMovements(totals, currency),
  };
}

/** Converts rounds by game type to the wire form. */
export function toGameTypeResults(rows: readonly GameTypeRow[], currency: Currency): GameTypeResults {
  return {
    currency,
    list: rows.map(({ gameType, rounds, stake, payout }) => ({
      gameType,
      rounds: Number(rounds),
      stake: fromMinor(stake, currency),
      payout: fromMinor(payout, currency),
      net: fromMinor(payout - stake, currency),
    })),
  };
}

function toMovements(movements: Movements, currency: Currency): ProfitAndLoss['totals'] {
  const { deposited, withdrawn, staked, won, refunded, other } = movements;
  const text = (minor: bigint) => fromMinor(minor, currency);
  return {
    deposited: text(deposited),
    withdrawn: text(withdrawn),
    staked: text(staked),
    won: text(won),
    refunded: text(refunded),
    other: text(other),
    net: text(won + refunded - staked),
  };
}

/** Returns the head of a record file: byte order mark and column names. */
export function fileHead(language: LanguageCode): string {
  return BYTE_ORDER_MARK + csvLine(fileTexts(language).columns);
}

/** Returns lines of a record file. */
export function fileLines(entries: readonly DatedEntryRow[], currency: Currency, language: LanguageCode): string {
  const { kind: names } = fileTexts(language);
  return entries
    .map((entry) => {
      const { kind, amount, balanceAfter, reference } = toTransaction(entry, currency);
      return csvLine([entry.day, entry.time, names[kind], amount, balanceAfter, currency, reference]);
    })
    .join('');
}

/** Returns the name of a record file. */
export function fileName({ from, to }: Days): string {
  return `account-record_${from}_${to}.csv`;
}
