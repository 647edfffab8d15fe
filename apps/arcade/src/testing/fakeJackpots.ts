import { createHash, randomBytes, randomInt } from 'node:crypto';
import { jackpotPlans, jackpotUnits, type Currency, type JackpotPlan } from '@parlor/contract';
import type { provider } from '@parlor/contract/schemas';
import type { z } from 'zod';

type Jackpot = NonNullable<z.output<typeof provider.providerAnswer>['jackpots']>[number];

interface Pool {
  plan: JackpotPlan;
  /** The amount in minor units. */
  amount: bigint;
  /** Millionths of a minor unit that are not in the amount yet. */
  remainder: bigint;
  /** The drop point of a jackpot with a ceiling. */
  dropPoint: bigint;
  dropSalt: string;
  last: Jackpot['last'];
}

/** The jackpots of a gateway in memory. Amounts are in minor units. */
export interface FakeJackpots {
  /** Returns the amount of a pool; 0 if there is none. */
  amountOf(pool: string): bigint;
  /** Adds the contributions of a stake. Returns the payment of a jackpot with a ceiling that falls. */
  contribute(gameCode: string, stake: bigint): bigint;
  /** Pays a drawn jackpot and restarts it; undefined if the game has none of this name. */
  claim(gameCode: string, pool: string): bigint | undefined;
  /** Returns the jackpots of a game in the gateway's form. */
  shownFor(gameCode: string): Jackpot[];
}

const MILLION = 1_000_000n;

function commitmentOf({ dropPoint, dropSalt }: Pick<Pool, 'dropPoint' | 'dropSalt'>): string {
  return createHash('sha256').update(`${dropPoint}:${dropSalt}`).digest('hex');
}

/**
 * Creates the jackpots of a currency, each with its seed amount. A jackpot with a ceiling falls there, or at its drawn
 * drop point.
 */
export function createFakeJackpots(currency: string, hasDrawnDrops: boolean): FakeJackpots {
  const unit = BigInt(jackpotUnits[currency as Currency]);

  function begin(plan: JackpotPlan, last?: Jackpot['last']): Pool {
    const seed = BigInt(plan.seed) * unit;
    const room = plan.fall.by === 'ceiling' ? Number(BigInt(plan.fall.ceiling) * unit - seed) : 0;
    return {
      plan,
      amount: seed,
      remainder: 0n,
      dropPoint: seed + BigInt(hasDrawnDrops ? randomInt(room + 1) : room),
      dropSalt: randomBytes(16).toString('hex'),
      last,
    };
  }

  const pools = new Map(jackpotPlans.map((plan) => [plan.code, begin(plan)]));

  /** Pays a pool and restarts it. */
  function fall(pool: Pool): bigint {
    const { plan, amount, dropPoint, dropSalt } = pool;
    const proof = plan.fall.by === 'ceiling' && {
      commitment: commitmentOf(pool),
      drop_point: dropPoint.toString(),
      drop_salt: dropSalt,
    };
    pools.set(plan.code, begin(plan, { amount: amount.toString(), won_at: Date.now(), ...proof }));
    return amount;
  }

  const poolsOf = (gameCode: string): Pool[] => [...pools.values()].filter(({ plan }) => plan.gameCode === gameCode);

  return {
    amountOf: (code) => pools.get(code)?.amount ?? 0n,
    contribute(gameCode, stake) {
      let paid = 0n;
      for (const pool of poolsOf(gameCode)) {
        const grown = stake * BigInt(pool.plan.rate) + pool.remainder;
        pool.amount += grown / MILLION;
        pool.remainder = grown % MILLION;
        if (pool.plan.fall.by === 'ceiling' && pool.amount >= pool.dropPoint) paid += fall(pool);
      }
      return paid;
    },
    claim(gameCode, code) {
      const pool = pools.get(code);
      return pool?.plan.gameCode === gameCode && pool.plan.fall.by === 'draw' ? fall(pool) : undefined;
    },
    shownFor: (gameCode) =>
      poolsOf(gameCode).map((pool) => ({
        pool: pool.plan.code,
        amount: pool.amount.toString(),
        ...(pool.plan.fall.by === 'ceiling' && {
          ceiling: (BigInt(pool.plan.fall.ceiling) * unit).toString(),
          commitment: commitmentOf(pool),
        }),
        ...(pool.last && { last: pool.last }),
      })),
  };
}
