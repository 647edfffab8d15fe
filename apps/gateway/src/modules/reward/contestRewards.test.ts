import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reward } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { endContest } from '../contest/contestEnd.ts';
import { contestOf, createEntrant, publishContest } from '../contest/testing/contestFixture.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { dryRun } from './offerDryRun.ts';
import { findOffer } from './offer.repository.ts';
import type { NewOfferRule } from './offerRule.ts';
import { runRewards, publishOffer, readFromTheBeginning, ruleOf } from './testing/rewardFixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const end = Date.now() + 20 * HOUR_MS;
/** Lists of contests are cached for a second. */
const patient = { timeout: 20_000 };

let gateway: TestGateway;
let raffle = '';
let count = 0;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
  count += 1;
  raffle = `lanterns-${count}`;
  await publishContest(
    gateway,
    raffle,
    contestOf({ window: { from: Date.now() - HOUR_MS, to: end }, ticket: { per: '10', most: 1 } }),
  );
});
afterAll(() => gateway.close());

/** Returns a rule of three tickets, worth 2.00 each, for every deposit. */
const ticketRule = (change: Partial<NewOfferRule> = {}): NewOfferRule =>
  ruleOf({
    kind: 'TICKET',
    window: { from: 0, to: end },
    trigger: { on: 'deposit' },
    value: { type: 'tickets', count: 3, worth: '2' },
    money: { type: 'tickets', raffle },
    ...change,
  });

const entrant = async () => createEntrant(gateway, await gateway.login());
const given = () =>
  gateway.database.db
    .selectFrom('contest_given')
    .select(['reward_id', 'account_id', 'count'])
    .where('code', '=', raffle)
    .orderBy('reward_id')
    .execute();
const budgetOf = async (code: string) =>
  (await gateway.database.db.selectFrom('reward_budget').select('spent').where('code', '=', code).executeTakeFirst())
    ?.spent;

describe('tickets of a raffle as a reward', () => {
  it('PROMO-07 wait in the reward centre and enter the raffle once when claimed, even by two taps at once', async () => {
    await publishOffer(gateway, 'claimed', ticketRule({ claim: { days: 4 } }));
    const taker = await entrant();
    await taker.deposit(1000n);
    await runRewards(gateway);
    const [open] = await taker.rewards();
    // They can be claimed for four days, but not after the raffle.
    expect(open).toMatchObject({ kind: 'TICKET', reward: 'tickets', state: 'CLAIMABLE', expiresAt: end });
    expect(open?.contestReward).toEqual({ unit: 'tickets', count: 3, contest: raffle, title: raffle, endsAt: end });
    expect(await taker.place(raffle)).toBeUndefined();
    const both = await Promise.all([taker.claim(open?.rewardId), taker.claim(open?.rewardId)]);
    expect(both.map(({ envelope }) => (envelope.value as Reward).state)).toEqual(['CLAIMED', 'CLAIMED']);
    await expect
      .poll(() => taker.place(raffle), patient)
      .toMatchObject({ tickets: 3, given: 3, score: '3', rank: null });
    expect(await given()).toEqual([{ reward_id: open?.rewardId, account_id: taker.player.accountId, count: 3 }]);
    expect(await taker.balance()).toBe('10.00');
  });

  it('PROMO-07 are given without a claim if none is required, each once, even if events are replayed', async () => {
    await publishOffer(gateway, 'automatic', ticketRule());
    const taker = await entrant();
    await taker.deposit(1000n);
    await taker.deposit(1000n);
    await runRewards(gateway);
    await expect.poll(() => taker.place(raffle), patient).toMatchObject({ tickets: 6 });
    const own = async () => (await given()).filter(({ account_id }) => account_id === taker.player.accountId);
    const before = await own();
    await readFromTheBeginning(gateway);
    expect(await own()).toEqual(before);
    expect((await taker.rewards({ state: 'past' })).map(({ state, reward }) => `${state} ${reward}`)).toEqual([
      'CLAIMED tickets',
      'CLAIMED tickets',
    ]);
  });

  it('PROMO-07 can be given by a code, a tap and a ladder', async () => {
    const rules: Record<string, Partial<NewOfferRule>> = {
      code: { trigger: { on: 'code', code: `LANTERN${count}` } },
      tap: { trigger: { on: 'claim' } },
      ladder: { condition: { type: 'ladder', of: 'count', targets: ['1', '2', '5'], per: 'once' } },
    };
    for (const [code, change] of Object.entries(rules)) await publishOffer(gateway, `by-${code}`, ticketRule(change));
    const taker = await entrant();
    await taker.redeem(`lantern${count}`);
    await expect.poll(() => taker.place(raffle), patient).toMatchObject({ tickets: 3 });
    await taker.join('by-tap');
    await expect.poll(() => taker.place(raffle), patient).toMatchObject({ tickets: 6 });
    await taker.deposit(1000n);
    await taker.deposit(1000n);
    await runRewards(gateway);
    await expect.poll(() => taker.place(raffle), patient).toMatchObject({ tickets: 12 });
  });

  it('PROMO-07 cost the budget their worth and never exceed it: of eight taps at once it pays two', async () => {
    const budget = { amount: '13' };
    await publishOffer(gateway, 'budget', ticketRule({ trigger: { on: 'claim' }, budget }));
    const takers = await Promise.all(Array.from({ length: 8 }, entrant));
    const answers = await Promise.all(takers.map((taker) => taker.join('budget')));
    const refused = answers.filter(({ envelope }) => !envelope.success);
    expect(refused).toHaveLength(6);
    for (const { envelope } of refused) expect(envelope).toMatchObject({ errorCode: 'promotion.budget_spent' });
    expect(await budgetOf('budget')).toBe(1200n);
    expect((await given()).map((one) => one.count)).toEqual([3, 3]);
    // The remaining budget is less than one reward.
    expect(await (await entrant()).standing('budget')).toMatchObject({ status: 'CLOSE', reason: 'budget_spent' });
  });

  it('PROMO-07 stay within the caps of a player', async () => {
    await publishOffer(gateway, 'capped', ticketRule({ caps: { perPlayer: 1 } }));
    const taker = await entrant();
    await taker.deposit(1000n);
    await taker.deposit(1000n);
    await runRewards(gateway);
    await expect.poll(() => taker.place(raffle), patient).toMatchObject({ tickets: 3 });
  });

  it('PROMO-07 add to the tickets that stakes earn, and the draw uses both', async () => {
    await publishOffer(gateway, 'drawn', ticketRule());
    const taker = await entrant();
    await taker.enter(raffle);
    await taker.deposit(10_000n);
    for (const _ of [1, 2]) await taker.bet(1000n);
    await runRewards(gateway);
    await gateway.app.gateway.services.contestWork.run();
    // Two stakes of 10.00 would earn two tickets, but a player earns one at most.
    await expect.poll(() => taker.place(raffle), patient).toMatchObject({ tickets: 4, given: 3 });
    const now = end + HOUR_MS;
    const { masterKeys } = gateway.deps;
    const ended = { masterKeys, now, onChange: () => undefined };
    await expect
      .poll(async () => {
        await gateway.app.gateway.services.contestWork.run();
        await endContest(gateway.database.db, { merchant_code: 'NORTH', code: raffle }, ended);
        return taker.place(raffle);
      }, patient)
      .toMatchObject({ rank: 1, tickets: 4, prize: '500.00' });
    const entries = await gateway.call('getContestEntries', { params: { code: raffle } });
    expect(entries.envelope.value).toEqual({ text: '1:4\n' });
    const board = async () => (await gateway.call('getContestBoard', { params: { code: raffle } })).envelope.value;
    await expect.poll(board, patient).toMatchObject({ list: [{ rank: 1, score: '4' }] });
  });

  it('PROMO-07 cannot be claimed once the raffle is over, and unclaimed ones return to the budget', async () => {
    await publishOffer(gateway, 'late', ticketRule({ claim: { days: 4 }, budget: { amount: '100' } }));
    const taker = await entrant();
    await taker.deposit(1000n);
    await runRewards(gateway);
    const [open] = await taker.rewards();
    const ends = { ends_at: new Date(Date.now() - 1) };
    await gateway.database.db.updateTable('contest').set(ends).where('code', '=', raffle).execute();
    expect((await taker.claim(open?.rewardId)).envelope).toMatchObject({ errorCode: 'reward.not_open' });
    await taker.deposit(1000n);
    await runRewards(gateway);
    expect(await taker.rewards()).toHaveLength(1);
    expect(await given()).toEqual([]);
    expect(await budgetOf('late')).toBe(600n);
    gateway.advance(end + 1 - Date.now());
    await gateway.app.gateway.services.rewardWork.sweep();
    expect(await budgetOf('late')).toBe(0n);
    const row = gateway.database.db
      .selectFrom('reward_grant')
      .select('state')
      .where('id', '=', open?.rewardId ?? '');
    expect(await row.execute()).toEqual([{ state: 'EXPIRED' }]);
    gateway.advance(Date.now() - end - 1);
  });

  it('PROMO-07 are published only for a running raffle of the merchant', async () => {
    const publish = (change: Partial<NewOfferRule>) => publishOffer(gateway, 'refused', ticketRule(change));
    const money = (code: string) => ({ money: { type: 'tickets', raffle: code } as const });
    await expect(publish(money('nowhere'))).rejects.toThrow('NORTH has no raffle nowhere');
    await publishContest(gateway, `race-${count}`, contestOf());
    await expect(publish(money(`race-${count}`))).rejects.toThrow(`NORTH has no raffle race-${count}`);
    await expect(publish({ window: { from: 0, to: end + 1 } })).rejects.toThrow(`the raffle ${raffle} ends at ${end}`);
    await expect(publish({ window: { from: 0, to: null } })).rejects.toThrow('tickets end with their raffle');
    await expect(publish({ money: { type: 'cash' } })).rejects.toThrow(OperatorError);
    await expect(publish({ value: { type: 'fixed', amount: '5' } })).rejects.toThrow(OperatorError);
  });

  it('PROMO-07 count with their worth in a dry run', async () => {
    await publishOffer(gateway, 'dry', ticketRule({ trigger: { on: 'registered' } }));
    const offer = await findOffer(gateway.database.db, 'NORTH', 'dry');
    const run = await dryRun(gateway.database.db, offer!, { currency: 'THB', timeZone: 'UTC' }, Date.now() + DAY_MS);
    expect(run?.players).toBeGreaterThan(0);
    expect(run?.cost).toBe(BigInt(run?.rewards ?? 0) * 600n);
  });
});
