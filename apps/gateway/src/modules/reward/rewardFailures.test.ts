import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import type { RewardEvent } from './offerEvents.ts';
import { saveOffer } from './offerPublisher.ts';
import type { NewOfferRule } from './offerRule.ts';
import { readRewards } from './rewardReader.ts';
import { runRewards, createRewardPlayer, playerOfSession, publishOffer, ruleOf } from './testing/rewardFixture.ts';

const DAY_MS = 86_400_000;
const localeOf = () => Promise.resolve({ currency: 'THB' as const, timeZone: 'Asia/Bangkok' });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
});
afterAll(() => gateway.close());

const newTaker = async () => createRewardPlayer(gateway, await gateway.login());

function grantsOfOffer(code: string) {
  return gateway.database.db
    .selectFrom('reward_grant')
    .select(['account_id', 'event_key', 'version', 'amount'])
    .where('source_id', '=', code)
    .execute();
}

async function spentOf(code: string): Promise<bigint> {
  const row = await gateway.database.db
    .selectFrom('reward_budget')
    .select('spent')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.spent;
}

describe('a clock jump', () => {
  it('does not change the granted rewards: events count by the time at which they happened', async () => {
    const begin = Date.UTC(2026, 9, 22);
    const rule: NewOfferRule = ruleOf({
      window: { from: begin, to: begin + 6 * DAY_MS },
      trigger: { on: 'login' },
      condition: { type: 'streak', days: 3 },
      value: { type: 'steps', amounts: ['1', '2', '3'] },
      claim: { days: 2 },
    });
    await publishOffer(gateway, 'jumps', rule);
    const offsets = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 7, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(offsets, async (jumps) => {
        const player = playerOfSession(await gateway.login());
        for (const [day, jump] of jumps.entries()) {
          const at = begin + day * DAY_MS;
          const event: RewardEvent = {
            id: `${player.accountId}-${day}`,
            kind: 'login',
            player,
            at,
            registeredAt: 0,
            amount: 0n,
            gameType: '',
            isFirst: false,
          };
          await gateway.deps.db
            .transaction()
            .execute((transaction) => evaluateEvents(transaction, [event], { localeOf, now: at + jump * DAY_MS }));
        }
        const granted = (await grantsOfOffer('jumps')).filter(({ account_id }) => account_id === player.accountId);
        expect(granted.map(({ event_key, amount }) => `${event_key} ${amount}`).toSorted()).toEqual([
          '2026-10-22 100',
          '2026-10-23 200',
          '2026-10-24 300',
          '2026-10-25 100',
          '2026-10-26 200',
          '2026-10-27 300',
        ]);
      }),
      { numRuns: 10 },
    );
  });

  it('pays a reward once, even if a gateway with a slow clock claims it again', async () => {
    await publishOffer(gateway, 'behind', ruleOf({ trigger: { on: 'deposit' }, claim: { days: 1 } }));
    const taker = await newTaker();
    await taker.deposit(100n);
    await runRewards(gateway);
    const [open] = await taker.rewards();
    expect((await taker.claim(open?.rewardId)).status).toBe(200);
    for (const jump of [-3_600_000, 3_600_000]) {
      gateway.advance(jump);
      expect((await taker.claim(open?.rewardId)).envelope.value).toMatchObject({ state: 'CLAIMED' });
    }
    expect(await taker.balance()).toBe('11.00');
  });
});

describe('concurrency', () => {
  it('pays a reward once for several claims', async () => {
    await publishOffer(gateway, 'taps', ruleOf({ trigger: { on: 'deposit' }, claim: { days: 1 } }));
    const taker = await newTaker();
    await taker.deposit(100n);
    await runRewards(gateway);
    const [open] = await taker.rewards();
    const answers = await Promise.all(Array.from({ length: 16 }, () => taker.claim(open?.rewardId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(await taker.balance()).toBe('11.00');
  });

  it('never overdraws a budget by the engine and players’ claims', async () => {
    const rule = { budget: { amount: '95' }, caps: { perPlayer: 1 } };
    await publishOffer(gateway, 'shared', ruleOf({ ...rule, trigger: { on: 'claim' } }));
    const takers = await Promise.all(Array.from({ length: 20 }, () => newTaker()));
    const engine = Promise.all(Array.from({ length: 3 }, () => runRewards(gateway)));
    const answers = await Promise.all(takers.map((taker) => taker.join('shared')));
    await engine;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await spentOf('shared')).toBe(9_000n);
    const balances = await Promise.all(takers.map((taker) => taker.balance()));
    expect(balances.filter((balance) => balance === '10.00')).toHaveLength(9);
  });

  it('rewards each of many deposits once with two engines, within the budget to the minor unit', async () => {
    await publishOffer(gateway, 'twice', ruleOf({ trigger: { on: 'deposit' }, budget: { amount: '75' } }));
    const takers = await Promise.all(Array.from({ length: 12 }, () => newTaker()));
    const read = () => readRewards(gateway.deps.db, { localeOf, clock: Date.now });
    await Promise.all([...takers.map((taker) => taker.deposit(100n)), read(), read(), read()]);
    await Promise.all([read(), read()]);
    await runRewards(gateway);
    expect(await grantsOfOffer('twice')).toHaveLength(7);
    expect(await spentOf('twice')).toBe(7_000n);
    const balances = await Promise.all(takers.map((taker) => taker.balance()));
    expect(balances.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => '1.00'),
      ...Array.from({ length: 7 }, () => '11.00'),
    ]);
  });

  it('rewards each deposit once, by a current version, while the rule is edited', async () => {
    const amounts = ['1', '2', '3', '4', '5', '6'];
    const rule = (amount: string) => ruleOf({ trigger: { on: 'deposit' }, value: { type: 'fixed', amount } });
    await publishOffer(gateway, 'edited', rule(amounts[0]!));
    const taker = await newTaker();
    const edit = async () => {
      for (const amount of amounts.slice(1))
        await saveOffer(gateway.database.db, {
          merchantCode: 'NORTH',
          code: 'edited',
          titles: { EN: 'edited' },
          rule: rule(amount),
          by: 'test',
        });
    };
    const play = async () => {
      for (let count = 0; count < 24; count += 1) await taker.deposit(100n);
    };
    const evaluate = async () => {
      for (let count = 0; count < 12; count += 1) await readRewards(gateway.deps.db, { localeOf, clock: Date.now });
    };
    await Promise.all([edit(), play(), evaluate()]);
    await runRewards(gateway);
    const granted = await grantsOfOffer('edited');
    expect(new Set(granted.map(({ event_key }) => event_key)).size).toBe(24);
    expect(granted).toHaveLength(24);
    // The amount is that of the version which granted it.
    for (const { version, amount } of granted) expect(amount).toBe(BigInt(version) * 100n);
  });
});

describe('two operators who publish at once', () => {
  it('make one version each, or one of them is asked to publish again', async () => {
    const publish = (amount: string) =>
      saveOffer(gateway.database.db, {
        merchantCode: 'NORTH',
        code: 'at-once',
        titles: { EN: 'At once' },
        rule: ruleOf({ value: { type: 'fixed', amount } }),
        by: 'test',
      });
    const outcomes = await Promise.allSettled(['1', '2', '3', '4'].map(publish));
    const versions = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(versions)).toEqual(new Set(versions.map((_, at) => at + 1)));
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals.filter((refusal) => !refusal.includes('was published at the same moment'))).toEqual([]);
  });
});
