import type { Audit } from './audit.ts';

/** A transfer of a player in the ledger. `moved` is null if it never took effect. */
export interface TransferRow {
  id: string;
  owner: string;
  kind: string;
  status: string;
  provider: string;
  provider_tx_id: string;
  moved: string | null;
}

/** The amount that an operation should have moved under a name, `<provider> <kind> <transaction>`. */
export interface Effect {
  key: string;
  moved: bigint;
  /** The gateway's id of the transfer, if it was acknowledged. */
  id?: string | undefined;
}

/** Compares the amounts that operations should have moved with the ledger. */
export type Tally = ReturnType<typeof createTally>;

/** Creates a tally over the transfers of a player since the load began. Breaks go to the audit. */
export function createTally(rows: readonly TransferRow[], audit: Audit) {
  const transfers = new Map<string, TransferRow[]>();
  for (const row of rows) {
    const key = `${row.provider} ${row.kind} ${row.provider_tx_id}`;
    transfers.set(key, [...(transfers.get(key) ?? []), row]);
  }
  const explained = new Set<string>();
  let expected = 0n;

  return {
    /** The amounts that all operations so far should have moved. */
    expected: (): bigint => expected,
    has: (key: string): boolean => transfers.has(key),
    /** Compares the effects of an operation. */
    expect(operation: string, wanted: readonly Effect[]): void {
      for (const { key, moved, id } of wanted) {
        const found = transfers.get(key) ?? [];
        for (const row of found) explained.add(row.id);
        const sum = sumOf(found);
        const effects = found.filter((row) => row.moved !== null).length;
        expected += moved;
        if (effects > 1) {
          audit.doubled += 1;
          audit.breaks.push(`${operation} had ${effects} effects`);
        } else if (moved !== 0n && effects === 0) {
          audit.lost += 1;
          audit.breaks.push(`${operation} was acknowledged and is lost`);
        } else if (sum !== moved) {
          audit.breaks.push(`${operation} moved ${sum} instead of ${moved}`);
        } else if (id !== undefined && found[0] !== undefined && found[0].id !== id) {
          audit.breaks.push(`${operation} was acknowledged as ${id}, but is ${found[0].id}`);
        }
      }
    },
    /** A void round: its bet was refused or cancelled. */
    expectVoid(operation: string, round: string): void {
      const found = rows.filter(
        ({ kind, provider_tx_id: tx }) => ['bet', 'rollback', 'win'].includes(kind) && tx.startsWith(round),
      );
      for (const row of found) explained.add(row.id);
      const sum = sumOf(found);
      if (sum !== 0n) audit.breaks.push(`${operation} was voided, but moved ${sum}`);
    },
    /** Compares the sum moved under names with a prefix. */
    expectAll(operation: string, prefix: string, moved: bigint): void {
      const found = rows.filter(({ provider_tx_id: tx }) => tx.startsWith(prefix));
      for (const row of found) explained.add(row.id);
      expected += moved;
      const sum = sumOf(found);
      if (sum !== moved) audit.breaks.push(`${operation} moved ${sum} by ${prefix} instead of ${moved}`);
    },
    /** Accepts a transfer that needs no request. */
    grant({ id, moved }: TransferRow): void {
      explained.add(id);
      expected += BigInt(moved ?? 0);
    },
    /** Accepts transfers whose sum was compared elsewhere. */
    explain(found: readonly TransferRow[], sum: bigint): void {
      for (const { id } of found) explained.add(id);
      expected += sum;
    },
    /** Reports the transfers that no operation explains. */
    reportUnrequested(player: string): void {
      for (const row of rows)
        if (row.moved !== null && !explained.has(row.id))
          audit.breaks.push(
            `${row.kind} ${row.provider_tx_id} of ${player} moved ${row.moved}, but was never requested`,
          );
    },
  };
}

/** Returns the sum of transfers. */
export function sumOf(rows: readonly TransferRow[]): bigint {
  return rows.reduce((total, { moved }) => total + BigInt(moved ?? 0), 0n);
}
