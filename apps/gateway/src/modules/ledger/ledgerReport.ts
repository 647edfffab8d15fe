import { currencies, fromMinor } from '@parlor/contract';
import type { LedgerReport } from './ledgerCheck.ts';
import { ledgerChecks } from './ledgerChecks.ts';

/** A report as lines of text: what was read, the totals, each check, and every break with its account. */
export function describeLedger({ accounts, transfers, entries, totals, breaks }: LedgerReport): string {
  const lines = [`Ledger: ${accounts} accounts, ${transfers} transfers, ${entries} entries`];
  for (const { kind, currency, balance } of totals) {
    const known = currencies.find((code) => code === currency);
    lines.push(
      `  ${kind.padEnd(12)} ${currency} ${(known === undefined ? balance : fromMinor(BigInt(balance), known)).padStart(20)}`,
    );
  }
  for (const check of ledgerChecks) {
    const found = breaks.filter((one) => one.check === check);
    lines.push(
      `${found.length === 0 ? 'ok   ' : 'BREAK'} ${check}`,
      ...found.map(({ account, detail }) => `      ${account}: ${detail}`),
    );
  }
  lines.push(breaks.length === 0 ? 'The books agree.' : `The books do not agree: ${breaks.length} breaks.`);
  return lines.join('\n');
}
