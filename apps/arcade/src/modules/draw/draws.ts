import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DrawChainView, DrawView, PastDrawSeeds } from '../../drawApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { commitmentOf, outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Drawing, Game } from '../../games/game.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import type { RoomClock } from '../room/roomClock.ts';
import {
  closeDraws,
  closeFreeChains,
  findChain,
  findDraw,
  insertChain,
  insertDraw,
  listDraws,
  listDrawsOf,
  type ChainRow,
  type ChainToClose,
  type DrawRange,
  type DrawRow,
} from './draw.repository.ts';
import { CHAIN_LENGTH, drawClientSeed, drawSeeds, type DrawSeeds } from './drawSeeds.ts';
import { indexAt, roomSchedule, timesOf, type DrawTimes } from './drawSchedule.ts';

/** A title whose rounds are draws. */
export interface DrawRoom {
  /** The game code of the title. */
  room: string;
  drawing: Drawing;
  schedule: ReturnType<typeof roomSchedule>;
}

/** A draw whose bets are closed. */
export interface ClosedDraw extends PastDrawSeeds {
  /** Null for a draw without bets, which has no row. */
  row: DrawRow | null;
}

/** A request for the newest draws of a room with public seeds: after a number, up to a limit. */
export interface DrawsRequest {
  room: DrawRoom;
  after: number;
  limit: number;
}

/** The draws of rooms. The database performs every step once, for the first process that requests it. */
export interface Draws {
  /** The room of a title; undefined if its rounds are not draws. */
  roomOf(gameCode: string): DrawRoom | undefined;
  /** Returns the draw of the current period. */
  current(room: DrawRoom): DrawTimes;
  /** A draw as everybody may see it. */
  viewOf(room: DrawRoom, index: number): Promise<DrawView>;
  chainOf(room: DrawRoom, index: number): Promise<DrawChainView>;
  /** The id of the chain of a draw. */
  chainIdOf(room: DrawRoom, index: number): Promise<string>;
  /** Returns the row of a draw, and creates it for the first bet. Undefined if the draw is over and has none. */
  rowOf(room: DrawRoom, index: number): Promise<DrawRow | undefined>;
  /** Closes a draw. Undefined if its time has not come, by the database's clock. */
  close(room: DrawRoom, index: number): Promise<ClosedDraw | undefined>;
  /** Returns draws with public seeds, newest first, up to `before`. */
  past(room: DrawRoom, limit: number, before?: number): Promise<PastDrawSeeds[]>;
  /**
   * Returns the past draws of many rooms, by room, with as many statements as for one. A room is absent if its newest
   * draw cannot be closed at the moment, for instance because a bet is being stored in it.
   */
  pastOf(wanted: readonly DrawsRequest[]): Promise<Map<string, PastDrawSeeds[]>>;
}

export interface DrawDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  clock: RoomClock;
  gameOf: (gameCode: string) => Game | undefined;
  /** How long after the close a bet that had arrived before may still be stored, in ms. */
  graceMs: number;
}

/** The number of chains that are read concurrently. */
const AT_ONCE = 4;
/** The number of cached chains. The oldest one is evicted first. */
const MAX_CACHED_CHAINS = 1_000;

interface OpenedChain {
  row: ChainRow;
  firstDraw: number;
  seeds: DrawSeeds;
}

/** Creates the draws of all rooms. */
export function createDraws({ db, secrets, clock, gameOf, graceMs }: DrawDependencies): Draws {
  const rooms = new Map<string, DrawRoom>();
  const chains = new Map<string, Promise<OpenedChain>>();

  const roomOf: Draws['roomOf'] = (gameCode) => {
    const known = rooms.get(gameCode);
    if (known) return known;
    const drawing = gameOf(gameCode)?.drawing;
    if (!drawing) return undefined;
    const room = {
      room: gameCode,
      drawing,
      schedule: roomSchedule(drawing.schedule, gameCode),
    };
    rooms.set(gameCode, room);
    return room;
  };

  async function readChain({ room, schedule }: DrawRoom, number: number): Promise<OpenedChain> {
    const found = await findChain(db, room, number);
    if (!found) {
      const id = uuidv7();
      const lastSeed = randomBytes(32).toString('hex');
      await insertChain(db, {
        id,
        room,
        number: BigInt(number),
        length: CHAIN_LENGTH,
        sealed_seed: secrets.seal(lastSeed, id),
        terminal_hash: drawSeeds(lastSeed, CHAIN_LENGTH).at(0),
        public_seed: randomBytes(32).toString('hex'),
        // Draws before the creation of the chain took no bets.
        closed_through: BigInt(Math.max(number * CHAIN_LENGTH, indexAt(schedule, clock.now())) - 1),
      });
    }
    // If another process was first, its chain counts.
    const row = found ?? (await findChain(db, room, number));
    if (!row) throw new Error('no chain could be made');
    const seeds = drawSeeds(secrets.open(row.sealed_seed, row.id), row.length);
    return { row, firstDraw: Number(row.number) * row.length, seeds };
  }

  function chainAt(room: DrawRoom, index: number): Promise<OpenedChain> {
    const number = Math.floor(index / CHAIN_LENGTH);
    const key = `${room.room} ${number}`;
    const known = chains.get(key);
    if (known) return known;
    const [oldest] = chains.keys();
    if (chains.size >= MAX_CACHED_CHAINS && oldest !== undefined) chains.delete(oldest);
    const read = readChain(room, number);
    chains.set(key, read);
    read.catch(() => chains.delete(key));
    return read;
  }

  async function serverSeedOf(room: DrawRoom, index: number): Promise<string> {
    const { seeds, firstDraw } = await chainAt(room, index);
    return seeds.at(index - firstDraw + 1);
  }

  async function seedsOf(room: DrawRoom, index: number, row: DrawRow | undefined): Promise<PastDrawSeeds> {
    const { row: chain } = await chainAt(room, index);
    const serverSeed = await serverSeedOf(room, index);
    const clientSeed = row?.client_seed ?? drawClientSeed([], chain.public_seed, index);
    const draw = uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce: index }));
    return {
      index,
      serverSeed,
      clientSeed,
      result: room.drawing.resultOf(draw),
    };
  }

  const close: Draws['close'] = async (room, index) => {
    const { row: chain } = await chainAt(room, index);
    const notBefore = new Date(timesOf(room.schedule, index).closesAt + graceMs);
    const isClosed = await db
      .transaction()
      .execute((transaction) => closeDraws(transaction, { chainId: chain.id, index, notBefore }));
    if (!isClosed) return undefined;
    const row = await findDraw(db, room.room, index);
    return { ...(await seedsOf(room, index, row)), row: row ?? null };
  };

  /** Returns the newest draw that is due to be revealed. */
  function newestRevealed({ schedule }: DrawRoom): number {
    const newest = timesOf(schedule, indexAt(schedule, clock.now()));
    return newest.revealsAt <= clock.now() ? newest.index : newest.index - 1;
  }

  async function pastBetween(room: DrawRoom, last: number, first: number, rows: readonly DrawRow[]) {
    const rowOf = new Map(rows.map((row) => [Number(row.index), row]));
    const list: PastDrawSeeds[] = [];
    for (let index = last; index >= first; index -= 1) list.push(await seedsOf(room, index, rowOf.get(index)));
    return list;
  }

  const firstOf = (last: number, limit: number): number => Math.max(0, last - limit + 1);

  async function pastOf(wanted: readonly DrawsRequest[]): Promise<Map<string, PastDrawSeeds[]>> {
    const ranges: (DrawRange & ChainToClose & { of: DrawRoom })[] = [];
    for (let start = 0; start < wanted.length; start += AT_ONCE) {
      const found = wanted.slice(start, start + AT_ONCE).map(async ({ room, after, limit }) => {
        const last = newestRevealed(room);
        const { row } = await chainAt(room, last);
        const notBefore = new Date(timesOf(room.schedule, last).closesAt + graceMs);
        const range = { room: room.room, first: Math.max(after + 1, firstOf(last, limit)), last };
        return { ...range, of: room, chainId: row.id, index: last, notBefore };
      });
      ranges.push(...(await Promise.all(found)));
    }
    const closed = await db.transaction().execute((transaction) => closeFreeChains(transaction, ranges));
    const closedRanges = ranges.filter(({ chainId }) => closed.has(chainId));
    const rows = Map.groupBy(await listDrawsOf(db, closedRanges), ({ room }) => room);
    const past = new Map<string, PastDrawSeeds[]>();
    for (const { of, room, first, last } of closedRanges) {
      past.set(room, await pastBetween(of, last, first, rows.get(room) ?? []));
      // Each takes a few milliseconds of computing, so other work proceeds in between.
      await setImmediate();
    }
    return past;
  }

  return {
    roomOf,
    current: ({ schedule }) => timesOf(schedule, indexAt(schedule, clock.now())),
    async viewOf(room, index) {
      return {
        ...timesOf(room.schedule, index),
        hash: commitmentOf(await serverSeedOf(room, index)),
      };
    },
    async chainOf(room, index) {
      const { row, firstDraw } = await chainAt(room, index);
      return {
        firstDraw,
        length: row.length,
        terminalHash: row.terminal_hash,
        publicSeed: row.public_seed,
      };
    },
    async chainIdOf(room, index) {
      return (await chainAt(room, index)).row.id;
    },
    async rowOf(room, index) {
      const known = await findDraw(db, room.room, index);
      if (known) return known;
      const { row: chain } = await chainAt(room, index);
      const serverSeed = await serverSeedOf(room, index);
      const { closesAt, revealsAt } = timesOf(room.schedule, index);
      const seedPairId = uuidv7();
      await insertDraw(db, {
        id: uuidv7(),
        chainId: chain.id,
        room: room.room,
        index,
        seedPairId,
        sealedServerSeed: secrets.seal(serverSeed, seedPairId),
        serverSeedHash: commitmentOf(serverSeed),
        closesAt: new Date(closesAt),
        revealsAt: new Date(revealsAt),
        graceMs,
      });
      return findDraw(db, room.room, index);
    },
    close,
    async past(room, limit, before = Number.MAX_SAFE_INTEGER) {
      const last = Math.min(newestRevealed(room), before - 1);
      const first = firstOf(last, limit);
      // A draw is closed before its result is sent, even if the clock jumps.
      if (last < 0 || !(await close(room, last))) return [];
      return pastBetween(room, last, first, await listDraws(db, room.room, first, last));
    },
    pastOf,
  };
}
