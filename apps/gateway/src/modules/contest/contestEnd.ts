import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { contestSeedContext } from '../../masterKey/sealedRecords.ts';
import { minorOf } from '../reward/offerValue.rules.ts';
import { grantReward } from '../reward/rewardGrant.ts';
import { findContest, givenTickets, listEnded, type Contest } from './contest.repository.ts';
import { CONTEST_READER } from './contestReader.ts';
import { placesOf, prizeOf, prizeReward, SETTLE_MS, ticketsOf } from './contestScore.rules.ts';
import { drawRaffle, sha256Hex, writeRaffleList } from './raffleDraw.rules.ts';

/** Prizes that one transaction grants. */
const BATCH = 100;

interface EndDeps {
  masterKeys: Pick<MasterKeys, 'open'>;
  /** Epoch milliseconds. */
  now: number;
  /** Called when the places of a contest are final, and when it is paid. */
  onChange: (contest: { merchantCode: string; code: string }) => void;
}

/**
 * Ends contests: freezes their places once every counted round was read, then grants the prizes. Several gateways may
 * call it; one does each step, and another continues where it stopped. A failing contest does not block the others; the
 * first error is thrown at the end.
 */
export async function endContests(db: Kysely<Database>, deps: EndDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const ended of await listEnded(db, deps.now - SETTLE_MS)) {
    try {
      await endContest(db, ended, deps);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

type Named = Pick<Contest, 'merchant_code' | 'code'>;

/** Ends one contest that is over, as far as the rounds read so far allow. */
export async function endContest(
  db: Kysely<Database>,
  { merchant_code, code }: Named,
  { masterKeys, now, onChange }: EndDeps,
): Promise<void> {
  const changed = { merchantCode: merchant_code, code };
  if (await freeze(db, { merchant_code, code }, { masterKeys, now })) onChange(changed);
  while (await payBatch(db, { merchant_code, code }, now));
  onChange(changed);
}

/**
 * Locks a contest and reads it under the lock; undefined while another process holds it, or if it is in another state.
 */
async function lockIn(
  transaction: Transaction<Database>,
  { merchant_code, code }: Named,
  state: Contest['state'],
): Promise<Contest | undefined> {
  const locked = await transaction
    .selectFrom('contest')
    .select('code')
    .where('merchant_code', '=', merchant_code)
    .where('code', '=', code)
    .where('state', '=', state)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked && findContest(transaction, merchant_code, code);
}

/** Finalizes the places of a contest; returns whether it did. */
function freeze(
  db: Kysely<Database>,
  named: Named,
  { masterKeys, now }: Pick<EndDeps, 'masterKeys' | 'now'>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const contest = await lockIn(transaction, named, 'OPEN');
    if (contest === undefined || contest.ends_at + SETTLE_MS > now) return false;
    // The reader waits while its position is locked, so no facts are added during the ranking.
    const { rows: unread } = await sql`
      with place as (select tx, read_beyond from ledger_outbox_reader where name = ${CONTEST_READER} for update)
      select from place, lateral (
        select from ledger_transfer t where t.tx > place.tx and not coalesce(pg_visible_in_snapshot(t.tx, place.read_beyond), false) and t.recorded_at < ${new Date(contest.ends_at + SETTLE_MS)} limit 1
      ) line`.execute(transaction);
    if (unread.length > 0 || (contest.kind === 'tournament' && (await hasUnreadPoints(transaction, contest))))
      return false;
    const revealed =
      contest.kind === 'raffle'
        ? await drawPlaces(transaction, contest, masterKeys)
        : await rankPlaces(transaction, contest);
    await transaction
      .updateTable('contest')
      .set({ state: 'FROZEN', frozen_at: new Date(now), ...revealed })
      .where('merchant_code', '=', contest.merchant_code)
      .where('code', '=', contest.code)
      .execute();
    return true;
  });
}

/** Whether rewards have added points that the reader has not counted yet. */
async function hasUnreadPoints(transaction: Transaction<Database>, { merchant_code, code }: Named): Promise<boolean> {
  const { rows } = await sql`
    select from contest_given g where g.merchant_code = ${merchant_code} and g.code = ${code} and not exists (
      select from contest_fact f where (f.merchant_code, f.code, f.account_id, f.event_id) = (g.merchant_code, g.code, g.account_id, g.reward_id)
    ) limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Stores places and prizes by score; of two equal scores, the one reached earlier is ahead. */
async function rankPlaces(transaction: Transaction<Database>, contest: Contest): Promise<void> {
  const { rows } = await sql<{ account_id: string; rank: number }>`
    update contest_entry e set rank = r.rank from (
      select account_id, row_number() over (order by score desc, reached_at, account_id)::int as rank from contest_entry
      where merchant_code = ${contest.merchant_code} and code = ${contest.code} and score > 0 and demo_name is null
    ) r
    where e.merchant_code = ${contest.merchant_code} and e.code = ${contest.code} and e.account_id = r.account_id
    returning e.account_id, e.rank`.execute(transaction);
  await writePrizes(transaction, contest, rows);
}

/** Draws the places of a raffle, and reveals the seed of the draw. */
async function drawPlaces(
  transaction: Transaction<Database>,
  contest: Contest,
  masterKeys: Pick<MasterKeys, 'open'>,
): Promise<{ seed: string; list_hash: string }> {
  const entries = await transaction
    .selectFrom('contest_entry')
    .select(['account_id', 'score'])
    .where('merchant_code', '=', contest.merchant_code)
    .where('code', '=', contest.code)
    .where('demo_name', 'is', null)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  const rewarded = await givenTickets(transaction, contest);
  const list = entries
    .map(({ account_id, score }) => ({
      account_id,
      tickets: ticketsOf(contest.rule, score, contest.currency) + (rewarded.get(account_id) ?? 0),
    }))
    .filter(({ tickets }) => tickets > 0)
    .map((entrant, at) => ({ ...entrant, entry: at + 1 }));
  const seed = masterKeys.open(contest.seed_sealed ?? '', contestSeedContext(contest));
  const winners = drawRaffle(list, { seed, code: contest.code, places: placesOf(contest.rule) });
  const placeOf = new Map(winners.map((entry, at) => [entry, at + 1]));
  const column = <Value>(read: (entrant: (typeof list)[number]) => Value): Value[] => list.map(read);
  await sql`
    update contest_entry e set entry = d.entry, tickets = d.tickets, rank = d.rank
    from unnest(${column(({ account_id }) => account_id)}::uuid[], ${column(({ entry }) => entry)}::int[], ${column(({ tickets }) => tickets)}::int[],
      ${column(({ entry }) => placeOf.get(entry) ?? null)}::int[]) as d (account_id, entry, tickets, rank)
    where e.merchant_code = ${contest.merchant_code} and e.code = ${contest.code} and e.account_id = d.account_id`.execute(
    transaction,
  );
  await writePrizes(
    transaction,
    contest,
    list.flatMap(({ account_id, entry }) => {
      const rank = placeOf.get(entry);
      return rank === undefined ? [] : [{ account_id, rank }];
    }),
  );
  return { seed, list_hash: sha256Hex(writeRaffleList(list)) };
}

async function writePrizes(
  transaction: Transaction<Database>,
  contest: Contest,
  ranked: readonly { account_id: string; rank: number }[],
): Promise<void> {
  const won = ranked.flatMap(({ account_id, rank }) => {
    const prize = prizeOf(contest.rule, rank, contest.currency);
    return prize === undefined ? [] : [{ account_id, prize }];
  });
  if (won.length === 0) return;
  await sql`
    update contest_entry e set prize = w.prize
    from unnest(${won.map(({ account_id }) => account_id)}::uuid[], ${won.map(({ prize }) => String(prize))}::bigint[]) as w (account_id, prize)
    where e.merchant_code = ${contest.merchant_code} and e.code = ${contest.code} and e.account_id = w.account_id`.execute(
    transaction,
  );
}

/** Grants a batch of prizes, and marks them in the same transaction; returns whether there may be more. */
function payBatch(db: Kysely<Database>, named: Named, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const contest = await lockIn(transaction, named, 'FROZEN');
    if (contest === undefined) return false;
    const { merchant_code, code, rule, currency } = contest;
    const due = await transaction
      .selectFrom('contest_entry')
      .select(['account_id', 'rank', 'prize'])
      .where('merchant_code', '=', merchant_code)
      .where('code', '=', code)
      .where('prize', 'is not', null)
      .where('paid_at', 'is', null)
      .orderBy('rank')
      .limit(BATCH)
      .execute();
    for (const { account_id, prize } of due) {
      if (prize === null) continue;
      const { outcome } = await grantReward(transaction, {
        player: { accountId: account_id, merchantCode: merchant_code },
        source: contest.kind,
        sourceId: code,
        version: 1,
        eventKey: 'prize',
        category: contest.kind === 'raffle' ? 'RAFFLE' : 'MISSION_MANUAL',
        title: contest.titles,
        reward: prizeReward(rule, currency, prize),
        mustClaim: false,
        isPaidLater: true,
        // Prizes without a winner stay in the pool.
        budget: { code: `contest:${code}`, amount: minorOf(rule.pool, currency) },
        at: now,
      });
      if (outcome === 'budget_spent') throw new Error(`The pool of ${code} holds less than its prizes`);
      await transaction
        .updateTable('contest_entry')
        .set({ paid_at: new Date(now) })
        .where('merchant_code', '=', merchant_code)
        .where('code', '=', code)
        .where('account_id', '=', account_id)
        .execute();
    }
    if (due.length === BATCH) return true;
    await transaction
      .updateTable('contest')
      .set({ state: 'PAID' })
      .where('merchant_code', '=', merchant_code)
      .where('code', '=', code)
      .execute();
    return false;
  });
}
