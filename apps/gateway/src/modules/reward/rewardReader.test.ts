import { createHash, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { Player } from '../ledger/player.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import type { RewardEvent } from './offerEvents.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import { grantsOf } from './offerModel.ts';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { payCashback } from './cashbackRun.ts';
import { createRewardReader, REWARD_READER } from './rewardReader.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { readToEnd } from '../ledger/watch/outboxReader.ts';
import {
  runRewards,
  createRewardPlayer,
  playerOfSession,
  publishOffer,
  readFromTheBeginning,
  ruleOf,
} from './testing/rewardFixture.ts';

const DAY_MS = 86_400_000;
const locale: MerchantLocale = { currency: 'THB', timeZone: 'Asia/Bangkok' };
const localeOf = () => Promise.resolve(locale);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
});
afterAll(() => gateway.close());

/** Returns a hash of all state of the engine about offers. */
async function stateHash(): Promise<string> {
  const { db } = gateway.database;
  const rows = await Promise.all([
    sql`select bucket, account_id, event_id, offers from offer_event order by 1, 2, 3`.execute(db),
    sql`select transfer, offer from offer_transfers cross join unnest(transfers) transfer cross join unnest(offers) offer order by 1, 2`.execute(
      db,
    ),
    sql`select bucket, account_id, period, sums from offer_progress order by 1, 2, 3`.execute(db),
    sql`select bucket, account_id, offer_code, days::text from offer_streak order by 1, 2, 3`.execute(db),
    sql`select bucket, account_id, offer_code, period, granted from offer_tally order by 1, 2, 3, 4`.execute(db),
    sql`select id, account_id, source_id, version, event_key, amount, reward from reward_grant order by id`.execute(db),
    sql`select merchant_code, code, spent from reward_budget order by 1, 2`.execute(db),
  ]);
  return createHash('sha256')
    .update(
      JSON.stringify(
        rows.map((part) => part.rows),
        (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      ),
    )
    .digest('hex');
}

const evaluate = (events: readonly RewardEvent[]) =>
  gateway.deps.db
    .transaction()
    .execute((transaction) => evaluateEvents(transaction, events, { localeOf, now: Date.now() }));

async function grantsIn(player: Player, code: string) {
  const rows = await gateway.database.db
    .selectFrom('reward_grant')
    .select(['event_key', 'amount'])
    .where('account_id', '=', player.accountId)
    .where('source_id', '=', code)
    .execute();
  return rows.map(({ event_key, amount }) => `${event_key} ${amount}`).toSorted();
}

describe('the engine', () => {
  const rules: Record<string, NewOfferRule> = {
    'sum-week': ruleOf({
      trigger: { on: 'bet' },
      condition: { type: 'sum', target: '10', per: 'week' },
      claim: { days: 9 },
    }),
    'count-day': ruleOf({
      trigger: { on: 'deposit', minAmount: '1' },
      condition: { type: 'count', target: 2, per: 'day' },
      claim: { days: 9 },
    }),
    'each-deposit': ruleOf({
      trigger: { on: 'deposit' },
      value: { type: 'percent', ppm: 333_333, maxAmount: '2' },
      claim: { days: 9 },
    }),
    'days-in-a-row': ruleOf({
      trigger: { on: 'login' },
      condition: { type: 'streak', days: 30 },
      value: { type: 'steps', amounts: Array.from({ length: 30 }, () => '1') },
      claim: { days: 9 },
    }),
  };

  it('gives the result of the rules in any order, in any batches, and if each event is delivered twice', async () => {
    for (const [code, rule] of Object.entries(rules)) await publishOffer(gateway, code, rule);
    const begin = Date.UTC(2026, 9, 22);
    const eventShape = fc.record({
      kind: fc.constantFrom('bet' as const, 'deposit' as const, 'login' as const),
      at: fc.integer({ min: begin, max: begin + 12 * DAY_MS }),
      amount: fc.bigInt({ min: 1n, max: 700n }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(eventShape, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 9 }),
        fc.infiniteStream(fc.nat()),
        async (drawn, size, order) => {
          const player = playerOfSession(await gateway.login());
          const events = drawn.map(({ kind, at, amount }): RewardEvent => ({
            id: randomUUID(),
            kind,
            player,
            at,
            registeredAt: 0,
            amount: kind === 'login' ? 0n : amount,
            gameType: kind === 'bet' ? 'RNG' : '',
            isFirst: false,
          }));
          const shuffled = [...events, ...events]
            .map((event) => ({ event, key: order.next().value as number }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ event }) => event);
          for (let start = 0; start < shuffled.length; start += size)
            await evaluate(shuffled.slice(start, start + size));
          for (const [code, rule] of Object.entries(rules)) {
            const expected = grantsOf(offerRule.parse(rule), events, locale).map(
              ({ eventKey, amount }) => `${eventKey} ${amount}`,
            );
            expect([code, await grantsIn(player, code)]).toEqual([code, expected.toSorted()]);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('reaches the same state after a full replay, even if its records were lost', async () => {
    await publishOffer(
      gateway,
      'again',
      ruleOf({ trigger: { on: 'deposit' }, budget: { amount: '1000' }, caps: { perDay: 2 } }),
    );
    await publishOffer(gateway, 'logins', ruleOf({ trigger: { on: 'login' }, claim: { days: 5 } }));
    const takers = [];
    for (let count = 0; count < 3; count += 1) takers.push(createRewardPlayer(gateway, await gateway.login()));
    for (const taker of takers) for (let count = 0; count < 3; count += 1) await taker.deposit(1_000n);
    await runRewards(gateway);
    const [state, balances] = [await stateHash(), await Promise.all(takers.map((taker) => taker.balance()))];
    expect(balances).toEqual(['50.00', '50.00', '50.00']);
    await readFromTheBeginning(gateway);
    expect(await stateHash()).toBe(state);
    // Deletes all data of these players and rebuilds it from the outbox; no money moves twice.
    for (const table of ['offer_event', 'offer_progress', 'offer_streak', 'offer_tally', 'reward_grant'] as const)
      for (const { player } of takers)
        await gateway.database.db.deleteFrom(table).where('account_id', '=', player.accountId).execute();
    await sql`delete from offer_transfers where 'again:1' = any (offers)`.execute(gateway.database.db);
    await gateway.database.db.updateTable('reward_budget').set({ spent: 0n }).where('code', '=', 'again').execute();
    await readFromTheBeginning(gateway);
    expect(await stateHash()).toBe(state);
    expect(await Promise.all(takers.map((taker) => taker.balance()))).toEqual(balances);
  });

  it('grants once when it is killed between the grant and the mark', async () => {
    await publishOffer(gateway, 'killed', ruleOf({ trigger: { on: 'deposit' } }));
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(1_000n);
    const reader = createRewardReader({ localeOf, clock: Date.now });
    const dying = {
      ...reader,
      apply: async (...given: Parameters<NonNullable<typeof reader.apply>>) => {
        await reader.apply?.(...given);
        throw new Error('killed');
      },
    };
    const die = untilRead(gateway.database.db, REWARD_READER, () => readToEnd(gateway.deps.db, dying));
    await expect(die).rejects.toThrow('killed');
    expect(await grantsIn(taker.player, 'killed')).toEqual([]);
    await Promise.all([runRewards(gateway), readToEnd(gateway.deps.db, reader)]);
    await runRewards(gateway);
    expect(await taker.balance()).toBe('20.00');
  });

  it('subtracts a stake that was rolled back, and ignores bets before the player joined', async () => {
    await publishOffer(
      gateway,
      'voids',
      ruleOf({ needsJoin: true, trigger: { on: 'bet' }, condition: { type: 'sum', target: '50', per: 'once' } }),
    );
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(50_000n);
    await taker.join('voids');
    const bet = await taker.bet(4_000n);
    await taker.rollback(bet);
    await taker.bet(2_000n);
    await runRewards(gateway);
    expect((await taker.standing('voids'))?.progress).toEqual({ unit: 'money', done: '20.00', target: '50.00' });
  });
});

describe('a sports slip', () => {
  it('PROMO-06 does not count for a mission if it was void, and counts once otherwise', async () => {
    const rule = ruleOf({
      needsJoin: true,
      trigger: { on: 'bet', gameTypes: ['SPORTS'] },
      condition: { type: 'sum', target: '50', per: 'once' },
    });
    await publishOffer(gateway, 'slips', rule);
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(50_000n);
    await taker.join('slips');
    await taker.slip(3_000n, '1.85');
    await taker.slip(1_500n, '1');
    await runRewards(gateway);
    expect((await taker.standing('slips'))?.progress).toEqual({ unit: 'money', done: '30.00', target: '50.00' });
    // Replayed events count once.
    await readFromTheBeginning(gateway);
    expect((await taker.standing('slips'))?.progress).toMatchObject({ done: '30.00' });
  });

  it.each([
    ['less than was staked', 700n],
    // The part equals the returned stake.
    ['as much as was staked', 2_000n],
  ])('PROMO-06 does not count for a mission if cashed out in part for %s, then void', async (_, cashedOut) => {
    const code = `part-${cashedOut}`;
    const rule = ruleOf({
      needsJoin: true,
      trigger: { on: 'bet', gameTypes: ['SPORTS'] },
      condition: { type: 'sum', target: '90', per: 'once' },
    });
    await publishOffer(gateway, code, rule);
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(50_000n);
    await taker.join(code);
    await taker.slip(3_000n, '1.85', 1_000n);
    await taker.slip(2_000n, '1', cashedOut);
    await runRewards(gateway);
    expect((await taker.standing(code))?.progress).toEqual({ unit: 'money', done: '30.00', target: '90.00' });
    await readFromTheBeginning(gateway);
    expect((await taker.standing(code))?.progress).toMatchObject({ done: '30.00' });
  });
});

describe('the weekly cashback', () => {
  it('is paid once for each player and week, by any gateway, and resumes an interrupted run', async () => {
    await publishOffer(
      gateway,
      'cashback',
      ruleOf({
        trigger: { on: 'week_end', gameTypes: ['LIVE'], minLoss: '100' },
        value: { type: 'percent', ppm: 80_000, maxAmount: '2000' },
      }),
    );
    const taker = createRewardPlayer(gateway, await gateway.login());
    await taker.deposit(10_000_000n);
    await taker.bet(234_566n, 'LIVE');
    await taker.bet(500_000n, 'RNG');
    const lucky = createRewardPlayer(gateway, await gateway.login());
    await lucky.deposit(100_000n);
    await lucky.bet(9_999n, 'LIVE');
    const before = await taker.balance();
    const nextWeek = Date.now() + 7 * DAY_MS;
    const run = () => payCashback(gateway.deps.db, { localeOf, now: nextWeek });
    await payCashback(gateway.deps.db, { localeOf, now: Date.now() });
    await Promise.all([run(), run(), run()]);
    await run();
    await runRewards(gateway);
    // 8 % of 2,345.66.
    expect([before, await taker.balance()]).toEqual(['92654.34', '92841.99']);
    expect(await lucky.balance()).toBe('900.01');
    expect(
      (await taker.rewards({ state: 'past' })).filter(({ promotionId }) => promotionId === 'cashback'),
    ).toHaveLength(1);
  });
});
