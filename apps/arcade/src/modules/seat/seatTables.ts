import { randomBytes, randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ArcadeSchema } from '../../database.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import type { Game } from '../../games/game.ts';
import type { Seating } from '../../games/seating.ts';
import type { SeatAct } from '../../seatApi.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import { maskedName } from '../room/maskedName.ts';
import { createClockJumps } from '../room/clockJumps.ts';
import { creditFree, Overtaken } from '../round/freePlay.ts';
import type { RoundRow } from '../round/round.repository.ts';
import type { WinSender } from '../round/winSender.ts';
import { PICTURES } from './bots.ts';
import {
  insertNextHand,
  insertSitting,
  loadTable,
  storeDeal,
  storeHand,
  updateSitting,
  updateTable,
} from './seat.repository.ts';
import { endSittingRound } from './sitting.repository.ts';
import { isBot, present, type NextHand, type SeatTimes, type Table } from './seatTable.ts';
import { act, advanceTable, type ActRefusal, type StepParts } from './tableStep.ts';

/** A table after a step, by the database's clock. */
export interface Stepped {
  table: Table;
  now: number;
}

/** Tables in the database. Each step locks the row of its table, so any process may do any step. */
export interface SeatTables {
  read(tableId: string): Promise<Stepped | undefined>;
  /** Does the due work of a table. Undefined if another process is doing it. */
  step(tableId: string): Promise<Stepped | undefined>;
  /** Performs a player's request, then the due work. */
  act(tableId: string, sittingId: string, holder: string, request: SeatAct): Promise<Stepped | SeatRefusal>;
  /** Finds a table for an accepted buy-in. Idempotent. */
  seat(round: RoundRow, player: { name: string; addressPrint: string | null }): Promise<void>;
}

/** Why an act is refused: `seat.taken` where another connection has the seat, `seat.none` where nobody sits. */
export type SeatRefusal = ActRefusal | 'seat.taken' | 'seat.none';

export interface SeatTableDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  gameOf: (gameCode: string) => Game | undefined;
  sender: WinSender;
  times: SeatTimes;
  /** Whether two players of one IP address may sit at a table. */
  mayShareAddress: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

/** The time after which another worker sends an unsent win, in ms. */
const SEND_WITHIN_MS = 5_000;
const TRIES = 3;

/** Creates the access to tables. */
export function createSeatTables({
  db,
  secrets,
  gameOf,
  sender,
  times,
  mayShareAddress,
  log,
  now: processNow,
}: SeatTableDependencies): SeatTables {
  const hasJumped = createClockJumps();

  /** Counts all held seats as present after a clock jump, until every process has renewed its connections. */
  function seeHolders({ table, now }: Stepped): void {
    if (!hasJumped(now)) return;
    table.sittings = table.sittings.map((sitting) => (sitting.holder === null ? sitting : { ...sitting, seenAt: now }));
  }

  const openSeed = (row: { id: string; sealed_server_seed: Buffer }): string =>
    secrets.open(row.sealed_server_seed, row.id);

  function commit(number: number): NextHand {
    const serverSeed = randomBytes(32).toString('hex');
    return { id: uuidv7(), number, serverSeed, serverSeedHash: commitmentOf(serverSeed) };
  }

  function partsOf({ gameCode }: Pick<Table, 'gameCode'>): StepParts {
    const seating = gameOf(gameCode)?.seating;
    if (!seating) throw new Error('the game of a table is gone');
    return { seating, times, commit };
  }

  const storeNext = (transaction: Transaction<ArcadeSchema>, tableId: string, next: NextHand, seating: Seating) =>
    insertNextHand(transaction, tableId, next, {
      sealedServerSeed: secrets.seal(next.serverSeed, next.id),
      gameVersion: seating.rules.version,
    });

  /** Logs hands in which two accounts of one IP address meet. */
  function flagMeetings(table: Table): void {
    const { hand } = table;
    const prints = new Map<string, string[]>();
    for (const { sittingId } of hand?.places ?? []) {
      const sitting = table.sittings.find(({ id }) => id === sittingId);
      if (!sitting?.round || sitting.addressPrint === null) continue;
      prints.set(sitting.addressPrint, [...(prints.get(sitting.addressPrint) ?? []), sitting.round.playerRef]);
    }
    for (const players of prints.values())
      if (players.length > 1)
        log.warn({ table: table.id, hand: hand?.id, players }, 'Players of one address were dealt into a hand.');
  }

  /** Ends the rounds of players who left. Returns the rounds whose win is due now. */
  async function payOut(transaction: Transaction<ArcadeSchema>, table: Table, before: Table): Promise<string[]> {
    const due: string[] = [];
    for (const sitting of table.sittings) {
      const wasSeated = before.sittings.some(({ id, hasLeft }) => id === sitting.id && !hasLeft);
      if (!sitting.round || !sitting.hasLeft || !wasSeated) continue;
      const { id, sessionId } = sitting.round;
      const moment = processNow();
      const balance = table.isFreePlay ? await creditFree(transaction, sessionId, sitting.stack) : null;
      const isEnded = await endSittingRound(transaction, sitting, {
        dueAt: new Date(moment + SEND_WITHIN_MS),
        closedAt: table.isFreePlay ? new Date(moment) : null,
        balance,
      });
      // A top-up was stored in between.
      if (!isEnded) throw new Overtaken();
      if (!table.isFreePlay) due.push(id);
    }
    return due;
  }

  /** Stores the changes of a table. Returns the rounds whose win is due now. */
  async function store(
    transaction: Transaction<ArcadeSchema>,
    table: Table,
    before: Table,
    now: number,
    seating: Seating,
  ): Promise<string[]> {
    const isChanged = !isDeepStrictEqual({ ...table, dueAt: 0 }, { ...before, dueAt: 0 });
    if (isChanged) table.version += 1n;
    await updateTable(transaction, table);
    if (!isChanged) return [];
    for (const sitting of table.sittings) {
      const previous = before.sittings.find(({ id }) => id === sitting.id);
      if (!previous) await insertSitting(transaction, table.id, sitting, now);
    }
    const { hand, next } = table;
    if (hand && hand.id !== before.hand?.id) {
      if (!(await storeDeal(transaction, hand))) throw new Error('a hand was dealt twice');
      flagMeetings(table);
    }
    if (hand && !isDeepStrictEqual(hand, before.hand)) await storeHand(transaction, hand);
    if (next.id !== before.next.id) await storeNext(transaction, table.id, next, seating);
    for (const sitting of table.sittings) {
      const previous = before.sittings.find(({ id }) => id === sitting.id);
      if (previous && !isDeepStrictEqual(previous, sitting)) await updateSitting(transaction, sitting, now);
    }
    return payOut(transaction, table, before);
  }

  async function change(
    tableId: string,
    lock: 'wait' | 'skip',
    begin: (table: Table, parts: StepParts, now: number) => SeatRefusal | undefined,
  ): Promise<Stepped | SeatRefusal | undefined> {
    for (let tries = 1; ; tries += 1) {
      try {
        const done = await db.transaction().execute(async (transaction) => {
          const loaded = await loadTable(transaction, tableId, openSeed, lock);
          if (!loaded) return undefined;
          const { table, now } = loaded;
          seeHolders(loaded);
          // Everybody left while the request waited.
          if (table.closedAt !== null)
            return lock === 'wait' ? { refusal: 'seat.none' as const } : { stepped: loaded, due: [] };
          const before = structuredClone(table);
          const parts = partsOf(table);
          const refusal = begin(table, parts, now);
          if (refusal !== undefined) return { refusal };
          advanceTable(table, parts, now);
          return { stepped: loaded, due: await store(transaction, table, before, now, parts.seating) };
        });
        if (!done) return undefined;
        if ('refusal' in done) return done.refusal;
        sender.send(done.due);
        return done.stepped;
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === TRIES) throw error;
      }
    }
  }

  /** Finds the fullest table of these terms without a sitting of the same person; creates one if there is none. */
  async function findPlace(
    transaction: Transaction<ArcadeSchema>,
    round: RoundRow,
    seating: Seating,
    addressPrint: string | null,
  ): Promise<string> {
    const base = BigInt((round.choice as { tableBase: string }).tableBase);
    const terms = `${round.game_code} ${round.currency} ${round.is_free_play} ${base}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${terms}, 0))`.execute(transaction);
    const print = mayShareAddress ? null : addressPrint;
    const { rows } = await sql<{ id: string }>`
      select t.id from seat_table t
      where t.game_code = ${round.game_code} and t.currency = ${round.currency}
        and t.is_free_play = ${round.is_free_play} and t.base = ${base} and t.closed_at is null
        and not exists (
          select from seat_sitting s where s.table_id = t.id and s.left_at is null
            and (s.player_ref = ${round.player_ref} or s.address_print = ${print})
        )
        and (select count(*) from seat_sitting s where s.table_id = t.id and s.left_at is null and s.round_id is not null)
          < ${seating.rules.seats.most}
      order by (select count(*) from seat_sitting s where s.table_id = t.id and s.left_at is null and s.round_id is not null) desc,
        t.id
      limit 1 for update of t`.execute(transaction);
    const [found] = rows;
    // A table that was closed while this waited for its lock no longer matches.
    if (found) return found.id;
    const id = uuidv7();
    await sql`insert into seat_table (id, game_code, currency, is_free_play, base, due_at, opened_at)
      values (${id}, ${round.game_code}, ${round.currency}, ${round.is_free_play}, ${base}, clock_timestamp(),
        clock_timestamp())`.execute(transaction);
    await storeNext(transaction, id, commit(0), seating);
    return id;
  }

  return {
    async read(tableId) {
      const read = await loadTable(db, tableId, openSeed, 'none');
      if (read) seeHolders(read);
      return read;
    },
    async step(tableId) {
      const done = await change(tableId, 'skip', () => undefined);
      return typeof done === 'object' ? done : undefined;
    },
    async act(tableId, sittingId, holder, request) {
      const done = await change(tableId, 'wait', (table, parts, now) => {
        const sitting = present(table).find(({ id }) => id === sittingId);
        if (!sitting || isBot(sitting)) return 'seat.none';
        if (sitting.holder !== holder) return 'seat.taken';
        return act(table, sitting, request, parts, now);
      });
      return done ?? 'seat.none';
    },
    async seat(round, { name, addressPrint }) {
      const seating = gameOf(round.game_code)?.seating;
      if (!seating || round.state !== 'OPEN') return;
      await db.transaction().execute(async (transaction) => {
        const tableId = await findPlace(transaction, round, seating, addressPrint);
        const { rows } = await sql<{ now: number }>`select clock_timestamp() as now`.execute(transaction);
        const now = rows[0]?.now ?? processNow();
        const isNew = await insertSitting(
          transaction,
          tableId,
          {
            id: uuidv7(),
            seat: null,
            round: {
              id: round.id,
              playerRef: round.player_ref,
              sessionId: round.session_id,
              state: round.state,
              staked: round.stake + round.raised,
              topUps: round.decisions.length,
            },
            name: maskedName(name),
            picture: randomInt(PICTURES),
            bought: 0n,
            stack: 0n,
            bankMs: times.bankMs,
            missed: 0,
            isOut: false,
            outSince: null,
            isLeaving: false,
            seed: null,
            holder: null,
            seenAt: null,
            addressPrint,
            satAt: now,
            hasLeft: false,
          },
          now,
        );
        if (isNew)
          await sql`update seat_table set due_at = clock_timestamp() where id = ${tableId}`.execute(transaction);
      });
    },
  };
}
