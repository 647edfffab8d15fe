/**
 * The transactions of the server that a reader has read, or a snapshot sees: all before `next` except the open ones.
 */
export interface OutboxPosition {
  next: bigint;
  /** Transactions before `next` that had not ended. Sorted. */
  open: readonly bigint[];
}

/** Parses a `pg_snapshot` as PostgreSQL writes it: `xmin:xmax:xip,xip`. */
export function positionOfSnapshot(text: string): OutboxPosition {
  const [, next = '0', open = ''] = text.split(':');
  return { next: BigInt(next), open: open === '' ? [] : open.split(',').map(BigInt) };
}

/** Converts a stored position. */
export function positionOfRow({ tx, beyond }: { tx: string; beyond: string | null }): OutboxPosition {
  return beyond === null ? { next: BigInt(tx) + 1n, open: [] } : positionOfSnapshot(beyond);
}

/**
 * Converts a position to its columns: the transaction up to which everything was read, and the lines read beyond; null
 * if there are none.
 */
export function rowOfPosition({ next, open }: OutboxPosition): { tx: string; beyond: string | null } {
  const [first = next] = open;
  return { tx: String(first - 1n), beyond: open.length === 0 ? null : `${first}:${next}:${open.join(',')}` };
}

/**
 * Returns the position of a reader after it has also read every transaction up to `last` that a snapshot sees. The
 * snapshot may be older than the position.
 */
export function positionAfter(position: OutboxPosition, snapshot: OutboxPosition, last: bigint): OutboxPosition {
  const isOpen = new Set(snapshot.open);
  const isUnseen = (tx: bigint): boolean => tx > last || tx >= snapshot.next || isOpen.has(tx);
  return {
    next: last < position.next ? position.next : last + 1n,
    open: [...position.open.filter(isUnseen), ...snapshot.open.filter((tx) => tx >= position.next && tx <= last)],
  };
}
