import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jackpotPlans } from '@parlor/contract';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createJackpotRepository } from './jackpot.repository.ts';
import { termsOf } from './jackpot.rules.ts';
import { sweepJackpots } from './jackpotSweep.ts';
import { commitmentOf, createJackpotFixture, type JackpotFixture } from './testing/jackpotFixture.ts';

const SEED = 10_000n;
const CEILING = 100_000n;
/** A stake that adds 4.5 minor units to the daily jackpot. */
const STAKE = 1_000n;

let fixture: JackpotFixture;
beforeEach(async () => {
  fixture = await createJackpotFixture();
});
afterEach(() => fixture.close());

const sweep = () => fixture.sweep();
const deliver = () => fixture.deliverJackpots();
const breaks = async () => (await checkLedger(fixture.database.db)).breaks;

/** Reads the amounts of the pools, in millionths of a minor unit. */
const grown = async () =>
  Promise.all(jackpotPlans.map(async ({ code }) => [code, (await fixture.stateOf(code)).millionths] as const));

/** Returns the expected amounts after stakes of this sum without a win. */
const grownBy = (stakes: bigint) =>
  jackpotPlans.map((plan) => {
    const { seed, rate } = termsOf(plan, 'THB');
    return [plan.code, seed * 1_000_000n + stakes * rate] as const;
  });

describe('the sweep', () => {
  it('grows each pool by exactly its millionths of random stakes, and subtracts rolled back ones', async () => {
    const owners = await Promise.all([fixture.player(10_000_000n), fixture.player(10_000_000n)]);
    let expected = 0n;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            owner: fc.constantFrom(...owners),
            amount: fc.bigInt({ min: 1n, max: 9_999n }),
            isUndone: fc.boolean(),
            sweepsBetween: fc.boolean(),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        async (bets) => {
          for (const { owner, amount, isUndone, sweepsBetween } of bets) {
            const bet = await fixture.place(owner, amount);
            if (sweepsBetween) await sweep();
            if (isUndone) await fixture.undo(bet);
            else expected += amount;
          }
          await sweep();
          expect(await grown()).toEqual(grownBy(expected));
        },
      ),
      { numRuns: 12 },
    );
    expect(await breaks()).toEqual([]);
  });

  it('counts no bet of another game or provider, and none that was refused', async () => {
    const owner = await fixture.player(STAKE);
    const { ledger } = fixture;
    await ledger.bet(fixture.bet({ owner, txId: 'a', provider: 'OTHER' }));
    await ledger.bet(
      fixture.bet({
        owner,
        txId: 'b',
        game: { nodeId: '1', gameCode: 'mines', gameName: 'Mines', gameType: 'RNG', vassalage: 'PARLOR' },
      }),
    );
    expect(await ledger.bet(fixture.bet({ owner, txId: 'c', amount: STAKE }))).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
    await sweep();
    expect(await grown()).toEqual(grownBy(0n));
  });

  it('counts no bets where the jurisdiction of the merchant has no jackpots', async () => {
    const owner = await fixture.player(10_000_000n);
    const play = async (settings: object): Promise<void> => {
      await sql`update merchant set settings = ${JSON.stringify(settings)}::jsonb`.execute(fixture.database.db);
      await fixture.place(owner, STAKE);
      await sweep();
    };
    await play({ jurisdiction: 'DE' });
    await play({ jurisdiction: 'a name that nobody knows' });
    expect(await grown()).toEqual(grownBy(0n));
    await play({ jurisdiction: 'GB' });
    await play({});
    expect(await grown()).toEqual(grownBy(2n * STAKE));
  });

  it('counts each bet once when two sweeps run at once', async () => {
    const owner = await fixture.player(10_000_000n);
    for (let bet = 0; bet < 10; bet += 1) await fixture.place(owner, STAKE);
    await Promise.all(Array.from({ length: 6 }, () => sweepJackpots(fixture.app.db)));
    await sweep();
    expect(await grown()).toEqual(grownBy(10n * STAKE));
  });

  it('counts each bet once when its connection is killed between two pools', async () => {
    const owner = await fixture.player(10_000_000n);
    for (let bet = 0; bet < 10; bet += 1) await fixture.place(owner, STAKE);
    await sql
      .raw(
        `create function kill_self() returns trigger language plpgsql security definer as $$
         begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
         create trigger kill_self before update on jackpot_pool for each row when (new.code = 'LOTUS_MAJOR') execute function kill_self()`,
      )
      .execute(fixture.database.db);
    await expect(sweep()).rejects.toThrow(/terminat/);
    expect(await grown()).toEqual(grownBy(0n));
    await sql`drop trigger kill_self on jackpot_pool`.execute(fixture.database.db);
    await sweep();
    expect(await grown()).toEqual(grownBy(10n * STAKE));
    expect(await breaks()).toEqual([]);
  });

  it('records a debt when a rollback exceeds an emptied pool, and pays it from the next bets', async () => {
    const owner = await fixture.player(10_000_000n);
    const bet = await fixture.place(owner, 3_000_000n);
    await sweep();
    const winner = await fixture.place(owner, STAKE);
    await sweep();
    await fixture.jackpots.win({ code: 'PARLOR' }, fixture.claim(winner));
    expect(await fixture.undo(bet)).toBe('OK');
    await sweep();
    const { seed, rate } = termsOf(fixture.keyOf('LOTUS_MINI').plan, 'THB');
    const owed = await fixture.stateOf('LOTUS_MINI');
    expect(owed).toMatchObject({ amount: 0n, millionths: seed * 1_000_000n - 3_000_000n * rate });
    await fixture.place(owner, 2_000_000n);
    await sweep();
    expect((await fixture.stateOf('LOTUS_MINI')).millionths).toBe(owed.millionths + 2_000_000n * rate);
    expect(await breaks()).toEqual([]);
  });
});

describe('a jackpot with a ceiling', () => {
  it('falls to the bet that reaches its drop point, pays that amount, and reveals its commitment', async () => {
    const [first, second, third] = await Promise.all([
      fixture.player(STAKE),
      fixture.player(STAKE),
      fixture.player(STAKE),
    ]);
    // Two stakes are 9 minor units: the second reaches 8 and leaves one.
    const { commitment } = await fixture.placeDropPoint('LOTUS_DAILY', SEED + 8n);
    for (const owner of [first, second, third]) await fixture.place(owner, STAKE);
    await sweep();
    await deliver();
    expect([await fixture.balanceOf(first), await fixture.balanceOf(second), await fixture.balanceOf(third)]).toEqual([
      0n,
      SEED + 8n,
      0n,
    ]);
    const daily = (await fixture.pools.list('NORTH', 'THB')).find(({ code }) => code === 'LOTUS_DAILY');
    expect(daily?.last).toMatchObject({ amount: SEED + 8n, dropPoint: SEED + 8n, commitment });
    expect(commitmentOf(daily?.last?.dropPoint ?? 0n, daily?.last?.dropSalt ?? '')).toBe(commitment);
    expect(daily?.commitment).toMatch(/^[\da-f]{64}$/);
    expect(daily?.commitment).not.toBe(commitment);
    // The next pool contains the remaining unit and the third stake.
    expect(await fixture.stateOf('LOTUS_DAILY')).toEqual({
      amount: SEED + 5n,
      millionths: (SEED + 5n) * 1_000_000n + 500_000n,
      generation: 2,
    });
    expect(await breaks()).toEqual([]);
  });

  it('is paid once however often it is swept and delivered', async () => {
    const owner = await fixture.player(STAKE);
    await fixture.placeDropPoint('LOTUS_DAILY', SEED + 1n);
    await fixture.place(owner, STAKE);
    await Promise.all([sweep(), sweep(), deliver()]);
    await Promise.all([sweep(), deliver(), deliver()]);
    await deliver();
    expect(await fixture.balanceOf(owner)).toBe(SEED + 1n);
    expect((await fixture.stateOf('LOTUS_DAILY')).generation).toBe(2);
  });

  it('skips a rolled back bet, and falls to the next valid one', async () => {
    const [loser, winner] = await Promise.all([fixture.player(STAKE), fixture.player(STAKE)]);
    await fixture.placeDropPoint('LOTUS_DAILY', SEED + 1n);
    const bet = await fixture.place(loser, STAKE);
    await fixture.undo(bet);
    const next = await fixture.place(winner, STAKE);
    await sweep();
    expect(await fixture.undo(next)).toBe('CANNOT_CANCEL');
    await deliver();
    expect([await fixture.balanceOf(loser), await fixture.balanceOf(winner)]).toEqual([STAKE, SEED + 1n]);
    expect(await breaks()).toEqual([]);
  });

  it('pays its drop point and never more than its ceiling, whatever the stakes', async () => {
    const owner = await fixture.player(9_000_000_000n);
    const stakes = [20_000_000n, 1n, 200_000_000n, 3_333_333n, 45_000_000n, 20_000_001n, 100n, 99_999_999n];
    for (const stake of stakes) await fixture.place(owner, stake);
    await sweep();
    await deliver();
    const { rows } = await sql<{ amount: bigint; drop_point: bigint; drop_salt: string; commitment: string }>`
      select amount, drop_point, drop_salt, commitment from jackpot_fall where code = 'LOTUS_DAILY'`.execute(
      fixture.database.db,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(row.amount).toBe(row.drop_point);
      expect(row.amount).toBeGreaterThanOrEqual(SEED);
      expect(row.amount).toBeLessThanOrEqual(CEILING);
      expect(commitmentOf(row.drop_point, row.drop_salt)).toBe(row.commitment);
    }
    const paid = rows.reduce((sum, { amount }) => sum + amount, 0n);
    const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
    // Nothing is lost between two falls: the contributions equal the payments and the current amounts.
    expect((await fixture.stateOf('LOTUS_DAILY')).millionths + paid * 1_000_000n).toBe(
      SEED * BigInt(rows.length + 1) * 1_000_000n + staked * 4_500n,
    );
    const shown = await fixture.jackpots.ofGame({
      provider: 'PARLOR',
      gameCode: 'lotus-lanterns',
      merchantCode: 'NORTH',
      currency: 'THB',
    });
    expect(BigInt(shown?.at(-1)?.amount ?? CEILING + 1n)).toBeLessThanOrEqual(CEILING);
    expect(await breaks()).toEqual([]);
  });

  it('has the same amount for stakes at once and one by one, and falls to the first at its drop point', async () => {
    const dropPoint = SEED + 4_000n;
    await fixture.placeDropPoint('LOTUS_DAILY', dropPoint);
    const key = fixture.keyOf('LOTUS_DAILY');
    const { rate } = termsOf(key.plan, 'THB');
    const stakeValue = fc.integer({ min: -900, max: 600 }).map((thousands) => BigInt(thousands) * 1_001n);
    await fc.assert(
      fc.asyncProperty(fc.array(stakeValue, { minLength: 1, maxLength: 8 }), async (stakes) => {
        let [amount, remainder, added, isDue] = [SEED, 0n, 0, false];
        for (const stake of stakes) {
          remainder += stake * rate;
          // Rounded down, and never more than the pool has.
          const units = (remainder - (((remainder % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n;
          const part = units < -amount ? -amount : units;
          amount += part;
          remainder -= part * 1_000_000n;
          added += 1;
          isDue = stake > 0n && amount >= dropPoint;
          if (isDue) break;
        }
        const transaction = await fixture.app.db.startTransaction().execute();
        const growth = await createJackpotRepository(transaction).grow(key, stakes);
        const pool = await transaction
          .selectFrom('jackpot_pool')
          .select(['amount', 'remainder'])
          .where('code', '=', 'LOTUS_DAILY')
          .executeTakeFirst();
        await transaction.rollback().execute();
        expect({ ...growth, ...pool }).toEqual({ added, isDue, generation: 1, amount, remainder });
      }),
      { numRuns: 60 },
    );
  });

  it('draws every amount from its seed to its ceiling', async () => {
    const { rows } = await sql<{ drop_point: bigint; drop_salt: string; commitment: string }>`
      select d.* from generate_series(1, 400) i, ledger_jackpot_draw(10, 13 + 0 * i) d`.execute(fixture.database.db);
    expect([...new Set(rows.map(({ drop_point }) => drop_point))].map(Number)).toEqual(
      expect.arrayContaining([10, 11, 12, 13]),
    );
    expect(rows.every(({ drop_point }) => drop_point >= 10n && drop_point <= 13n)).toBe(true);
    expect(new Set(rows.map(({ drop_salt }) => drop_salt)).size).toBe(400);
    for (const row of rows) expect(commitmentOf(row.drop_point, row.drop_salt)).toBe(row.commitment);
  });
});
