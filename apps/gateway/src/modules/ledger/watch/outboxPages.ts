import { rowOfPlace, type OutboxPlace } from './outboxPlace.rules.ts';

/** Lines that are kept at most, over all pages. */
const KEPT_LINES = 10_000;

/** The lines beyond a place, and the place after them. */
export interface OutboxPage<Line> {
  lines: readonly Line[];
  /** The snapshot of the reading. */
  snapshot: string;
  /** The last transaction among the lines; zero without any. */
  last: bigint;
  after: OutboxPlace;
}

/**
 * Keeps the last pages, so that readers of the outbox at the same place share one read. A page stays valid: lines are
 * never changed, and a snapshot sees the same transactions forever. Only of one run of the server: after its end
 * another server may take its place, which knows nothing of its last transactions and uses their numbers again.
 */
export interface OutboxPages<Line> {
  /** The pages from a place on, one after the other, until they have this many lines. */
  from(server: string, place: OutboxPlace, count: number): readonly OutboxPage<Line>[];
  /** The furthest page, if it goes beyond a place. A reader that reads up to its snapshot reaches its end. */
  ahead(server: string, place: OutboxPlace): OutboxPage<Line> | undefined;
  /**
   * Keeps a page, and returns the one to continue with: of two who read beyond a place at once, both take the first.
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

/** A page without lines takes room as well. */
function sizeOf({ lines }: { lines: readonly unknown[] }): number {
  return lines.length + 1;
}
