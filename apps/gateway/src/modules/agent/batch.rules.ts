import { fromMinor, toMinor, type BatchPreview, type Currency } from '@parlor/contract';
import type { TransferPolicy } from './agentSettings.ts';

/** A line of a batch as it was typed. */
export interface TypedLine {
  /** Counted from 1, empty lines included. */
  line: number;
  to: string;
  amount: string;
  note: string;
  /** Whether the line has a separate account and amount. */
  isReadable: boolean;
}

type LineError = NonNullable<BatchPreview['lines'][number]['error']>;

/** The accounts of the given names; names outside the team are not found. */
export type Team = ReadonlyMap<string, { isOpen: boolean }>;

/** The longest note of a transfer, in characters. */
const NOTE_LENGTH = 60;

/** Parses lines of account, amount and note. A line is split at tabs, or else semicolons, or else commas. */
export function readLines(text: string): TypedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((typed, index) => {
    if (typed.trim() === '') return [];
    const mark = ['\t', ';', ','].find((each) => typed.includes(each));
    const [to = '', amount = '', ...note] = (mark === undefined ? [typed] : typed.split(mark)).map((part) =>
      part.trim(),
    );
    return [
      {
        line: index + 1,
        to: to.normalize('NFKC').toLowerCase(),
        amount,
        note: note.join(' ').trim().slice(0, NOTE_LENGTH),
        isReadable: to !== '' && amount !== '',
      },
    ];
  });
}

/** Returns why an amount cannot be sent; undefined when it can. */
export function amountProblem(
  typed: string,
  { minAmount, maxAmount }: Pick<TransferPolicy, 'minAmount' | 'maxAmount'>,
  currency: Currency,
): 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' | undefined {
  const amount = toMinor(typed, currency);
  if (amount === undefined || amount <= 0n) return 'amount_invalid';
  if (amount < minAmount) return 'amount_below_minimum';
  return amount > maxAmount ? 'amount_above_maximum' : undefined;
}

/** Validates the lines of a batch. An account may appear once: a second line is usually a mistake. */
export function previewOf(
  lines: readonly TypedLine[],
  team: Team,
  { policy, currency, available }: { policy: TransferPolicy; currency: Currency; available: bigint },
): BatchPreview {
  const seen = new Set<string>();
  const errorOf = ({ to, amount, isReadable }: TypedLine): LineError | null => {
    if (!isReadable) return 'format';
    const account = team.get(to);
    if (account === undefined) return 'account_unknown';
    if (!account.isOpen) return 'account_closed';
    if (seen.has(to)) return 'duplicate';
    seen.add(to);
    return amountProblem(amount, policy, currency) ?? null;
  };
  const checked = lines.map(({ isReadable, ...line }) => ({ ...line, error: errorOf({ ...line, isReadable }) }));
  const sendable = checked.filter(({ error }) => error === null);
  const total = sendable.reduce((sum, { amount }) => sum + (toMinor(amount, currency) ?? 0n), 0n);
  return {
    currency,
    lines: checked,
    count: sendable.length,
    total: fromMinor(total, currency),
    isCovered: total <= available,
  };
}
