import { games } from '@parlor/contract/schemas';
import { z } from 'zod';

/** How long the feed waits for an answer, and how long it caches one, in ms. */
const WAIT_MS = 3_000;
const FRESH_MS = 1_000;
/** How long the arcade is not called after it did not answer, in ms. */
const AWAY_MS = 3_000;

/** A table of the arcade, identified by its game code. */
const arcadeTable = games.tableState.and(z.object({ gameCode: z.string() }));
export type ArcadeTable = z.infer<typeof arcadeTable>;

const answer = z.object({
  success: z.literal(true),
  value: z.object({ serverTime: z.int(), tables: z.array(z.unknown()) }),
});

/** One answer of the arcade about its tables. */
export interface ArcadeTables {
  serverTime: number;
  tables: ArcadeTable[];
}

/** Reads the arcade's tables, at most once a second for all callers. Null while it does not answer. */
export type TableFeed = () => Promise<ArcadeTables | null>;

/** Creates the feed of an arcade. */
export function createTableFeed({ arcadeUrl, clock }: { arcadeUrl: string; clock: () => number }): TableFeed {
  let last: { tables: Promise<ArcadeTables | null>; until: number } | undefined;

  return () => {
    if (last === undefined || clock() >= last.until) {
      const tables = fetchTables(arcadeUrl);
      const entry = { tables, until: clock() + FRESH_MS };
      last = entry;
      void tables.then((value) => {
        if (value === null) entry.until = clock() + AWAY_MS;
        return value;
      });
    }
    return last.tables;
  };
}

async function fetchTables(arcadeUrl: string): Promise<ArcadeTables | null> {
  try {
    const response = await fetch(`${arcadeUrl}/arcade/api/tables`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!response.ok) return null;
    const { serverTime, tables } = answer.parse(await response.json()).value;
    // A newer arcade may have tables of an unknown form. They are left out.
    return { serverTime, tables: tables.flatMap((table) => arcadeTable.safeParse(table).data ?? []) };
  } catch {
    // The lobby treats a refusal, a timeout and an answer of another server the same.
    return null;
  }
}
