import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { listPurses } from '../bonus/bonus.repository.ts';
import { grantReward, type NewReward } from './rewardGrant.ts';
import { runRewards, createRewardPlayer } from './testing/rewardFixture.ts';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const newTaker = async () => createRewardPlayer(gateway, await gateway.login());
const grant = (reward: NewReward) =>
  gateway.deps.db.transaction().execute((transaction) => grantReward(transaction, reward));

function levelGift(taker: Awaited<ReturnType<typeof newTaker>>, change: Partial<NewReward> = {}): NewReward {
  return {
    player: taker.player,
    source: 'level',
    sourceId: 'gold',
    version: 1,
    eventKey: 'reached',
    category: 'UPGRADE_BONUS',
    title: { EN: 'Gold', TY: 'ทอง' },
    reward: { type: 'cash', amount: 5_000n },
    mustClaim: false,
    ...change,
  };
}

describe('a granted reward', () => {
  it('is paid once, however often and by however many gateways it is granted', async () => {
    const taker = await newTaker();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => grant(levelGift(taker))));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'granted',
      ...Array.from({ length: 7 }, () => 'replayed'),
    ]);
    expect(await taker.balance()).toBe('50.00');
    await grant(levelGift(taker, { eventKey: 'reached again' }));
    await grant(levelGift(taker, { version: 2 }));
    expect(await taker.balance()).toBe('150.00');
  });

  it('leaves no trace when its transaction fails', async () => {
    const taker = await newTaker();
    const failing = gateway.deps.db.transaction().execute(async (transaction) => {
      await grantReward(transaction, levelGift(taker, { budget: { code: 'levels', amount: 9_000n } }));
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect([await taker.balance(), await taker.rewards({ state: 'past' })]).toEqual(['0.00', []]);
    expect(await gateway.app.gateway.services.rewardDesk.budgets('NORTH', 'levels')).toEqual([]);
    expect(await grant(levelGift(taker, { budget: { code: 'levels', amount: 4_999n } }))).toEqual({
      outcome: 'budget_spent',
    });
    expect(await grant(levelGift(taker))).toMatchObject({ outcome: 'granted' });
  });

  it('does not count towards caps when the budget refuses it', async () => {
    const taker = await newTaker();
    const capped = { caps: [{ period: 'all', most: 1 }], budget: { code: 'tight', amount: 4_000n } };
    expect(await grant(levelGift(taker, capped))).toEqual({ outcome: 'budget_spent' });
    expect(await grant(levelGift(taker, { caps: capped.caps }))).toMatchObject({ outcome: 'granted' });
    expect(await grant(levelGift(taker, { caps: capped.caps, eventKey: 'second' }))).toEqual({
      outcome: 'cap_reached',
    });
  });

  it('PROMO-07 of bonus money shows the required turnover, and opens the bonus once', async () => {
    const taker = await newTaker();
    const { rewardId } = (await grant(
      levelGift(taker, {
        eventKey: 'bonus',
        mustClaim: true,
        reward: {
          type: 'bonus',
          amount: 50_000n,
          wageringMultiple: 8,
          maxStake: 10_000n,
          conversionCap: 250_000n,
          days: 14,
        },
      }),
    )) as { rewardId: string };
    expect(await taker.rewards()).toMatchObject([
      { reward: 'bonus', amount: '500.00', wageringRequired: '4000.00', promotionId: null },
    ]);
    await Promise.all([taker.claim(rewardId), taker.claim(rewardId)]);
    const [purse, ...others] = await listPurses(gateway.database.db, taker.player);
    expect(others).toEqual([]);
    expect(purse).toMatchObject({ id: rewardId, granted: 50_000n, required: 400_000n });
    expect([purse?.max_stake, purse?.conversion_cap]).toEqual([10_000n, 250_000n]);
    const daysLeft = ((purse?.expires_at ?? 0) - gateway.deps.clock()) / DAY_MS;
    expect(Math.round(daysLeft)).toBe(14);
  });

  it('stays due after a failed payment, and is paid a minute later', async () => {
    const taker = await newTaker();
    await sql`alter function ledger_bonus_grant rename to away`.execute(gateway.database.db);
    const reward = { type: 'bonus', amount: 100n, required: 100n, days: 1 } as const;
    await grant(levelGift(taker, { eventKey: 'later', isPaidLater: true, reward }));
    await runRewards(gateway);
    expect(gateway.logged.join('\n')).toContain('a reward could not be paid');
    expect(await taker.rewards({ state: 'past' })).toEqual([]);
    await sql`alter function away rename to ledger_bonus_grant`.execute(gateway.database.db);
    gateway.advance(60_001);
    await runRewards(gateway);
    expect(await taker.rewards({ state: 'past' })).toMatchObject([{ state: 'CLAIMED', amount: '1.00' }]);
  });
});
