import { createHash, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { Player } from '../ledger/player.ts';
import { evaluateEvents } from './offerEvaluation.ts';
import type { RewardEvent } from './offerEvents.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import type { NewOfferRule } from './offerRule.ts';
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

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
});
afterAll(() => gateway.close());

const records = [
  'offer_transfers',
  'offer_event',
  'offer_progress',
  'offer_streak',
  'offer_tally',
  'reward_grant',
  'reward_budget',
] as const;

/** Returns a hash of all state of the engine, except for its timestamps. */
async function stateHash(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(string_agg(line, e'\n' order by line)) as state from (
      select concat_ws(' ', 'event', bucket, account_id, event_id, offers) as line from offer_event
      union all select concat_ws(' ', 'transfer', transfer, offer) from offer_transfers cross join unnest(transfers) transfer cross join unnest(offers) offer
      union all select concat_ws(' ', 'progress', bucket, account_id, period, sums) from offer_progress
      union all select concat_ws(' ', 'streak', bucket, account_id, offer_code, days) from offer_streak
      union all select concat_ws(' ', 'tally', bucket, account_id, offer_code, period, granted) from offer_tally
      union all select concat_ws(' ', 'grant', id, account_id, source_id, version, event_key, amount, reward, budget_code) from reward_grant
      union all select concat_ws(' ', 'budget', merchant_code, code, amount, spent) from reward_budget) kept`.execute(
    gateway.database.db,
  );
  return createHash('sha256')
    .update(rows[0]?.state ?? '')
    .digest('hex');
}

async function loseRecords(): Promise<void> {
  for (const table of records) await gateway.database.db.deleteFrom(table).execute();
}

/** Offers whose rewards depend on the order of events: caps, daily budgets, limited budgets. */
const rules: Record<string, NewOfferRule> = {
  'sum-week': ruleOf({
    trigger: { on: 'bet' },
    condition: { type: 'sum', target: '10', per: 'week' },
    budget: { amount: '30' },
    claim: { days: 9 },
  }),
  'sum-week-daily': ruleOf({
    trigger: { on: 'bet' },
    condition: { type: 'sum', target: '6', per: 'week' },
    budget: { amount: '10', per: 'day' },
    claim: { days: 9 },
  }),
  'count-day': ruleOf({
    trigger: { on: 'deposit', minAmount: '1' },
    condition: { type: 'count', target: 2, per: 'day' },
    caps: { perPlayer: 2 },
    claim: { days: 9 },
  }),
  'ladder-week': ruleOf({
    trigger: { on: 'bet' },
    condition: { type: 'ladder', of: 'sum', targets: ['4', '8', '12'], per: 'week' },
    value: { type: 'steps', amounts: ['1', '2', '3'] },
    caps: { perDay: 1 },
    claim: { days: 9 },
  }),
  'each-deposit': ruleOf({
    trigger: { on: 'deposit' },
    value: { type: 'percent', ppm: 333_333, maxAmount: '2' },
    caps: { perDay: 1 },
    budget: { amount: '7' },
    claim: { days: 9 },
  }),
  'days-in-a-row': ruleOf({
    trigger: { on: 'login' },
    condition: { type: 'streak', days: 4 },
    value: { type: 'steps', amounts: ['1', '2', '3', '4'] },
    budget: { amount: '12' },
    claim: { days: 9 },
  }),
};

const eventIds = Array.from({ length: 40 }, () => randomUUID());

describe('the replay of delivered events', () => {
  it('gives the state of an engine that evaluated each event on arrival, in batches of any size', async () => {
    for (const [code, rule] of Object.entries(rules)) await publishOffer(gateway, code, rule);
    const players: Player[] = [];
    for (let count = 0; count < 3; count += 1) players.push(playerOfSession(await gateway.login()));
    const begin = Date.UTC(2026, 9, 22);
    const eventShape = fc.record({
      who: fc.nat({ max: players.length - 1 }),
      kind: fc.constantFrom('bet' as const, 'bet' as const, 'deposit' as const, 'login' as const),
      // Half a day at a time, sometimes backwards.
      later: fc.integer({ min: -1, max: 2 }),
      // Negative for a bet that is rolled back.
      amount: fc.bigInt({ min: -200n, max: 700n }).filter((amount) => amount !== 0n),
    });
    const evaluate = (events: readonly RewardEvent[]) =>
      gateway.deps.db
        .transaction()
        .execute((transaction) =>
          evaluateEvents(transaction, events, { localeOf: () => Promise.resolve(locale), now: begin }),
        );
    await fc.assert(
      fc.asyncProperty(
        fc.array(eventShape, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 2, max: 40 }),
        async (drawn, size) => {
          await loseRecords();
          let at = begin;
          const events = drawn.map(({ who, kind, later, amount }, index): RewardEvent => {
            at += (later * DAY_MS) / 2;
            const positive = amount < 0n ? -amount : amount;
            return {
              id: eventIds[index] as string,
              kind,
              player: players[who] as Player,
              at,
              registeredAt: 0,
              amount: kind === 'login' ? 0n : kind === 'bet' ? amount : positive,
              gameType: kind === 'bet' ? 'RNG' : '',
              isFirst: false,
            };
          });
          for (const event of events) await evaluate([event]);
          const live = await stateHash();
          await loseRecords();
          for (let start = 0; start < events.length; start += size) await evaluate(events.slice(start, start + size));
          expect(await stateHash()).toBe(live);
          // A replay changes nothing.
          await evaluate(events);
          expect(await stateHash()).toBe(live);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('from the outbox gives the records and balances of an engine that read each line on arrival', async () => {
    await loseRecords();
    const own: Record<string, NewOfferRule> = {
      'live-sum': ruleOf({
        trigger: { on: 'bet' },
        condition: { type: 'sum', target: '50', per: 'week' },
        budget: { amount: '25' },
      }),
      'live-ladder': ruleOf({
        trigger: { on: 'bet' },
        condition: { type: 'ladder', of: 'count', targets: ['2', '4'], per: 'day' },
        value: { type: 'steps', amounts: ['1', '2'] },
        caps: { perDay: 1 },
      }),
      'live-joined': ruleOf({
        needsJoin: true,
        trigger: { on: 'bet' },
        condition: { type: 'count', target: 2, per: 'once' },
        claim: { days: 9 },
      }),
      'live-deposit': ruleOf({ trigger: { on: 'deposit' }, caps: { perDay: 1 }, budget: { amount: '25' } }),
    };
    for (const [code, rule] of Object.entries(own)) await publishOffer(gateway, code, rule);
    const takers: ReturnType<typeof createRewardPlayer>[] = [];
    for (let count = 0; count < 4; count += 1) takers.push(createRewardPlayer(gateway, await gateway.login()));
    for (const [at, taker] of takers.entries()) {
      if (at % 2 === 0) await taker.join('live-joined');
      for (let count = 0; count < 2; count += 1) await taker.deposit(20_000n);
      await runRewards(gateway);
      const back = await taker.bet(6_000n);
      await runRewards(gateway);
      await taker.rollback(back);
      await runRewards(gateway);
      for (let count = 0; count < 4; count += 1) {
        await taker.bet(1_500n);
        await runRewards(gateway);
      }
    }
    const balances = () => Promise.all(takers.map((taker) => taker.balance()));
    const [live, money] = [await stateHash(), await balances()];
    await readFromTheBeginning(gateway);
    expect(await stateHash()).toBe(live);
    await loseRecords();
    await readFromTheBeginning(gateway);
    expect(await stateHash()).toBe(live);
    expect(await balances()).toEqual(money);
  });
});
