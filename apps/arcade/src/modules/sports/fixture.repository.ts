import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import { SHOWN_OF_LEAGUE } from '../../games/sportsbook/favourites.ts';
import type { Board, Fixture } from '../../games/sportsbook/model/sportModel.ts';
import { atTime } from '../../sqlTime.ts';
import type { ListedFixture } from './feed.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** A fixture to list, with the seeds of its tape. */
export interface NewFixture {
  fixture: Fixture;
  endsBy: number;
  seedPairId: string;
  sealedServerSeed: Buffer;
  seedHash: string;
  clientSeed: string;
}

const INSERT_FIXTURES = `
  with fresh as (
    select given.* from jsonb_to_recordset($1::jsonb) as given (
      id text, league text, sport text, number bigint, facts jsonb, pair uuid, sealed text, hash text, client_seed text,
      starts_at timestamptz, ends_by timestamptz
    )
    where given.starts_at > clock_timestamp() and not exists (select from fixture where fixture.id = given.id)
  ), pair as (
    insert into seed_pair (id, player_ref, is_free_play, sealed_server_seed, server_seed_hash, client_seed, next_nonce, created_at)
    select pair, 'fixture:' || id, false, decode(sealed, 'base64'), hash, client_seed, 1, clock_timestamp() from fresh
    on conflict do nothing returning id
  )
  insert into fixture (id, league, sport, number, facts, seed_pair_id, starts_at, ends_by)
  select fresh.id, league, sport, number, facts, pair.id, starts_at, ends_by from fresh join pair on pair.id = fresh.pair
  on conflict do nothing`;

/** Lists fixtures with their seeds, except those that another process listed first, or that have begun. */
export async function insertFixtures(query: Query, ahead: readonly NewFixture[]): Promise<void> {
  const given = ahead.map(({ fixture, endsBy, seedPairId, sealedServerSeed, seedHash, clientSeed }) => ({
    id: fixture.id,
    league: fixture.league,
    sport: fixture.sport,
    number: fixture.number,
    facts: fixture,
    pair: seedPairId,
    sealed: sealedServerSeed.toString('base64'),
    hash: seedHash,
    client_seed: clientSeed,
    starts_at: new Date(fixture.startsAt),
    ends_by: new Date(endsBy),
  }));
  await query.executeQuery(CompiledQuery.raw(INSERT_FIXTURES, [JSON.stringify(given)]));
}

/** Reads the start of the last listed fixture of each league. */
export async function lastStarts(query: Query): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('fixture')
    .select(['league', (expression) => expression.fn.max('starts_at').as('starts_at')])
    .where('over_at', 'is', null)
    .groupBy('league')
    .execute();
  return new Map(rows.map(({ league, starts_at: startsAt }) => [league, startsAt]));
}

/** A finished fixture with its end and its seed. */
export interface EndedFixture extends ListedFixture {
  result: Board;
}

function fixtures(query: Query) {
  return query
    .selectFrom('fixture')
    .innerJoin('seed_pair', 'seed_pair.id', 'fixture.seed_pair_id')
    .select([
      'fixture.facts',
      'fixture.ends_by',
      'fixture.seed_pair_id',
      'fixture.result',
      'seed_pair.sealed_server_seed',
      'seed_pair.server_seed_hash',
      'seed_pair.client_seed',
    ]);
}

type FixtureRow = Awaited<ReturnType<ReturnType<typeof fixtures>['executeTakeFirstOrThrow']>>;

function listed(row: FixtureRow): ListedFixture {
  return {
    ...(row.facts as Fixture),
    endsBy: row.ends_by,
    seedPairId: row.seed_pair_id,
    sealedServerSeed: row.sealed_server_seed,
    seedHash: row.server_seed_hash,
    clientSeed: row.client_seed ?? '',
  };
}

/** Finds fixtures by id, in no order. */
export async function findFixtures(query: Query, ids: readonly string[]): Promise<ListedFixture[]> {
  if (ids.length === 0) return [];
  const rows = await fixtures(query)
    .where('fixture.id', 'in', [...new Set(ids)])
    .execute();
  return rows.map(listed);
}

/** The filter of a list of fixtures. */
export interface FixtureFilter {
  sport?: string | undefined;
  league?: string | undefined;
  phase?: 'upcoming' | 'live' | undefined;
  /** The range of starts in epoch ms: inclusive, then exclusive. */
  from?: number | undefined;
  until?: number | undefined;
  /** A part of an entrant's name in any language, in lower case, or one of the leagues. */
  search?: { words: string; leagues: readonly string[] } | undefined;
  /** The player whose starred leagues and fixtures come first. */
  starredBy?: string | undefined;
  offset: number;
  limit: number;
}

/** Returns the condition of a search by names. It needs no index, because about a day of fixtures is listed. */
function isFound({ words, leagues }: NonNullable<FixtureFilter['search']>) {
  return sql<boolean>`(fixture.league = any(${leagues}::text[]) or exists (
    select from jsonb_array_elements(fixture.facts -> 'entrants') as entrant, jsonb_each_text(entrant) as own
    where strpos(lower(own.value), ${words}) > 0))`;
}

/**
 * Returns the condition that a fixture comes first for a player: it is starred, or among the next of a starred league.
 * Other fixtures of that league keep their order, so that they do not fill the first page.
 */
function isStarred(playerRef: string) {
  const starred = sql`array(select code from sports_favourite where player_ref = ${playerRef})`;
  return sql<boolean>`(fixture.id = any(${starred}) or fixture.league = any(${starred}) and row_number()
    over (partition by fixture.league order by fixture.starts_at, fixture.id) <= ${SHOWN_OF_LEAGUE + 1})`;
}

/** Lists unfinished fixtures: starred ones, then all others; by their start. */
export async function listFixtures(
  query: Query,
  { sport, league, phase, from, until, search, starredBy, offset, limit }: FixtureFilter,
  now: number,
): Promise<ListedFixture[]> {
  let list = fixtures(query).where('fixture.over_at', 'is', null);
  if (sport !== undefined) list = list.where('fixture.sport', '=', sport);
  if (league !== undefined) list = list.where('fixture.league', '=', league);
  if (phase !== undefined) list = list.where('fixture.starts_at', phase === 'live' ? '<=' : '>', atTime(new Date(now)));
  if (from !== undefined) list = list.where('fixture.starts_at', '>=', atTime(new Date(from)));
  if (until !== undefined) list = list.where('fixture.starts_at', '<', atTime(new Date(until)));
  if (search !== undefined) list = list.where(isFound(search));
  if (starredBy !== undefined) list = list.orderBy(isStarred(starredBy), 'desc');
  const rows = await list.orderBy('fixture.starts_at').orderBy('fixture.id').offset(offset).limit(limit).execute();
  return rows.map(listed);
}

/** Lists finished fixtures, the latest start first. */
export async function listEnded(
  query: Query,
  { sport, league, offset, limit }: Omit<FixtureFilter, 'phase' | 'from' | 'until' | 'search'>,
): Promise<EndedFixture[]> {
  let list = fixtures(query).where('fixture.over_at', 'is not', null);
  if (sport !== undefined) list = list.where('fixture.sport', '=', sport);
  if (league !== undefined) list = list.where('fixture.league', '=', league);
  const rows = await list
    .orderBy('fixture.starts_at', 'desc')
    .orderBy('fixture.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...listed(row), result: row.result as Board }));
}

/** Lists fixtures that have begun and whose end is not stored, up to a limit. */
export async function listStarted(query: Query, limit: number): Promise<ListedFixture[]> {
  const rows = await fixtures(query)
    .where('fixture.over_at', 'is', null)
    .where('fixture.starts_at', '<=', sql<number>`clock_timestamp()`)
    .orderBy('fixture.starts_at')
    .limit(limit)
    .execute();
  return rows.map(listed);
}

/** Stores the end of a fixture, once, and reveals its seed. */
export async function endFixture(query: Query, id: string, result: Board): Promise<void> {
  await sql`
    with ended as (
      update fixture set result = ${JSON.stringify(result)}::jsonb, over_at = clock_timestamp()
      where id = ${id} and over_at is null and starts_at <= clock_timestamp()
      returning seed_pair_id
    )
    update seed_pair set revealed_at = clock_timestamp() from ended where seed_pair.id = ended.seed_pair_id`.execute(
    query,
  );
}

/** The numbers of live and upcoming fixtures of a league. */
export interface LeagueCount {
  league: string;
  live: number;
  upcoming: number;
}

export async function countFixtures(query: Query): Promise<LeagueCount[]> {
  const { rows } = await sql<LeagueCount>`
    select league, count(*) filter (where starts_at <= clock_timestamp())::integer as live,
      count(*) filter (where starts_at > clock_timestamp())::integer as upcoming
    from fixture where over_at is null group by league`.execute(query);
  return rows;
}
