import { fromMinor, type Currency } from '@parlor/contract';
import type { StatementLine } from './statementLines.ts';

/** The header and footer of a statement. Amounts are minor units. */
export interface StatementHead {
  account: string;
  currency: Currency;
  opening: bigint;
}

/** The end of a statement: the last balance, and the inconsistencies in it. */
export interface StatementEnd {
  lines: number;
  closing: bigint;
  problems: string[];
}

/** Formats a statement as text, piece by piece. */
export interface StatementFormat {
  head(head: StatementHead): string;
  line(line: StatementLine, head: StatementHead, isFirst: boolean): string;
  end(end: StatementEnd, head: StatementHead): string;
}

const timeOf = (recordedAt: number): string => new Date(recordedAt).toISOString();
const conclusionOf = ({ problems }: StatementEnd): string =>
  problems.length === 0 ? 'The entries follow from each other.' : `The entries do not agree: ${problems.join('; ')}.`;

const text: StatementFormat = {
  head: ({ account, currency, opening }) =>
    `${account} ${currency}\n${'opening balance'.padEnd(72)}${fromMinor(opening, currency).padStart(38)}\n`,
  line: (line, { currency }) =>
    `${[
      timeOf(line.recordedAt),
      line.kind.padEnd(11),
      `${line.provider} ${line.reference}`.padEnd(44),
      fromMinor(line.amount, currency).padStart(16),
      fromMinor(line.balanceAfter, currency).padStart(16),
      ...(line.note === '' ? [] : [JSON.stringify(line.note)]),
      ...(line.problem === undefined ? [] : [`BREAK: ${line.problem}`]),
    ].join(' ')}\n`,
  end: (end, { currency }) =>
    `${'closing balance'.padEnd(72)}${fromMinor(end.closing, currency).padStart(38)}\n${end.lines} entries. ${conclusionOf(end)}\n`,
};

const csv = (csvLine: (cells: readonly string[]) => string): StatementFormat => ({
  head: ({ account, currency, opening }) =>
    csvLine([
      'version',
      'recorded_at',
      'day',
      'kind',
      'provider',
      'reference',
      'transfer',
      'amount',
      'balance',
      'currency',
      'note',
      'problem',
    ]) + csvLine(['', '', '', 'opening', '', account, '', '', fromMinor(opening, currency), currency, '', '']),
  line: (line, { currency }) =>
    csvLine([
      String(line.version),
      timeOf(line.recordedAt),
      line.day,
      line.kind,
      line.provider,
      line.reference,
      line.transferId,
      fromMinor(line.amount, currency),
      fromMinor(line.balanceAfter, currency),
      currency,
      line.note,
      line.problem ?? '',
    ]),
  end: (end, { account, currency }) =>
    csvLine([
      '',
      '',
      '',
      'closing',
      '',
      account,
      '',
      '',
      fromMinor(end.closing, currency),
      currency,
      '',
      end.problems.join('; '),
    ]),
});

const json: StatementFormat = {
  head: ({ account, currency, opening }) =>
    `{"account":${JSON.stringify(account)},"currency":"${currency}","opening":"${fromMinor(opening, currency)}","entries":[`,
  line: (line, { currency }, isFirst) =>
    `${isFirst ? '\n' : ',\n'}${JSON.stringify({
      ...line,
      version: Number(line.version),
      recordedAt: timeOf(line.recordedAt),
      amount: fromMinor(line.amount, currency),
      balanceAfter: fromMinor(line.balanceAfter, currency),
    })}`,
  end: (end, { currency }) =>
    `\n],"closing":"${fromMinor(end.closing, currency)}","isWhole":${end.problems.length === 0},"problems":${JSON.stringify(end.problems)}}\n`,
};

export const statementFormatNames = ['text', 'csv', 'json'] as const;
export type StatementFormatName = (typeof statementFormatNames)[number];

/** Returns the format of a name; `csvLine` writes CSV. */
export function statementFormat(
  name: StatementFormatName,
  csvLine: (cells: readonly string[]) => string,
): StatementFormat {
  return { text, csv: csv(csvLine), json }[name];
}
