import { rowOfPosition, type OutboxPosition } from './outboxPosition.rules.ts';

/** The most cached lines over all pages. */
const MAX_LINES = 10_000;

/** The lines beyond a position, and the position after them. */
export interface OutboxPage<Line> {
  lines: readonly Line[];
  /** The snapshot of the reading. */
  snapshot: string;
  /** The last transaction among the lines; zero without any. */
  last: bigint;
  after: OutboxPosition;
}

/**
 * Caches the last pages, so that readers of the outbox at the same position share one read. A page stays valid: lines
 * never change, and a snapshot always sees the same transactions. That holds only for one run of the server: after a
 * failover the new server may lack the last transactions and reuse their numbers.
 */
export interface OutboxPages<Line> {
  /** Returns consecutive pages from a position on, until they have this many lines. */
  from(server: string, position: OutboxPosition, count: number): readonly OutboxPage<Line>[];
  /**
   * Returns the furthest page, if it ends beyond a position. A reader that reads up to its snapshot reaches its end.
   */
  ahead(server: string, position: OutboxPosition): OutboxPage<Line> | undefined;
  /**
   * Caches a page, and returns the page to continue with: of two concurrent reads from one position, both use the
   * first.
   */
  add(server: string, position: OutboxPosition, page: OutboxPage<Line>): OutboxPage<Line>;
}

export function createOutboxPages<Line>(): OutboxPages<Line> {
  const pages = new Map<string, OutboxPage<Line>>();
  let currentServer = '';
  let lineCount = 0;
  let furthest: OutboxPage<Line> | undefined;

  function forgetOtherServers(server: string): void {
    if (server === currentServer) return;
    pages.clear();
    currentServer = server;
    lineCount = 0;
    furthest = undefined;
  }

  return {
    from(server, position, count) {
      forgetOtherServers(server);
      const found: OutboxPage<Line>[] = [];
      let page = pages.get(nameOf(position));
      for (let lines = 0; page !== undefined && lines < count; page = pages.get(nameOf(page.after))) {
        found.push(page);
        lines += page.lines.length;
      }
      return found;
    },
    ahead(server, position) {
      forgetOtherServers(server);
      return furthest !== undefined && furthest.last >= position.next ? furthest : undefined;
    },
    add(server, position, page) {
      forgetOtherServers(server);
      const name = nameOf(position);
      const first = pages.get(name);
      if (first !== undefined) return first;
      pages.set(name, page);
      lineCount += sizeOf(page);
      if (page.last > (furthest?.last ?? 0n)) furthest = page;
      for (const [oldest, { lines }] of pages) {
        if (lineCount <= MAX_LINES) break;
        pages.delete(oldest);
        lineCount -= sizeOf({ lines });
      }
      return page;
    },
  };
}

function nameOf(position: OutboxPosition): string {
  const { tx, beyond } = rowOfPosition(position);
  return `${tx} ${beyond ?? ''}`;
}

/** Returns the size of a page in the cache; a page without lines counts too. */
function sizeOf({ lines }: { lines: readonly unknown[] }): number {
  return lines.length + 1;
}
