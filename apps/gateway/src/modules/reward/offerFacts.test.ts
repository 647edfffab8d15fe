import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createRewardPlayer, publishOffer, readFromTheBeginning, ruleOf, runRewards } from './testing/rewardFixture.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
beforeEach(async () => {
  await gateway.database.db.updateTable('offer').set({ is_open: false }).execute();
});
afterAll(() => gateway.close());

const week = (minStake = '0') =>
  ruleOf({ trigger: { on: 'bet', minStake }, condition: { type: 'sum', target: '1000', per: 'week' } });

/** Returns the rows of transfers that counted for an offer: the offers, and the number of transfers. */
async function rowsOf(code: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select array_to_string(offers, ' ') || ': ' || cardinality(transfers) as line from offer_transfers
    where exists (select from unnest(offers) offer where offer like ${`${code}:%`}) order by 1`.execute(
    gateway.database.db,
  );
  return rows.map(({ line }) => line);
}

it('the bets of one reading are one row for all offers that count them, and a replay adds none', async () => {
  await publishOffer(gateway, 'each-bet', week());
  await publishOffer(gateway, 'every-bet', week());
  await publishOffer(gateway, 'large-bets', week('20'));
  const taker = createRewardPlayer(gateway, await gateway.login());
  await taker.deposit(100_000n);
  await runRewards(gateway);
  for (const stake of [1_000n, 1_500n, 3_000n, 1_900n]) await taker.bet(stake);
  await runRewards(gateway);
  const stored = ['each-bet:1 every-bet:1 large-bets:1: 1', 'each-bet:1 every-bet:1: 3'];
  expect(await rowsOf('each-bet')).toEqual(stored);
  await readFromTheBeginning(gateway);
  expect(await rowsOf('each-bet')).toEqual(stored);
});

it('PROMO-06 a replay counts earlier bets once for an offer that began after them, and changes no other offer', async () => {
  await publishOffer(gateway, 'early', week());
  const taker = createRewardPlayer(gateway, await gateway.login());
  const counted = async () => [(await taker.standing('early'))?.progress, (await taker.standing('late'))?.progress];
  await taker.deposit(100_000n);
  for (const stake of [1_000n, 2_500n]) await taker.bet(stake);
  await runRewards(gateway);
  await publishOffer(gateway, 'late', week());
  await taker.bet(400n);
  await runRewards(gateway);
  const done = (amount: string) => ({ unit: 'money', done: amount, target: '1000.00' });
  expect(await counted()).toEqual([done('39.00'), done('4.00')]);
  for (let reading = 0; reading < 2; reading += 1) {
    await readFromTheBeginning(gateway);
    expect(await counted()).toEqual([done('39.00'), done('39.00')]);
  }
});
