import { currencies, fromMinor } from '@parlor/contract';
import type { LedgerReport } from './ledgerCheck.ts';
import { ledgerChecks } from './ledgerChecks.ts';
import type { RootsReport } from './roots/rootsCheck.ts';

/**
 * Formats a report as lines of text: the numbers of read rows, the totals, each check, and every break with its
 * account.
 */
export function describeLedger({ accounts, transfers, entries, totals, breaks }: LedgerReport): string {
  const lines = [`Ledger: ${accounts} accounts, ${transfers} transfers, ${entries} entries`];
  for (const { kind, currency, balance } of totals) {
    const known = currencies.find((code) => code === currency);
    lines.push(
      `  ${kind.padEnd(12)} ${currency} ${(known === undefined ? balance : fromMinor(BigInt(balance), known)).padStart(20)}`,
    );
  }
  for (const check of ledgerChecks) {
    const found = breaks.filter((each) => each.check === check);
    lines.push(
      `${found.length === 0 ? 'ok   ' : 'BREAK'} ${check}`,
      ...found.map(({ account, detail }) => `      ${account}: ${detail}`),
    );
  }
  const [first] = breaks;
  lines.push(
    first === undefined
      ? 'The books agree.'
      : `The books do not agree: ${breaks.length} breaks. The first is in ${first.account}: ${first.detail}.`,
  );
  return lines.join('\n');
}

/** Formats the result of checking the signed roots as lines of text. Pass undefined if they could not be checked. */
export function describeRoots(report: RootsReport | undefined): string {
  if (report === undefined)
    return 'Signed roots: not checked. Give MASTER_KEY, or the file of the public key in LEDGER_ROOTS_PUBLIC_KEY.';
  const { roots, last, breaks } = report;
  const found = breaks.map(({ account, detail }) => `      ${account === '' ? '' : `${account}: `}${detail}`);
  const read = last === undefined ? 'none yet' : `${roots}, the last of ${last.at} (SHA-256 ${last.lineHash})`;
  return [`Signed roots: ${read}`, `${found.length === 0 ? 'ok   ' : 'BREAK'} roots`, ...found].join('\n');
}
