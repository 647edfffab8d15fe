import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Promotions } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { grantReward } from './rewardGrant.ts';
import { runRewards, createRewardPlayer, publishOffer, readFromTheBeginning, ruleOf } from './testing/rewardFixture.ts';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const newTaker = async () => createRewardPlayer(gateway, await gateway.login());

describe('the label of a promotion', () => {
  it('PROMO-03 goes from Join through Process to Claim and Claimed, and the reward is paid once', async () => {
    await publishOffer(
      gateway,
      'mission',
      ruleOf({
        kind: 'MISSION_MANUAL',
        needsJoin: true,
        trigger: { on: 'bet', gameTypes: ['RNG'] },
        condition: { type: 'sum', target: '100', per: 'once' },
        claim: { days: 7 },
      }),
    );
    const taker = await newTaker();
    await taker.deposit(100_000n);
    await taker.bet(5_000n);
    expect(await taker.standing('mission')).toMatchObject({ status: 'JOIN', progress: null });
    expect((await taker.join('mission')).envelope.value).toMatchObject({ status: 'PROCESS' });
    // Bets on another game type, and bets before joining, do not count.
    await taker.bet(5_000n, 'LIVE');
    await taker.bet(4_000n);
    await runRewards(gateway);
    expect(await taker.standing('mission')).toMatchObject({
      status: 'PROCESS',
      progress: { unit: 'money', done: '40.00', target: '100.00' },
    });
    await taker.bet(6_000n);
    await runRewards(gateway);
    const standing = await taker.standing('mission');
    expect(standing?.status).toBe('CLAIM');
    const before = await taker.balance();
    const answers = await Promise.all([taker.claim(standing?.rewardId), taker.claim(standing?.rewardId)]);
    expect(answers.map(({ status, envelope }) => [status, envelope.value])).toMatchObject([
      [200, { amount: '10.00', state: 'CLAIMED', promotionId: 'mission' }],
      [200, { amount: '10.00', state: 'CLAIMED' }],
    ]);
    expect([before, await taker.balance()]).toEqual(['800.00', '810.00']);
    expect(await taker.standing('mission')).toMatchObject({ status: 'CLAIMED', rewardId: standing?.rewardId });
  });

  it('PROMO-03 is Coming soon before an offer begins, and Close after it and outside its audience', async () => {
    const now = gateway.deps.clock();
    await publishOffer(gateway, 'coming', ruleOf({ window: { from: now + DAY_MS, to: null } }));
    await publishOffer(gateway, 'over', ruleOf({ window: { from: 0, to: now - 1 } }));
    await publishOffer(gateway, 'old-players', ruleOf({ audience: { minAccountDays: 90 } }));
    await publishOffer(gateway, 'evening', ruleOf({ trigger: { on: 'claim', hours: hoursAround(now, 6) } }));
    const taker = await newTaker();
    const shown = async (id: string) => {
      const { status, reason } = (await taker.standing(id)) ?? {};
      return [status, reason];
    };
    expect(await shown('coming')).toEqual(['COMING_SOON', null]);
    expect(await shown('over')).toEqual(['CLOSE', 'over']);
    expect(await shown('old-players')).toEqual(['CLOSE', 'not_for_you']);
    expect(await shown('evening')).toEqual(['COMING_SOON', null]);
    for (const id of ['coming', 'over', 'old-players', 'evening'])
      expect((await taker.join(id)).envelope).toMatchObject({ errorCode: 'promotion.closed' });
    expect((await taker.join('nowhere')).envelope).toMatchObject({ errorCode: 'request.not_found' });
  });

  it('PROMO-03 claims a reward by a tap, once, and pays it immediately', async () => {
    await publishOffer(gateway, 'tap', ruleOf({ caps: { perPlayer: 1 } }));
    const taker = await newTaker();
    const answers = await Promise.all(Array.from({ length: 5 }, () => taker.join('tap')));
    for (const { envelope } of answers) expect(envelope).toMatchObject({ success: true, value: { status: 'CLAIMED' } });
    expect(await taker.balance()).toBe('10.00');
  });

  it('PROMO-03 answers a second tap like the first, which was paid while the second one was read', async () => {
    await publishOffer(gateway, 'twice', ruleOf({ caps: { perPlayer: 1 } }));
    const { player, join } = await newTaker();
    // The test locks the counts, so that the second tap waits for them after it has read everything else.
    const answer = await gateway.database.db.transaction().execute(async (first) => {
      await sql`lock table offer_tally in access exclusive mode`.execute(first);
      const second = join('twice');
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%offer_tally%'`;
      await expect.poll(async () => (await waiting.execute(gateway.database.db)).rows.length).toBe(1);
      await grantReward(first, {
        player,
        source: 'offer',
        sourceId: 'twice',
        version: 1,
        eventKey: 'once',
        category: 'MISSION_MANUAL',
        title: { EN: 'Twice' },
        reward: { type: 'cash', amount: 1_000n },
        mustClaim: false,
        caps: [{ period: 'all', most: 1 }],
      });
      return { second };
    });
    expect((await answer.second).envelope).toMatchObject({ success: true, value: { status: 'CLAIMED' } });
  });

  it('refuses a trial', async () => {
    const trial = createRewardPlayer(gateway, await gateway.login({ type: 4 }));
    expect((await trial.join('tap')).envelope).toMatchObject({ errorCode: 'account.real_required' });
  });
});

describe('the terms of a promotion', () => {
  it('PROMO-02 PROMO-05 are those of its rule, and include the requirements of its form', async () => {
    const money = { type: 'bonus', wageringMultiple: 8, days: 14, maxStake: '100', conversionMultiple: 5 } as const;
    const welcome = ruleOf({
      kind: 'UPGRADE_BONUS',
      needsJoin: true,
      trigger: { on: 'deposit', isFirst: true, minAmount: '100' },
      value: { type: 'percent', ppm: 500_000, maxAmount: '500' },
      money,
    });
    await publishOffer(gateway, 'told', welcome);
    const form = { isImageRequired: false, isRemarkRequired: true };
    await publishOffer(gateway, 'asked', ruleOf({ trigger: { on: 'operator' }, form }));
    const { list } = (await gateway.call('listPromotions')).envelope.value as Promotions;
    expect(list.find(({ id }) => id === 'told')).toMatchObject({
      linkedPromotionId: 'told',
      imageRequired: 'N',
      remarkRequired: 'N',
      terms: {
        kind: 'UPGRADE_BONUS',
        reward: 'bonus',
        amount: null,
        percent: 50,
        maxAmount: '500.00',
        minDeposit: '100.00',
        wageringMultiple: 8,
        maxStake: '100.00',
        conversionCap: '2500.00',
        days: 14,
        entry: 'join',
      },
    });
    expect(list.find(({ id }) => id === 'asked')).toMatchObject({
      remarkRequired: 'Y',
      terms: { entry: 'apply', reward: 'cash', amount: '10.00', contributions: [] },
    });
  });
});

describe('a budget', () => {
  it('is never overdrawn by 64 concurrent claims; those beyond it are refused with the reason', async () => {
    await publishOffer(gateway, 'rain', ruleOf({ value: { type: 'fixed', amount: '20' }, budget: { amount: '250' } }));
    const takers = await Promise.all(Array.from({ length: 64 }, newTaker));
    const answers = await Promise.all(takers.map((taker) => taker.join('rain')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope);
    expect(refused).toHaveLength(52);
    for (const envelope of refused) expect(envelope).toMatchObject({ errorCode: 'promotion.budget_spent' });
    const paid = await Promise.all(takers.map((taker) => taker.balance()));
    expect(paid.filter((balance) => balance === '20.00')).toHaveLength(12);
    expect(paid.filter((balance) => balance === '0.00')).toHaveLength(52);
    expect(await gateway.app.gateway.services.rewardDesk.budgets('NORTH', 'rain')).toEqual([
      { code: 'rain', amount: '250.00 THB', spent: '240.00 THB', left: '10.00 THB' },
    ]);
    expect(await (await newTaker()).standing('rain')).toMatchObject({ status: 'CLOSE', reason: 'budget_spent' });
  });

  it('of 30.00 grants one of two concurrent claims of 20.00', async () => {
    await publishOffer(gateway, 'two', ruleOf({ value: { type: 'fixed', amount: '20' }, budget: { amount: '30' } }));
    const takers = await Promise.all([newTaker(), newTaker()]);
    const answers = await Promise.all(takers.map((taker) => taker.join('two')));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a code', () => {
  it('PROMO-07 is redeemed once for each player, in any case, and pays its reward', async () => {
    await publishOffer(
      gateway,
      'code',
      ruleOf({ trigger: { on: 'code', code: 'LUCKY88' }, value: { type: 'fixed', amount: '8.88' } }),
    );
    const taker = await newTaker();
    expect(await taker.standing('code')).toMatchObject({ status: 'JOIN' });
    expect((await taker.redeem('lucky99')).envelope).toMatchObject({ errorCode: 'promotion.code_unknown' });
    const answers = await Promise.all([taker.redeem(' lucky88 '), taker.redeem('LUCKY88')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.envelope).toMatchObject({ errorCode: 'promotion.code_used' });
    expect(await taker.balance()).toBe('8.88');
    expect(await taker.rewards({ state: 'past' })).toMatchObject([
      { promotionId: 'code', amount: '8.88', state: 'CLAIMED' },
    ]);
  });

  it('is refused after twenty tries in an hour', async () => {
    const taker = await newTaker();
    for (let tries = 0; tries < 20; tries += 1) await taker.redeem('GUESSED');
    expect((await taker.redeem('LUCKY88')).envelope).toMatchObject({ errorCode: 'request.rate_limited' });
  });
});

describe('a reward to claim', () => {
  it('PROMO-07 is listed by category with counts, belongs only to its player, and expires', async () => {
    await publishOffer(
      gateway,
      'hello',
      ruleOf({
        kind: 'LOGIN',
        trigger: { on: 'deposit', minAmount: '100' },
        claim: { days: 3 },
        budget: { amount: '1000' },
      }),
    );
    const taker = await newTaker();
    await taker.deposit(9_999n);
    await taker.deposit(10_000n);
    await runRewards(gateway);
    const listed = (await taker.call('listRewards')).envelope.value as unknown as {
      list: { rewardId: string }[];
      categories: { kind: string; isEnabled: boolean; count: number }[];
    };
    expect(listed.list).toMatchObject([{ kind: 'LOGIN', amount: '10.00', state: 'CLAIMABLE', promotionId: 'hello' }]);
    expect(listed.categories.find(({ kind }) => kind === 'LOGIN')).toEqual({
      kind: 'LOGIN',
      isEnabled: true,
      count: 1,
    });
    expect(listed.categories.find(({ kind }) => kind === 'RAFFLE')).toMatchObject({ isEnabled: false, count: 0 });
    const id = listed.list[0]?.rewardId;
    expect((await (await newTaker()).claim(id)).envelope).toMatchObject({ errorCode: 'request.not_found' });
    await gateway.database.db
      .updateTable('reward_grant')
      .set({ expires_at: new Date(gateway.deps.clock() - 1) })
      .where('id', '=', id ?? '')
      .execute();
    expect((await taker.claim(id)).envelope).toMatchObject({ errorCode: 'reward.not_open' });
    await gateway.app.gateway.services.rewardWork.sweep();
    expect(await taker.rewards({ state: 'past' })).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await gateway.app.gateway.services.rewardDesk.budgets('NORTH', 'hello')).toMatchObject([
      { spent: '0.00 THB' },
    ]);
    expect((await taker.claim(id)).envelope).toMatchObject({ errorCode: 'reward.not_open' });
  });
});

describe('the engine', () => {
  it('changes nothing when events are replayed', async () => {
    await publishOffer(
      gateway,
      'reload',
      ruleOf({ trigger: { on: 'deposit' }, value: { type: 'percent', ppm: 100_000, maxAmount: '50' } }),
    );
    const taker = await newTaker();
    await taker.deposit(10_001n);
    await runRewards(gateway);
    // 10 % of 100.01, floored.
    expect(await taker.balance()).toBe('110.01');
    await readFromTheBeginning(gateway);
    await readFromTheBeginning(gateway);
    expect(await taker.balance()).toBe('110.01');
  });

  it('keeps the old rule for players who joined under it, and applies the new one to later ones', async () => {
    const rule = (amount: string) =>
      ruleOf({ needsJoin: true, trigger: { on: 'deposit' }, value: { type: 'fixed', amount }, caps: { perPlayer: 1 } });
    await publishOffer(gateway, 'edited', rule('5'));
    const [early, late] = [await newTaker(), await newTaker()];
    await early.join('edited');
    await publishOffer(gateway, 'edited', rule('7'));
    await late.join('edited');
    for (const taker of [early, late]) await taker.deposit(100n);
    await runRewards(gateway);
    const paid = async (taker: typeof early) =>
      (await taker.rewards({ state: 'past' }))
        .filter(({ promotionId }) => promotionId === 'edited')
        .map(({ amount }) => amount);
    expect([await paid(early), await paid(late)]).toEqual([['5.00'], ['7.00']]);
  });
});

/** Returns hours that are closed now: they begin some hours from now, for one hour. */
function hoursAround(now: number, hours: number): { from: string; to: string }[] {
  const at = (ms: number) =>
    new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Bangkok',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(ms);
  return [{ from: at(now + hours * 3_600_000), to: at(now + (hours + 1) * 3_600_000) }];
}
