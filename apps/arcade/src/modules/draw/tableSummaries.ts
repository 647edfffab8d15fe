import type { Kysely } from 'kysely';
import type { TableView, TablesView } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { Drawing, Json } from '../../games/game.ts';
import { bigRoad, goodRoad } from '../../games/roads.ts';
import type { RoomClock } from '../room/roomClock.ts';
import { countDrawPlayers } from './drawBet.repository.ts';
import type { DrawRoom, Draws } from './draws.ts';

/** The tables with a road, as everybody may see them. */
export interface TableSummaries {
  list(): Promise<TablesView>;
}

export interface TableSummaryDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  draws: Pick<Draws, 'roomOf' | 'current' | 'past'>;
  /** The game codes of the titles whose draws leave a road. */
  codes: () => readonly string[];
}

/** So many results of a table are told. */
const TOLD_DRAWS = 66;
/** How old an answer may be, in ms. */
const FRESH_MS = 1_000;
/** So many tables are read at the same time. */
const AT_ONCE = 4;

type Road = NonNullable<Drawing['road']>;

/** The sides that won, oldest first, up to a draw. */
interface KnownRoad {
  newest: number;
  sides: (string | undefined)[];
}

/** Creates the summaries. Nothing is read while nobody asks, and of each table only what was drawn since. */
export function createTableSummaries({ db, clock, draws, codes }: TableSummaryDependencies): TableSummaries {
  const known = new Map<string, KnownRoad>();
  let kept: { answer: Promise<TablesView>; at: number } | undefined;

  async function roadOf(room: DrawRoom, road: Road): Promise<KnownRoad> {
    const { index, revealsAt } = draws.current(room);
    const newest = revealsAt <= clock.now() ? index : index - 1;
    const before = known.get(room.room) ?? { newest: newest - TOLD_DRAWS, sides: [] };
    const missing = Math.min(TOLD_DRAWS, newest - before.newest);
    if (missing <= 0) return before;
    const past = await draws.past(room, missing, newest + 1);
    const told = past[0]?.index;
    // The database's clock may be a moment behind; the next answer has it.
    if (told === undefined) return before;
    const fresh = past.filter((draw) => draw.index > before.newest).map((draw) => road.sideOf(draw.result as Json));
    const isGapless = (past.at(-1)?.index ?? 0) <= before.newest + 1;
    const sides = [...(isGapless ? before.sides : []), ...fresh.toReversed()].slice(-TOLD_DRAWS);
    const after = { newest: told, sides };
    known.set(room.room, after);
    return after;
  }

  async function viewOf(room: DrawRoom, road: Road, players: number): Promise<TableView> {
    const { sides } = await roadOf(room, road);
    const { opensAt, closesAt, revealsAt } = draws.current(room);
    const good = goodRoad(bigRoad(sides.map((side) => ({ side }))));
    const [red, blue] = road.sides;
    const letterOf = (side: string | undefined): string => (side === red ? 'r' : side === blue ? 'b' : 't');
    return {
      gameCode: room.room,
      sides: [red, blue],
      road: sides.map(letterOf).join(''),
      good: good ? { ...good, tone: good.side === red ? 'red' : 'blue' } : null,
      opensAt,
      closesAt,
      revealsAt,
      nextOpensAt: opensAt + room.schedule.periodMs,
      players,
    };
  }

  async function read(): Promise<TablesView> {
    const rooms = codes().flatMap((code) => {
      const room = draws.roomOf(code);
      const road = room?.drawing.road;
      return room && road ? [{ room, road }] : [];
    });
    const players = new Map(
      (await countDrawPlayers(db, new Date(clock.now()))).map(({ room, index, players: count }) => [
        `${room} ${index}`,
        count,
      ]),
    );
    const tables: TableView[] = [];
    for (let start = 0; start < rooms.length; start += AT_ONCE) {
      const some = rooms.slice(start, start + AT_ONCE).map(({ room, road }) => {
        const { index } = draws.current(room);
        return viewOf(room, road, players.get(`${room.room} ${index}`) ?? 0);
      });
      tables.push(...(await Promise.all(some)));
    }
    return { serverTime: Math.floor(clock.now()), tables };
  }

  return {
    list() {
      if (kept === undefined || clock.now() - kept.at >= FRESH_MS) {
        const answer = read();
        const entry = { answer, at: clock.now() };
        kept = entry;
        // A failure is not kept.
        answer.catch(() => {
          if (kept === entry) kept = undefined;
        });
      }
      return kept.answer;
    },
  };
}
