import { rowOfPlace, type OutboxPlace } from './outboxPlace.rules.ts';

/** The most cached lines over all pages. */
const KEPT_LINES = 10_000;

/** The lines beyond a position, and the position after them. */
export interface OutboxPage<Line> {
  lines: readonly Line[];
  /** The snapshot of the reading. */
  snapshot: string;
  /** The last transaction among the lines; zero without any. */
  last: bigint;
  after: OutboxPlace;
}

/**
 * Caches the last pages, so that readers of the outbox at the same position share one read. A page stays valid: lines
 * never change, and a snapshot always sees the same transactions. That holds only for one run of the server: after a
 * failover the new server may lack the last transactions and reuse their numbers.
 */
export interface OutboxPages<Line> {
  /** Returns consecutive pages from a position on, until they have this many lines. */
  from(server: string, place: OutboxPlace, count: number): readonly OutboxPage<Line>[];
  /**
   * Returns the furthest page, if it ends beyond a position. A reader that reads up to its snapshot reaches its end.
   */
  ahead(server: string, place: OutboxPlace): OutboxPage<Line> | undefined;
  /**
   * Caches a page, and returns the page to continue with: of two concurrent reads from one position, both use the
   * first.
   */
  keep(server: string, place: OutboxPlace, page: OutboxPage<Line>): OutboxPage<Line>;
}

export function createOutboxPages<Line>(): OutboxPages<Line> {
  const pages = new Map<string, OutboxPage<Line>>();
  let known = '';
  let kept = 0;
  let furthest: OutboxPage<Line> | undefined;

  function forgetOther(server: string): void {
    if (server === known) return;
    pages.clear();
    known = server;
    kept = 0;
    furthest = undefined;
  }

  return {
    from(server, place, count) {
      forgetOther(server);
      const found: OutboxPage<Line>[] = [];
      let page = pages.get(nameOf(place));
      for (let lines = 0; page !== undefined && lines < count; page = pages.get(nameOf(page.after))) {
        found.push(page);
        lines += page.lines.length;
      }
      return found;
    },
    ahead(server, place) {
      forgetOther(server);
      return furthest !== undefined && furthest.last >= place.next ? furthest : undefined;
    },
    keep(server, place, page) {
      forgetOther(server);
      const name = nameOf(place);
      const first = pages.get(name);
      if (first !== undefined) return first;
      pages.set(name, page);
      kept += sizeOf(page);
      if (page.last > (furthest?.last ?? 0n)) furthest = page;
      for (const [oldest, { lines }] of pages) {
        if (kept <= KEPT_LINES) break;
        pages.delete(oldest);
        kept -= sizeOf({ lines });
      }
      return page;
    },
  };
}

function nameOf(place: OutboxPlace): string {
  const { tx, beyond } = rowOfPlace(place);
  return `${tx} ${beyond ?? ''}`;
}

/** Returns the size of a page in the cache; a page without lines counts too. */
function sizeOf({ lines }: { lines: readonly unknown[] }): number {
  return lines.length + 1;
}
