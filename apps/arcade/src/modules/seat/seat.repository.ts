import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import {
  IDLE_CHECK_MS,
  type Hand,
  type HandPlace,
  type PlayedMove,
  type NextHand,
  type Sitting,
  type Table,
} from './seatTable.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;
type HandRow = Selectable<ArcadeSchema['seat_hand']>;
/** Opens the seed of a hand. */
export type SeedOpener = (row: Pick<HandRow, 'id' | 'sealed_server_seed'>) => string;

const at = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));

async function loadSittings(query: Query, tableId: string, handId: string | null): Promise<Sitting[]> {
  const rows = await query
    .selectFrom('seat_sitting')
    .leftJoin('round', 'round.id', 'seat_sitting.round_id')
    .selectAll('seat_sitting')
    .select([
      'round.state',
      'round.session_id',
      sql<bigint | null>`round.stake + round.raised`.as('staked'),
      sql<number | null>`jsonb_array_length(round.decisions)`.as('top_ups'),
    ])
    .where('seat_sitting.table_id', '=', tableId)
    .where((where) =>
      where.or([
        where('seat_sitting.left_at', 'is', null),
        where(
          'seat_sitting.id',
          'in',
          query.selectFrom('seat_hand_place').select('sitting_id').where('hand_id', '=', handId),
        ),
      ]),
    )
    .orderBy('seat_sitting.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    seat: row.seat,
    round:
      row.round_id === null
        ? null
        : {
            id: row.round_id,
            playerRef: row.player_ref ?? '',
            sessionId: row.session_id ?? '',
            state: row.state as RoundState,
            staked: row.staked ?? 0n,
            topUps: row.top_ups ?? 0,
          },
    name: row.name,
    picture: row.picture,
    bought: row.bought,
    stack: row.stack,
    bankMs: row.bank_ms,
    missed: row.missed,
    isOut: row.is_out,
    outSince: row.out_since,
    isLeaving: row.is_leaving,
    seed:
      row.seed_hand_id === null || row.client_seed === null
        ? null
        : { handId: row.seed_hand_id, clientSeed: row.client_seed },
    holder: row.holder,
    seenAt: row.seen_at,
    addressPrint: row.address_print,
    satAt: row.sat_at,
    hasLeft: row.left_at !== null,
  }));
}

/** Reads the places of hands, by hand. */
export async function loadPlaces(query: Query, handIds: readonly string[]): Promise<Map<string, HandPlace[]>> {
  const places = new Map<string, HandPlace[]>(handIds.map((id) => [id, []]));
  if (handIds.length === 0) return places;
  const rows = await query
    .selectFrom('seat_hand_place')
    .selectAll()
    .where('hand_id', 'in', handIds)
    .orderBy('place')
    .execute();
  for (const {
    hand_id: handId,
    place,
    seat,
    sitting_id: sittingId,
    client_seed: clientSeed,
    units,
    net,
    rake,
  } of rows) {
    const money = units === null || net === null || rake === null ? null : { units, net, rake };
    places.get(handId)?.push({ place, seat, sittingId, clientSeed, money });
  }
  return places;
}

/** Returns a dealt hand from its rows. */
export function handOf(row: HandRow, places: HandPlace[], serverSeed: string): Hand {
  return {
    id: row.id,
    number: row.number,
    gameVersion: row.game_version,
    serverSeed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed ?? '',
    moves: row.moves as PlayedMove[],
    turns: row.turns as Record<string, number>,
    places,
    dealtAt: row.dealt_at ?? 0,
    overAt: row.over_at,
  };
}

/**
 * Reads a table with everything that a step needs, and the database's time. With `lock`, other callers wait; with
 * `skip`, they get undefined. Undefined if there is no such table.
 */
export async function loadTable(
  query: Query,
  id: string,
  openSeed: SeedOpener,
  lock: 'wait' | 'skip' | 'none',
): Promise<{ table: Table; now: number } | undefined> {
  const rows = query
    .selectFrom('seat_table')
    .selectAll()
    .select(sql<number>`clock_timestamp()`.as('now'))
    .where('id', '=', id);
  const locked = lock === 'none' ? rows : lock === 'wait' ? rows.forUpdate() : rows.forUpdate().skipLocked();
  const row = await locked.executeTakeFirst();
  if (!row) return undefined;
  const hands = await query
    .selectFrom('seat_hand')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  const next = hands.find(({ state }) => state === 'NEXT');
  const last = hands.find(({ state }) => state !== 'NEXT');
  if (!next && last?.state !== 'PLAYING') throw new Error('a table has no hand that comes next');
  const places = last && (await loadPlaces(query, [last.id]));
  const commitment: NextHand = next
    ? { id: next.id, number: next.number, serverSeed: openSeed(next), serverSeedHash: next.server_seed_hash }
    : // The hand that is running was the last one that was committed to.
      { id: last?.id ?? '', number: last?.number ?? 0, serverSeed: '', serverSeedHash: last?.server_seed_hash ?? '' };
  const table: Table = {
    id: row.id,
    gameCode: row.game_code,
    currency: row.currency,
    isFreePlay: row.is_free_play,
    base: row.base,
    version: row.version,
    dealsAt: row.deals_at,
    fillsAt: row.fills_at,
    dealer: row.dealer,
    dueAt: row.due_at,
    closedAt: row.closed_at,
    sittings: await loadSittings(query, id, last?.id ?? null),
    next: commitment,
    hand: last ? handOf(last, places?.get(last.id) ?? [], openSeed(last)) : null,
  };
  // The clock is read after the lock is acquired.
  const { rows: clock } = await sql<{ now: number }>`select clock_timestamp() as now`.execute(query);
  return { table, now: clock[0]?.now ?? row.now };
}

/** Commits to a hand: stores its sealed seed before anybody is dealt in. */
export async function insertNextHand(
  query: Query,
  tableId: string,
  { id, number, serverSeedHash }: NextHand,
  { sealedServerSeed, gameVersion }: { sealedServerSeed: Buffer; gameVersion: string },
): Promise<void> {
  await query
    .insertInto('seat_hand')
    .values({
      id,
      table_id: tableId,
      number,
      game_version: gameVersion,
      sealed_server_seed: sealedServerSeed,
      server_seed_hash: serverSeedHash,
      client_seed: null,
      state: 'NEXT',
    })
    .execute();
}

/** Stores the deal of a committed hand. Returns false if it was dealt before. */
export async function storeDeal(query: Query, hand: Hand): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('seat_hand')
    .set({
      state: 'PLAYING',
      game_version: hand.gameVersion,
      client_seed: hand.clientSeed,
      dealt_at: new Date(hand.dealtAt),
    })
    .where('id', '=', hand.id)
    .where('state', '=', 'NEXT')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await query
    .insertInto('seat_hand_place')
    .values(
      hand.places.map(({ place, seat, sittingId, clientSeed }) => ({
        hand_id: hand.id,
        place,
        seat,
        sitting_id: sittingId,
        client_seed: clientSeed,
        units: null,
        net: null,
        rake: null,
      })),
    )
    .execute();
  return true;
}

/** Stores the moves of a hand, and the money it moved once it is over. */
export async function storeHand(query: Query, hand: Hand): Promise<void> {
  await query
    .updateTable('seat_hand')
    .set({
      state: hand.overAt === null ? 'PLAYING' : 'OVER',
      moves: JSON.stringify(hand.moves),
      turns: JSON.stringify(hand.turns),
      over_at: at(hand.overAt),
    })
    .where('id', '=', hand.id)
    .where('state', '=', 'PLAYING')
    .executeTakeFirstOrThrow();
  if (hand.overAt === null) return;
  for (const { place, money } of hand.places)
    await query
      .updateTable('seat_hand_place')
      .set({ ...money })
      .where('hand_id', '=', hand.id)
      .where('place', '=', place)
      .execute();
}

function sittingValues(sitting: Sitting, now: number) {
  return {
    seat: sitting.seat,
    bought: sitting.bought,
    stack: sitting.stack,
    bank_ms: sitting.bankMs,
    missed: sitting.missed,
    is_out: sitting.isOut,
    out_since: at(sitting.outSince),
    is_leaving: sitting.isLeaving,
    seed_hand_id: sitting.seed?.handId ?? null,
    client_seed: sitting.seed?.clientSeed ?? null,
    left_at: sitting.hasLeft ? new Date(now) : null,
  };
}

export async function updateSitting(query: Query, sitting: Sitting, now: number): Promise<void> {
  await query
    .updateTable('seat_sitting')
    .set(sittingValues(sitting, now))
    .where('id', '=', sitting.id)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Stores a new sitting. Returns false if the round of the buy-in already has one. */
export async function insertSitting(query: Query, tableId: string, sitting: Sitting, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('seat_sitting')
    .values({
      ...sittingValues(sitting, now),
      id: sitting.id,
      table_id: tableId,
      round_id: sitting.round?.id ?? null,
      player_ref: sitting.round?.playerRef ?? null,
      name: sitting.name,
      picture: sitting.picture,
      holder: sitting.holder,
      seen_at: at(sitting.seenAt),
      address_print: sitting.addressPrint,
      sat_at: new Date(sitting.satAt),
    })
    .onConflict((conflict) => conflict.column('round_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateTable(query: Query, table: Table): Promise<void> {
  await query
    .updateTable('seat_table')
    .set({
      version: table.version,
      deals_at: at(table.dealsAt),
      fills_at: at(table.fillsAt),
      dealer: table.dealer,
      due_at: new Date(table.dueAt),
      closed_at: at(table.closedAt),
    })
    .where('id', '=', table.id)
    .execute();
}

/** A due time after this one dates from before the clock was set back. */
const SET_BACK = sql`clock_timestamp() + ${IDLE_CHECK_MS + 1_000}::float8 * interval '1 millisecond'`;

/** Lists the tables with due work and the watched ones, with their versions. */
export async function listTables(
  query: Query,
  watched: readonly string[],
  limit: number,
): Promise<{ id: string; version: bigint; isDue: boolean }[]> {
  const { rows } = await sql<{ id: string; version: bigint; isDue: boolean }>`
    (select id, version, true as "isDue" from seat_table
      where closed_at is null and (due_at <= clock_timestamp() or due_at > ${SET_BACK})
      order by due_at limit ${limit})
    union all
    select id, version, false from seat_table where id = any(${[...watched]}::uuid[])
      and (closed_at is not null or (due_at > clock_timestamp() and due_at <= ${SET_BACK}))`.execute(query);
  return rows;
}
