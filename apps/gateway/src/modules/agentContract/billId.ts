import { createHash } from 'node:crypto';

/** The key of a bill: a version of a contract and a period. Adjustments of a period are numbered from 1. */
interface BillName {
  contractId: string;
  version: number;
  /** The first moment of the period, in epoch milliseconds. */
  from: number;
  sequence: number;
}

/** Returns the id of a bill. The same bill always has the same id, so that computing it again writes nothing. */
export function billIdOf({ contractId, version, from, sequence }: BillName): string {
  const hash = createHash('sha256').update([contractId, version, from, sequence].join('\u001f')).digest('hex');
  // The version and variant digits make it a UUID of version 8, the version for custom formats.
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}
