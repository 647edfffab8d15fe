import { sql, type Kysely, type Transaction } from 'kysely';
import { jackpotPlans, jackpotUnits, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import { readToEnd, type OutboxReader } from '../ledger/watch/outboxReader.ts';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import { createJackpotRepository, type PoolKey } from './jackpot.repository.ts';
import { DEFAULT_JURISDICTION, jurisdictionsWithJackpots } from '../jurisdiction/playProfile.rules.ts';
import { plansOf } from './jackpot.rules.ts';

/** The provider name of wins without a vendor's call: jackpots that reached their drop point. */
const JACKPOT_PROVIDER = 'jackpot';

const read = new Set(['ledger.bet', 'ledger.rollback']);
const gameCodes = [...new Set(jackpotPlans.map(({ gameCode }) => gameCode))];

/** A bet of a game with jackpots, or the rollback of one. */
interface SweptBet {
  merchantCode: string;
  currency: string;
  gameCode: string;
  owner: string;
  txId: string;
  roundId: string;
  /** Minor units; negative for a rollback. */
  stake: bigint;
}

/**
 * Adds the bets of the ledger to the pools, in order, each once: the reader's position moves in the transaction that
 * moves the money. Several gateways share the work.
 */
const jackpotSweep: OutboxReader = {
  name: 'jackpots',
  async apply(lines, transaction) {
    const relevant = lines.filter(({ topic, transferId }) => read.has(topic) && transferId !== null);
    if (relevant.length === 0) return;
    const bets = await readBets(
      transaction,
      relevant.map(({ bucket }) => bucket),
      relevant.map(({ transferId }) => transferId),
    );
    for (const [, group] of Map.groupBy(bets, (bet) => `${bet.merchantCode} ${bet.currency} ${bet.gameCode}`)) {
      const [{ merchantCode, currency, gameCode } = { merchantCode: '', currency: '', gameCode: '' }] = group;
      if (!isCurrency(currency)) continue;
      for (const plan of plansOf(gameCode)) await growPool(transaction, { merchantCode, currency, plan }, group);
    }
  },
};

/** Reads outbox lines until none is left. Reads nothing while another process reads. */
export function sweepJackpots(db: Kysely<Database>): Promise<void> {
  return readToEnd(db, jackpotSweep);
}

/** Adds bets to a pool; when one reaches the drop point, the pool falls to that bet's player. */
async function growPool(transaction: Transaction<Database>, key: PoolKey, bets: readonly SweptBet[]): Promise<void> {
  const pools = createJackpotRepository(transaction);
  let remaining = bets;
  while (remaining.length > 0) {
    const { added, isDue, generation } = await pools.grow(
      key,
      remaining.map(({ stake }) => stake),
    );
    const bet = remaining[added - 1];
    remaining = remaining.slice(added);
    if (!isDue || bet === undefined) continue;
    const winner: Player = { accountId: bet.owner, merchantCode: key.merchantCode };
    const { status, orderId } = await pools.mark({
      player: winner,
      provider: JACKPOT_PROVIDER,
      txId: [key.merchantCode, key.currency, key.plan.code, generation].join(':'),
      currency: key.currency,
      bet: { provider: IN_HOUSE_PROVIDER, txId: bet.txId, roundId: bet.roundId, gameCode: bet.gameCode },
      code: key.plan.code,
      isDrawn: false,
    });
    // A rolled back bet wins nothing: the pool waits for the next bet.
    if (status === 'OK' && orderId !== null) await pools.fall(key, winner, orderId);
  }
}

/**
 * Reads bets. Each row is looked up by its key: `offset 0` keeps the planner from a join that reads the whole tables.
 */
async function readBets(
  transaction: Transaction<Database>,
  buckets: readonly number[],
  transfers: readonly (string | null)[],
): Promise<SweptBet[]> {
  const { rows } = await sql<SweptBet>`
    select o.merchant_code as "merchantCode", t.currency, o.game_code as "gameCode", t.owner, t.provider_tx_id as "txId", o.round_id as "roundId", -t.moved as stake
    from unnest(${buckets}::int[], ${transfers}::uuid[]) with ordinality line (bucket, id, place)
    cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    cross join lateral (select * from bet_order where bucket = t.bucket and id = t.order_id offset 0) o
    join merchant m on m.code = o.merchant_code
    where t.provider = ${IN_HOUSE_PROVIDER} and t.moved is not null and o.game_code = any (${gameCodes})
      and coalesce(m.settings ->> 'jurisdiction', ${DEFAULT_JURISDICTION}) = any (${jurisdictionsWithJackpots(Date.now())})
    order by line.place`.execute(transaction);
  return rows;
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(jackpotUnits, text);
}
