import { sql, type Kysely, type Transaction } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { CashOutQuote } from '../../fairness/cashOutQuote.ts';
import type { SlipDecision } from '../../games/sportsbook/slip.ts';
import type { Board, LegOutcome, Selection } from '../../games/sportsbook/model/sportModel.ts';
import type { RoundRow } from '../round/round.repository.ts';
import { listSlipRounds, withRounds, type StoredSlip } from './slip.repository.ts';

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;

/** Lists the selections of open legs of each fixture that has begun. */
export async function listOpenLegs(query: Query): Promise<{ fixtureId: string; selections: Selection[] }[]> {
  const { rows } = await sql<{ fixture_id: string; selections: Selection[] }>`
    select distinct leg.fixture_id, leg.selections from sports_leg leg join fixture on fixture.id = leg.fixture_id
    where leg.outcome is null and fixture.starts_at <= clock_timestamp()`.execute(query);
  return rows.map(({ fixture_id: fixtureId, selections }) => ({ fixtureId, selections }));
}

/** Decides all open legs of some selections at once, and marks their slips for a check. */
export async function decideLegs(
  query: Query,
  { fixtureId, selections }: { fixtureId: string; selections: readonly Selection[] },
  outcome: Exclude<LegOutcome, 'open'>,
  board: Board,
): Promise<void> {
  await sql`
    with decided as (
      update sports_leg set outcome = ${outcome}, board = ${JSON.stringify(board)}::jsonb
      where fixture_id = ${fixtureId} and selections = ${JSON.stringify(selections)}::jsonb and outcome is null
      returning slip_id
    )
    update sports_slip set decided_legs = decided_legs + 1 from decided where sports_slip.id = decided.slip_id`.execute(
    query,
  );
}

/** Lists slips with legs that were decided since their last check, and whose round has no pending call. */
export async function listDecided(query: Query, limit: number): Promise<StoredSlip[]> {
  const slips = query
    .selectFrom('sports_slip')
    .innerJoin('round', 'round.id', 'sports_slip.id')
    .selectAll('sports_slip')
    .whereRef('sports_slip.decided_legs', '>', 'sports_slip.seen_legs')
    .where((where) => where.or([where('round.state', '=', 'OPEN'), where('round.closed_at', 'is not', null)]))
    .orderBy('sports_slip.id')
    .limit(limit);
  return withRounds(query, await slips.execute());
}

/** Stores how many legs of slips were decided when they were checked. */
export async function noteSeen(query: Query, slips: readonly { id: string; legs: number }[]): Promise<void> {
  if (slips.length === 0) return;
  await sql`
    update sports_slip set seen_legs = seen.legs
    from unnest(${slips.map(({ id }) => id)}::uuid[], ${slips.map(({ legs }) => legs)}::integer[]) as seen (id, legs)
    where sports_slip.id = seen.id and sports_slip.seen_legs < seen.legs`.execute(query);
}

/** A slip that ends with a further decision. */
export interface EndedSlip {
  id: string;
  /** The number of decisions before it. */
  position: number;
  decision: SlipDecision;
  /** Its total payout, in minor units. */
  win: bigint;
  /** The inputs of the amount, for a slip that a cash-out ends. */
  quote?: CashOutQuote | null;
}

function quoteByPosition({ position, quote }: Pick<EndedSlip, 'position' | 'quote'>): string {
  return JSON.stringify(quote === undefined ? {} : { [position]: quote });
}

/**
 * Ends slips in one statement, except slips that have changed since they were read. Rows that another statement has
 * locked are skipped. Slips for real money are leased to `sender`, which sends their wins; slips of play money are
 * settled. Their seeds become public. Returns the ended slips.
 */
export async function endSlips(
  query: Query,
  slips: readonly EndedSlip[],
  { at, leasedUntil, sender }: { at: Date; leasedUntil: Date; sender: bigint },
): Promise<{ id: string; sessionId: string; win: bigint; paid: bigint; isFreePlay: boolean }[]> {
  if (slips.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    session_id: string;
    win: bigint;
    paid: bigint;
    is_free_play: boolean;
  }>`
    with listed as (
      select * from unnest(${slips.map(({ id }) => id)}::uuid[], ${slips.map(({ position }) => position)}::integer[],
        ${slips.map(({ decision }) => JSON.stringify([decision]))}::jsonb[], ${slips.map(({ win }) => win)}::bigint[],
        ${slips.map(quoteByPosition)}::jsonb[]) as listed (id, position, decision, win, quotes)
    ), locked as (
      select listed.* from listed join round on round.id = listed.id
      where round.state = 'OPEN' and jsonb_array_length(round.decisions) = listed.position
      for update of round skip locked
    ), ordered as (
      update sports_slip set auto_cash_out_at = null, cash_out_quotes = cash_out_quotes || locked.quotes from locked
      where sports_slip.id = locked.id and (auto_cash_out_at is not null or locked.quotes <> '{}')
    ), revealed as (
      update seed_pair set revealed_at = clock_timestamp() from locked join sports_slip on sports_slip.id = locked.id
      where seed_pair.id = sports_slip.seed_pair_id and revealed_at is null
    )
    update round set decisions = round.decisions || locked.decision, win = locked.win, is_over = true,
      state = case when is_free_play then 'SETTLED' else 'PENDING_WIN' end,
      closed_at = case when is_free_play then ${at}::timestamptz end,
      attempts = 1,
      sender = case when not is_free_play then ${sender}::bigint end,
      leased_until = case when is_free_play then null else ${leasedUntil}::timestamptz end,
      next_attempt_at = case when is_free_play then null else ${leasedUntil}::timestamptz end
    from locked where round.id = locked.id
    returning round.id, round.session_id, round.win, round.paid, round.is_free_play`.execute(query);
  return rows.map(({ id, session_id: sessionId, win, paid, is_free_play: isFreePlay }) => ({
    id,
    sessionId,
    win,
    paid,
    isFreePlay,
  }));
}

/** Lists the other processes that have leased wins. Most of them are alive. */
export async function listSenders(query: Query, ownSender: bigint): Promise<bigint[]> {
  const rows = await query
    .selectFrom('round')
    .select('sender')
    .distinct()
    .where('sender', 'is not', null)
    .where('sender', '<>', ownSender)
    .where('closed_at', 'is', null)
    .execute();
  return rows.flatMap(({ sender }) => sender ?? []);
}

/**
 * Leases at most `limit` wins of a process to `to` if that process has ended, so that its lock is free. No other
 * process takes them over at the same time.
 */
export async function takeOverWins(
  transaction: Transaction<ArcadeSchema>,
  { from, to, leasedUntil, limit }: { from: bigint; to: bigint; leasedUntil: Date; limit: number },
): Promise<RoundRow[]> {
  const lock = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${from}::bigint) as "isFree"`.execute(
    transaction,
  );
  if (!lock.rows[0]?.isFree) return [];
  // A win is retried under one id until it is accepted, so it does no harm if the ended process has just sent it.
  const { rows } = await sql<{ id: string }>`
    update round set sender = ${to}::bigint, attempts = attempts + 1, leased_until = ${leasedUntil}::timestamptz,
      next_attempt_at = ${leasedUntil}::timestamptz
    where id in (
      select id from round where sender = ${from}::bigint and closed_at is null and state = 'PENDING_WIN'
      order by id limit ${limit} for update skip locked
    )
    returning id`.execute(transaction);
  return listSlipRounds(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Cashes out a part of an open slip. Returns false if the slip has changed since it was read. */
export async function cashOutPart(
  query: Query,
  {
    id,
    position,
    decision,
    amount,
    quote,
  }: Pick<EndedSlip, 'id' | 'position' | 'decision' | 'quote'> & { amount: bigint },
  change: { isFreePlay: true; balanceAfter: bigint } | { isFreePlay: false; leasedUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .with('taken', (base) =>
      base
        .updateTable('round')
        .set({
          decisions: sql`decisions || ${JSON.stringify([decision])}::jsonb`,
          ...(change.isFreePlay
            ? { paid: sql<bigint>`paid + ${amount}::bigint`, balance_after: change.balanceAfter }
            : {
                state: 'PENDING_PART',
                parts: sql<number>`parts + 1`,
                part_amount: amount,
                attempts: 1,
                leased_until: change.leasedUntil,
                next_attempt_at: change.leasedUntil,
              }),
        })
        .where('id', '=', id)
        .where('state', '=', 'OPEN')
        .where(sql<number>`jsonb_array_length(decisions)`, '=', position)
        .returning('id'),
    )
    .updateTable('sports_slip')
    .from('taken')
    .set({ cash_out_quotes: sql`cash_out_quotes || ${quoteByPosition({ position, quote: quote ?? null })}::jsonb` })
    .whereRef('sports_slip.id', '=', 'taken.id')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets or removes the amount at which a slip cashes out automatically. */
export async function setAutoCashOut(query: Query, id: string, amount: bigint | null): Promise<void> {
  await query.updateTable('sports_slip').set({ auto_cash_out_at: amount }).where('id', '=', id).execute();
}

/** Lists open slips with an automatic cash-out, after an id. */
export async function listAutoCashOuts(query: Query, limit: number, afterId?: string): Promise<StoredSlip[]> {
  let slips = query
    .selectFrom('sports_slip')
    .innerJoin('round', 'round.id', 'sports_slip.id')
    .selectAll('sports_slip')
    .where('sports_slip.auto_cash_out_at', 'is not', null)
    .where('round.state', '=', 'OPEN');
  if (afterId !== undefined) slips = slips.where('sports_slip.id', '>', afterId);
  return withRounds(query, await slips.orderBy('sports_slip.id').limit(limit).execute());
}

/** The fields of a slip that show whether it changed. */
export interface SlipSummary {
  id: string;
  playerRef: string;
  isFreePlay: boolean;
  version: string;
}

/** Lists the delayed and unclosed slips of some players. */
export async function listOpenSlips(query: Query, playerRefs: readonly string[]): Promise<SlipSummary[]> {
  if (playerRefs.length === 0) return [];
  const { rows } = await sql<{ id: string; player_ref: string; is_free_play: boolean; version: string }>`
    select slip.id, slip.player_ref, slip.is_free_play,
      concat_ws(' ', round.state, jsonb_array_length(round.decisions), slip.decided_legs, slip.auto_cash_out_at) as version
    from round join sports_slip slip on slip.id = round.id
    where round.is_slip and round.closed_at is null and round.player_ref = any(${playerRefs}::text[])
    union all
    select id, player_ref, is_free_play, 'DELAYED' from sports_slip
    where state = 'DELAYED' and player_ref = any(${playerRefs}::text[])`.execute(query);
  return rows.map(({ id, player_ref: playerRef, is_free_play: isFreePlay, version }) => ({
    id,
    playerRef,
    isFreePlay,
    version,
  }));
}
