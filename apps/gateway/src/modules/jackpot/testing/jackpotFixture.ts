import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { jackpotPlans, type JackpotPlan } from '@parlor/contract';
import { createLog } from '../../../log.ts';
import { createLedgerFixture, type LedgerFixture } from '../../ledger/testing/ledgerFixture.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { newTransferId } from '../../ledger/transferId.ts';
import { createLedgerWatch } from '../../ledger/watch/ledgerWatch.ts';
import { createJackpotRepository, type JackpotRepository, type PoolKey } from '../jackpot.repository.ts';
import { createJackpotService, type JackpotService } from '../jackpot.service.ts';
import { sweepJackpots } from '../jackpotSweep.ts';

/** A placed bet, by the vendor's ids for it. */
export interface PlacedBet {
  owner: string;
  txId: string;
  roundId: string;
}

/** The state of a pool, with its debt. */
export interface PoolState {
  amount: bigint;
  /** The exact amount in millionths of a minor unit. */
  millionths: bigint;
  generation: number;
}

/** A ledger with the pools of Lotus Lanterns for one merchant in baht, and bets on it. */
export interface JackpotFixture extends LedgerFixture {
  pools: JackpotRepository;
  jackpots: JackpotService;
  keyOf(code: string): PoolKey;
  /** Places a bet in a new round; `amount` is in minor units. */
  place(owner: string, amount: bigint): Promise<PlacedBet>;
  undo(bet: PlacedBet): Promise<string>;
  /** Returns a vendor's claim for a bet that drew a pool. */
  claim(bet: PlacedBet, change?: Partial<Parameters<JackpotService['win']>[1]>): Parameters<JackpotService['win']>[1];
  stateOf(code: string): Promise<PoolState>;
  /** Sweeps until every bet was read. */
  sweep(): Promise<void>;
  /** Delivers fallen jackpots to their winners, until none is in transit. */
  deliverJackpots(): Promise<void>;
  /** Sets the drop point of a pool with a ceiling, as if it had been drawn. */
  placeDropPoint(code: string, dropPoint: bigint): Promise<{ commitment: string }>;
}

/** Creates the fixture; all pools are open, and the daily one falls at its ceiling. */
export async function createJackpotFixture(): Promise<JackpotFixture> {
  const ledger = await createLedgerFixture();
  const { database, app } = ledger;
  await sql`insert into merchant (code, name, brand, currency) values ('NORTH', 'North', 'north', 'THB')`.execute(
    database.db,
  );
  const pools = createJackpotRepository(app.db);
  const jackpots = createJackpotService({
    db: app.db,
    clock: () => Date.now(),
    catalogue: { findGameByCode: () => undefined },
  });
  const watch = createLedgerWatch({
    db: app.db,
    log: createLog('silent'),
    clock: () => Date.now(),
    ledgerEvents: { subscribe: () => () => undefined, publish: () => undefined },
  });
  // The first run only stores the positions of the outbox readers; it reads nothing.
  await watch.readOutbox();
  const keyOf = (code: string): PoolKey => ({ merchantCode: 'NORTH', currency: 'THB', plan: planOf(code) });
  async function placeDropPoint(code: string, dropPoint: bigint): Promise<{ commitment: string }> {
    const salt = randomBytes(32).toString('hex');
    const commitment = commitmentOf(dropPoint, salt);
    await sql`update jackpot_pool set drop_point = ${dropPoint}, drop_salt = ${salt}, commitment = ${commitment}
      where code = ${code}`.execute(database.db);
    return { commitment };
  }

  for (const { code } of jackpotPlans) await pools.open(keyOf(code));
  // The highest possible drop point, so that the pool falls in no test by chance.
  await placeDropPoint('LOTUS_DAILY', 100_000n);

  return {
    ...ledger,
    pools,
    jackpots,
    keyOf,
    async player(balance) {
      const owner = await ledger.player(balance);
      await sql`insert into account (id, merchant_code, account, password_hash, affiliate_code)
        values (${owner}, 'NORTH', ${`p${owner.slice(0, 8)}`}, '', ${owner})`.execute(database.db);
      return owner;
    },
    async place(owner, amount) {
      const txId = newTransferId();
      const roundId = `round-${txId}`;
      const { status } = await ledger.ledger.bet(ledger.bet({ owner, txId, roundId, amount }));
      if (status !== 'OK') throw new Error(`The bet of the test was answered ${status}`);
      return { owner, txId, roundId };
    },
    async undo({ owner, txId }) {
      const { status } = await ledger.ledger.rollback(
        ledger.rollback({ owner, txId: newTransferId(), refTxId: txId }),
        'OK',
      );
      return status;
    },
    claim: ({ owner, txId, roundId }, change = {}) => ({
      player_ref: owner,
      tx_id: `jackpot-${txId}`,
      ref_tx_id: txId,
      round_id: roundId,
      game_code: 'lotus-lanterns',
      currency: 'THB',
      pool: 'LOTUS_MINI',
      event_at: 0,
      ...change,
    }),
    async stateOf(code) {
      const { rows } = await sql<{ amount: bigint; remainder: bigint; generation: number }>`
        select amount, remainder, generation from jackpot_pool where code = ${code}`.execute(database.db);
      const [row] = rows;
      if (row === undefined) throw new Error(`There is no pool ${code}`);
      const { amount, remainder, generation } = row;
      return { amount, millionths: amount * 1_000_000n + remainder, generation };
    },
    sweep: () => untilRead(database.db, 'jackpots', () => sweepJackpots(app.db)),
    deliverJackpots: () => untilRead(database.db, 'transit', () => watch.readOutbox()),
    placeDropPoint,
  };
}

/** Returns the commitment to a drop point. */
export function commitmentOf(dropPoint: bigint | string, salt: string): string {
  return createHash('sha256').update(`${dropPoint}:${salt}`).digest('hex');
}

function planOf(code: string): JackpotPlan {
  const plan = jackpotPlans.find((known) => known.code === code);
  if (plan === undefined) throw new Error(`There is no plan ${code}`);
  return plan;
}
