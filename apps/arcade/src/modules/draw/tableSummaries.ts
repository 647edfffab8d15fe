import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Json } from '../../games/game.ts';
import type { TableView, TablesView } from '../../tablesApi.ts';
import type { RoomClock } from '../room/roomClock.ts';
import { countDrawPlayers } from './drawBet.repository.ts';
import type { DrawRoom, Draws } from './draws.ts';
import { tableLook, type TableLook } from './tableLook.ts';

/** The tables of the lobby, as everybody may see them. */
export interface TableSummaries {
  list(): Promise<TablesView>;
}

export interface TableSummaryDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  draws: Pick<Draws, 'roomOf' | 'current' | 'pastOf'>;
  /** Returns the game codes of the tables in the lobby. */
  codes: () => readonly string[];
  /** How long an answer waits for the latest results, in ms. Then it contains the known ones. */
  waitMs?: number;
}

/** The maximum age of a cached answer, in ms. */
const FRESH_MS = 1_000;
/** The gateway gives up after three seconds. */
const WAIT_MS = 1_500;
/** The number of tables that are read together. The results of one group are sent before the next one is read. */
const GROUP = 25;

interface Table {
  room: DrawRoom;
  look: TableLook;
}

/** Results up to a draw, oldest first. */
interface KnownResults {
  newest: number;
  codes: string[];
}

/**
 * Creates the summaries. A request reads only the draws since the last one. It does not wait for long: after a start,
 * tables have no results until they are read.
 */
export function createTableSummaries(deps: TableSummaryDependencies): TableSummaries {
  const { db, clock, draws, codes, waitMs = WAIT_MS } = deps;
  const known = new Map<string, KnownResults>();
  let tables: readonly Table[] | undefined;
  let players = new Map<string, number>();
  let reading: Promise<void> | undefined;
  let cached: { answer: Promise<TablesView>; at: number } | undefined;

  function allTables(): readonly Table[] {
    tables ??= codes().flatMap((code) => {
      const room = draws.roomOf(code);
      const traces = room?.drawing.traces;
      return room && traces ? [{ room, look: tableLook(traces) }] : [];
    });
    return tables;
  }

  const newestKnown = ({ room }: Table): number => known.get(room.room)?.newest ?? -1;

  /** Whether a draw of a table was revealed since it was read. */
  function isDue(table: Table): boolean {
    const { index, revealsAt } = draws.current(table.room);
    return newestKnown(table) < (revealsAt <= clock.now() ? index : index - 1);
  }

  async function readGroup(group: readonly Table[]): Promise<void> {
    const past = await draws.pastOf(
      group.map((table) => ({ room: table.room, after: newestKnown(table), limit: table.look.drawCount })),
    );
    for (const { room, look } of group) {
      const drawn = past.get(room.room) ?? [];
      const [newest] = drawn;
      // The draw could not be closed, or the database's clock is a moment behind. The next answer has it.
      if (newest === undefined) continue;
      const fresh = drawn.map(({ result }) => look.codeOf(result as Json)).toReversed();
      const all = [...(known.get(room.room)?.codes ?? []), ...fresh].slice(-look.drawCount);
      known.set(room.room, { newest: newest.index, codes: all });
    }
  }

  async function read(): Promise<void> {
    const counts = await countDrawPlayers(db, new Date(clock.now()));
    players = new Map(counts.map(({ room, index, players: count }) => [`${room} ${index}`, count]));
    const due = allTables().filter(isDue);
    for (let start = 0; start < due.length; start += GROUP) await readGroup(due.slice(start, start + GROUP));
  }

  function viewOf({ room, look }: Table): TableView {
    const { index, opensAt, closesAt, revealsAt } = draws.current(room);
    return {
      gameCode: room.room,
      ...look.show(known.get(room.room)?.codes ?? []),
      opensAt,
      closesAt,
      revealsAt,
      nextOpensAt: opensAt + room.schedule.periodMs,
      players: players.get(`${room.room} ${index}`) ?? 0,
    };
  }

  async function answerNow(): Promise<TablesView> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    const waiting = new AbortController();
    try {
      await Promise.race([reading, setTimeout(waitMs, undefined, { ref: false, signal: waiting.signal })]);
    } finally {
      waiting.abort();
    }
    return { serverTime: Math.floor(clock.now()), tables: allTables().map(viewOf) };
  }

  return {
    list() {
      if (cached === undefined || clock.now() - cached.at >= FRESH_MS) {
        const answer = answerNow();
        const entry = { answer, at: clock.now() };
        cached = entry;
        // A failure is not cached.
        answer.catch(() => {
          if (cached === entry) cached = undefined;
        });
      }
      return cached.answer;
    },
  };
}
