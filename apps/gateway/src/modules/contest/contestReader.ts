import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { readToEnd, type OutboxLine, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import type { BoardEvents } from './boardEvents.ts';
import { openEntries, saveFacts, type EntryFacts } from './contest.repository.ts';
import { depositFact, roundFact, type ContestFact, type PlayedRound } from './contestScore.rules.ts';

/** The name under which the position of the outbox reader is stored. */
export const CONTEST_READER = 'contests';

const counted: readonly string[] = [
  'ledger.deposit',
  'ledger.bet',
  'ledger.win',
  'ledger.rollback',
  'ledger.jackpot_win',
];

/** The topic of a reward whose points have entered their tournament. */
const POINTS_TOPIC = 'reward.claimed';

interface ReaderDeps {
  boards: Pick<BoardEvents, 'publish'>;
}

/**
 * Creates the reader that updates scores. It reads events of players who joined a contest, and stores the current score
 * of each round, deposit and reward of points. Repeated or reordered events give the same result. It locks no account.
 */
export function createContestReader({ boards }: ReaderDeps): OutboxReader {
  let changed = new Map<string, { merchantCode: string; code: string }>();
  return {
    name: CONTEST_READER,
    async apply(lines, transaction) {
      changed = new Map();
      const relevant = lines.filter(
        ({ topic, transferId, payload }) =>
          (transferId !== null && counted.includes(topic)) || (topic === POINTS_TOPIC && payload?.['points'] != null),
      );
      if (relevant.length === 0) return;
      const entries = await openEntries(transaction, [...new Set(relevant.map(({ owner }) => owner))]);
      if (entries.length === 0) return;
      const owners = new Set(entries.map(({ entry }) => entry.account_id));
      const ofEntrants = relevant.filter(({ owner }) => owners.has(owner));
      const [rounds, deposits, points] = await Promise.all([
        readRounds(
          transaction,
          ofEntrants.filter(({ transferId }) => transferId !== null),
        ),
        readDeposits(transaction, ofEntrants),
        readPoints(transaction, ofEntrants),
      ]);
      const facts = entries.map(({ entry, contest }): EntryFacts => {
        const scope = { currency: contest.currency, joinedAt: entry.joined_at };
        const ofEntry = <Row extends { owner: string; currency: string }>(list: readonly Row[]): Row[] =>
          list.filter(({ owner, currency }) => owner === entry.account_id && currency === contest.currency);
        return {
          entry,
          isBest: contest.rule.measure.by === 'best_multiplier',
          facts: [
            ...ofEntry(rounds).flatMap((round) => roundFact(contest.rule, round, scope) ?? []),
            ...ofEntry(deposits).flatMap((deposit) => depositFact(contest.rule, deposit, scope) ?? []),
            ...points.filter(({ owner, code }) => owner === entry.account_id && code === entry.code),
          ],
        };
      });
      for (const { merchant_code, code } of await saveFacts(transaction, facts))
        changed.set(`${merchant_code} ${code}`, { merchantCode: merchant_code, code });
    },
    publish() {
      for (const board of changed.values()) boards.publish(board);
    },
  };
}

type Owned<One> = One & { owner: string; currency: string };

/**
 * Reads the current state of the rounds of some outbox lines; a void slip is a round whose stake was returned. Each row
 * is looked up by its key.
 */
async function readRounds(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<Owned<PlayedRound>[]> {
  const { rows } = await sql<Owned<PlayedRound>>`
    select distinct o.id as "eventId", o.owner, o.currency, o.stake, case when told.odds = 1 then o.stake else o.refunded end as refunded, o.payout, o.state = 'SETTLED' as "isSettled", o.node_id as "nodeId",
      o.game_type as "gameType", o.placed_at as "placedAt", o.settled_at as "settledAt"
    from unnest(${lines.map(({ bucket }) => bucket)}::int[], ${lines.map(({ transferId }) => transferId)}::uuid[]) line (bucket, id)
    cross join lateral (select bucket, order_id from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    cross join lateral (select * from bet_order where bucket = t.bucket and id = t.order_id offset 0) o
    left join lateral (select odds from bet_odds where o.game_type = 'SPORTS'
      and bucket = o.bucket and owner = o.owner and provider = o.provider and round_id = o.round_id offset 0) told on true`.execute(
    transaction,
  );
  return rows;
}

/** Reads deposits that came through a payment provider. */
async function readDeposits(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<Owned<{ eventId: string; amount: bigint; at: number }>[]> {
  const deposits = lines.filter(({ topic }) => topic === 'ledger.deposit');
  if (deposits.length === 0) return [];
  const { rows } = await sql<Owned<{ eventId: string; amount: bigint; at: number }>>`
    select t.id as "eventId", t.owner, t.currency, t.moved as amount, t.recorded_at as at
    from unnest(${deposits.map(({ bucket }) => bucket)}::int[], ${deposits.map(({ transferId }) => transferId)}::uuid[]) line (bucket, id)
    cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    where t.moved > 0 and t.provider like 'psp:%'`.execute(transaction);
  return rows;
}

/** Reads the points of rewards, which are in their tournament already. */
async function readPoints(
  transaction: Transaction<Database>,
  lines: readonly OutboxLine[],
): Promise<(ContestFact & { owner: string; code: string })[]> {
  const claimed = lines.filter(({ topic }) => topic === POINTS_TOPIC);
  if (claimed.length === 0) return [];
  const { rows } = await sql<ContestFact & { owner: string; code: string }>`
    select g.reward_id as "eventId", g.account_id as owner, g.code, g.count::bigint as amount, g.at
    from unnest(${claimed.map(({ bucket }) => bucket)}::int[], ${claimed.map(({ payload }) => payload?.['rewardId'])}::uuid[]) line (bucket, id)
    join contest_given g on g.bucket = line.bucket and g.reward_id = line.id`.execute(transaction);
  return rows;
}

/** Reads outbox lines until none is left. Reads nothing while another process reads. */
export function readContests(db: Kysely<Database>, deps: ReaderDeps): Promise<void> {
  return readToEnd(db, createContestReader(deps));
}
