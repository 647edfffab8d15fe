import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Promotions } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { bucketOf } from '../ledger/player.ts';
import { rewardReferrer } from '../referral/referralPayment.ts';
import type { ReferralRow } from '../referral/referral.repository.ts';
import { dryRun } from './offerDryRun.ts';
import { findOffer } from './offer.repository.ts';
import type { NewOfferRule } from './offerRule.ts';
import { runRewards, createRewardPlayer, publishOffer, readFromTheBeginning, ruleOf } from './testing/rewardFixture.ts';

const locale = { currency: 'THB', timeZone: 'UTC' } as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

type Taker = ReturnType<typeof createRewardPlayer>;

/** Creates a player whose balance only this test changes. */
async function taker(): Promise<Taker> {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
  return createRewardPlayer(gateway, await gateway.login());
}

/** Emits a change of the player's level, as the reader of levels does. */
async function step({ player }: Taker, level: string, reason: 'reached' | 'not_kept' = 'reached'): Promise<void> {
  const payload = JSON.stringify({ merchantCode: 'NORTH', level, from: 'bronze', reason });
  await sql`select ledger_tell(${bucketOf(player)}, 'reward.level', ${player.accountId}, ${payload}::jsonb)`.execute(
    gateway.database.db,
  );
}

/** Settles the referral of a player's invitee, as its reader or an operator does. */
async function invite({ player }: Taker): Promise<void> {
  const newcomer = (await gateway.login()).account.id;
  const row = { referrer_id: player.accountId, newcomer_id: newcomer, merchant_code: 'NORTH', reward: 1n };
  await gateway.deps.db
    .transaction()
    .execute((transaction) => rewardReferrer(transaction, row as ReferralRow, gateway.deps.clock()));
}

const had = async ({ player }: Taker, code: string) => {
  const rows = await gateway.database.db
    .selectFrom('reward_grant')
    .select(['event_key', 'amount'])
    .where('account_id', '=', player.accountId)
    .where('source_id', '=', code)
    .execute();
  return rows.map(({ event_key, amount }) => `${event_key} ${amount}`).toSorted();
};

/** Returns the cost of a rule in a dry run. */
async function costOf(code: string) {
  const offer = await findOffer(gateway.database.db, 'NORTH', code);
  return offer && dryRun(gateway.database.db, offer, locale, gateway.deps.clock());
}

describe('PROMO-07 an offer for reaching a level', () => {
  it('pays once for each level, even if it is lost and reached again or the events are replayed', async () => {
    const player = await taker();
    await publishOffer(gateway, 'climb', ruleOf({ trigger: { on: 'level' } }));
    await step(player, 'silver');
    await step(player, 'gold');
    await step(player, 'silver', 'not_kept');
    await step(player, 'gold');
    await runRewards(gateway);
    const once = ['level:gold 1000', 'level:silver 1000'];
    expect(await had(player, 'climb')).toEqual(once);
    expect(await player.balance()).toBe('20.00');
    await readFromTheBeginning(gateway);
    expect(await had(player, 'climb')).toEqual(once);
    expect(await player.balance()).toBe('20.00');
    expect(await costOf('climb')).toMatchObject({ players: 1, rewards: 2, cost: 2_000n });
  });

  it('applies to the levels that it names, and shows them in the language of the player', async () => {
    const player = await taker();
    await publishOffer(gateway, 'gold-only', ruleOf({ trigger: { on: 'level', levels: ['gold'] } }));
    await step(player, 'silver');
    await runRewards(gateway);
    expect(await had(player, 'gold-only')).toEqual([]);
    await step(player, 'gold');
    await runRewards(gateway);
    expect(await had(player, 'gold-only')).toEqual(['level:gold 1000']);
    const termsIn = async (language: string) => {
      const { envelope } = await gateway.call('listPromotions', { headers: { Language: language } });
      return (envelope.value as Promotions).list.find(({ id }) => id === 'gold-only')?.terms;
    };
    expect(await termsIn('EN')).toMatchObject({ occasion: 'level', levels: ['Gold'], entry: 'automatic' });
    expect((await termsIn('TY'))?.levels).not.toEqual(['Gold']);
  });
});

describe('PROMO-08 an offer for invited friends', () => {
  it('pays the referrer once for each friend who qualified', async () => {
    const player = await taker();
    await publishOffer(gateway, 'friend', ruleOf({ kind: 'REFERRAL', trigger: { on: 'referral' } }));
    await invite(player);
    await invite(player);
    await runRewards(gateway);
    expect(await had(player, 'friend')).toHaveLength(2);
    await readFromTheBeginning(gateway);
    expect(await had(player, 'friend')).toHaveLength(2);
    // Includes 0.01 for each referral itself.
    expect(await player.balance()).toBe('20.02');
    expect((await costOf('friend'))?.rewards).toBeGreaterThanOrEqual(2);
  });

  it('counts friends up to a target, and shows the player’s progress', async () => {
    const player = await taker();
    const three: Partial<NewOfferRule> = { needsJoin: true, condition: { type: 'count', target: 3, per: 'once' } };
    await publishOffer(gateway, 'three', ruleOf({ kind: 'REFERRAL', trigger: { on: 'referral' }, ...three }));
    // A friend invited before the player joined does not count.
    await invite(player);
    await player.join('three');
    for (const _ of [1, 2]) await invite(player);
    await runRewards(gateway);
    expect((await player.standing('three'))?.progress).toEqual({ unit: 'count', done: '2', target: '3' });
    expect(await had(player, 'three')).toEqual([]);
    await invite(player);
    await runRewards(gateway);
    expect(await had(player, 'three')).toHaveLength(1);
  });

  it.each([
    ['a sum of friends', { trigger: { on: 'referral' }, condition: { type: 'sum', target: '3', per: 'once' } }],
    ['a number of levels', { trigger: { on: 'level' }, condition: { type: 'count', target: 3, per: 'once' } }],
    ['a share of a friend', { trigger: { on: 'referral' }, value: { type: 'percent', ppm: 1, maxAmount: '1' } }],
  ] as [string, Partial<NewOfferRule>][])('cannot be published with %s', async (_, change) => {
    await expect(publishOffer(gateway, `refused-${randomUUID()}`, ruleOf(change))).rejects.toThrow(/condition|value/);
  });
});
