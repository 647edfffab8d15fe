import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reward } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { endContest } from '../contest/contestEnd.ts';
import { runContests as readAll, contestOf, createEntrant, publishContest } from '../contest/testing/contestFixture.ts';
import type { NewOfferRule } from './offerRule.ts';
import { runRewards, publishOffer, readFromTheBeginning, ruleOf } from './testing/rewardFixture.ts';

const HOUR_MS = 3_600_000;
const end = Date.now() + 20 * HOUR_MS;
/** Lists of contests are cached for a second. */
const patient = { timeout: 20_000 };

let gateway: TestGateway;
let race = '';
let count = 0;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
  count += 1;
  race = `points-${count}`;
  const window = { from: Date.now() - HOUR_MS, to: end };
  // One point for each 10.00 staked.
  await publishContest(gateway, race, contestOf({ window, measure: { by: 'points', per: '10', wins: [] } }));
});
afterAll(() => gateway.close());

/** A rule of 25 points, worth 0.10 each, for every deposit. */
const pointsRule = (change: Partial<NewOfferRule> = {}): NewOfferRule =>
  ruleOf({
    window: { from: 0, to: end },
    trigger: { on: 'deposit' },
    value: { type: 'points', count: 25, worth: '0.10' },
    money: { type: 'points', contest: race },
    ...change,
  });

const entrant = async () => createEntrant(gateway, await gateway.login());
type Entrant = Awaited<ReturnType<typeof entrant>>;
/** The place of a player, once all events are read. */
const placeOf = async (taker: Entrant) => {
  await runRewards(gateway);
  await readAll(gateway);
  return taker.place(race);
};

const spentOf = async (code: string) =>
  (await gateway.database.db.selectFrom('reward_budget').select('spent').where('code', '=', code).executeTakeFirst())
    ?.spent;

describe('points of a tournament as a reward', () => {
  it('PROMO-07 wait in the reward centre and count once when claimed, even by two taps at once', async () => {
    await publishOffer(gateway, 'claimed', pointsRule({ claim: { days: 4 } }));
    const taker = await entrant();
    await taker.deposit(1000n);
    await runRewards(gateway);
    const [open] = await taker.rewards();
    expect(open).toMatchObject({ reward: 'points', state: 'CLAIMABLE', expiresAt: end });
    expect(open?.contestReward).toEqual({ unit: 'points', count: 25, contest: race, title: race, endsAt: end });
    expect(await taker.place(race)).toBeUndefined();
    const both = await Promise.all([taker.claim(open?.rewardId), taker.claim(open?.rewardId)]);
    expect(both.map(({ envelope }) => (envelope.value as Reward).state)).toEqual(['CLAIMED', 'CLAIMED']);
    await expect.poll(() => placeOf(taker), patient).toMatchObject({ score: '25' });
    expect(await taker.balance()).toBe('10.00');
  });

  it('PROMO-07 add to the points of rounds, each reward once, even if all events are read again', async () => {
    await publishOffer(gateway, 'automatic', pointsRule());
    const taker = await entrant();
    await taker.enter(race);
    await taker.deposit(10_000n);
    await taker.deposit(1000n);
    await taker.bet(2000n);
    await expect.poll(() => placeOf(taker), patient).toMatchObject({ score: '52' });
    await readFromTheBeginning(gateway);
    expect(await placeOf(taker)).toMatchObject({ score: '52' });
  });

  it('PROMO-07 decide places: the tournament is not ranked before they are read', async () => {
    await publishOffer(gateway, 'tap', pointsRule({ trigger: { on: 'claim' } }));
    const [player, taker] = [await entrant(), await entrant()];
    await player.enter(race);
    await player.deposit(10_000n);
    await player.bet(10_000n);
    await expect.poll(() => placeOf(player), patient).toMatchObject({ score: '10' });
    await taker.join('tap');
    const { masterKeys } = gateway.deps;
    const rank = async () => {
      const ended = { masterKeys, now: end + HOUR_MS, onChange: () => undefined };
      await endContest(gateway.database.db, { merchant_code: 'NORTH', code: race }, ended);
      const entries = gateway.database.db
        .selectFrom('contest_entry')
        .select(['account_id', 'score', 'rank'])
        .where('code', '=', race)
        .orderBy('rank');
      return (await entries.execute()).map((row) => [row.account_id, row.score, row.rank]);
    };
    const { accountId } = taker.player;
    expect(await rank()).toContainEqual([accountId, 0n, null]);
    await readAll(gateway);
    await expect.poll(rank, patient).toEqual([
      [accountId, 25n, 1],
      [player.player.accountId, 10n, 2],
    ]);
  });

  it('PROMO-07 cost the budget their worth', async () => {
    await publishOffer(gateway, 'limited', pointsRule({ budget: { amount: '6' } }));
    const taker = await entrant();
    for (const _ of [1, 2, 3]) await taker.deposit(1000n);
    await expect.poll(() => placeOf(taker), patient).toMatchObject({ score: '50' });
    expect(await spentOf('limited')).toBe(500n);
  });

  it('PROMO-07 are not granted once the tournament is over', async () => {
    await publishOffer(gateway, 'late', pointsRule({ trigger: { on: 'claim' }, budget: { amount: '6' } }));
    const taker = await entrant();
    const ends = { ends_at: new Date(Date.now() - 1) };
    await gateway.database.db.updateTable('contest').set(ends).where('code', '=', race).execute();
    expect((await taker.join('late')).envelope).toMatchObject({ errorCode: 'promotion.closed' });
    expect(await taker.rewards()).toEqual([]);
    expect(await spentOf('late')).toBeUndefined();
  });

  it('PROMO-07 are published only for a running tournament that ranks by points', async () => {
    const publish = (change: Partial<NewOfferRule>) => publishOffer(gateway, 'refused', pointsRule(change));
    const money = (code: string) => ({ money: { type: 'points', contest: code } as const });
    await expect(publish(money('nowhere'))).rejects.toThrow('NORTH has no tournament nowhere that ranks by points');
    await publishContest(gateway, `turnover-${count}`, contestOf());
    await expect(publish(money(`turnover-${count}`))).rejects.toThrow('that ranks by points');
    await expect(publish({ window: { from: 0, to: end + 1 } })).rejects.toThrow(
      `the tournament ${race} ends at ${end}`,
    );
    await expect(publish({ window: { from: 0, to: null } })).rejects.toThrow('points end with their tournament');
    await expect(publish({ money: { type: 'cash' } })).rejects.toThrow('points are given as points');
  });
});
