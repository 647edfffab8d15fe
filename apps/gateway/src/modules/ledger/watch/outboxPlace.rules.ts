/**
 * The transactions of the server that a reader has read, or a snapshot sees: all before `next` except the open ones.
 */
export interface OutboxPlace {
  next: bigint;
  /** Transactions before `next` that had not ended. Sorted. */
  open: readonly bigint[];
}

/** Parses a `pg_snapshot` as PostgreSQL writes it: `xmin:xmax:xip,xip`. */
export function placeOfSnapshot(text: string): OutboxPlace {
  const [, next = '0', open = ''] = text.split(':');
  return { next: BigInt(next), open: open === '' ? [] : open.split(',').map(BigInt) };
}

/** Converts a stored position. */
export function placeOfRow({ tx, beyond }: { tx: string; beyond: string | null }): OutboxPlace {
  return beyond === null ? { next: BigInt(tx) + 1n, open: [] } : placeOfSnapshot(beyond);
}

/**
 * Converts a position to its columns: the transaction up to which everything was read, and the lines read beyond; null
 * if there are none.
 */
export function rowOfPlace({ next, open }: OutboxPlace): { tx: string; beyond: string | null } {
  const [first = next] = open;
  return { tx: String(first - 1n), beyond: open.length === 0 ? null : `${first}:${next}:${open.join(',')}` };
}

/**
 * Returns the position of a reader after it has also read every transaction up to `last` that a snapshot sees. The
 * snapshot may be older than the position.
 */
export function placeAfter(place: OutboxPlace, snapshot: OutboxPlace, last: bigint): OutboxPlace {
  const isOpen = new Set(snapshot.open);
  const seesNot = (tx: bigint): boolean => tx > last || tx >= snapshot.next || isOpen.has(tx);
  return {
    next: last < place.next ? place.next : last + 1n,
    open: [...place.open.filter(seesNot), ...snapshot.open.filter((tx) => tx >= place.next && tx <= last)],
  };
}
