import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Rank, Rebate } from '@parlor/contract';
import { seedDemoLoyalty } from './demoLoyalty.ts';
import { createLoyaltyFixture, type LoyaltyFixture } from './testing/loyaltyFixture.ts';

let fixture: LoyaltyFixture;

beforeAll(async () => {
  fixture = await createLoyaltyFixture();
});
afterAll(() => fixture.gateway.close());

const seed = (accountId: string) =>
  seedDemoLoyalty(
    fixture.gateway.deps.db,
    { accountId, merchantCode: 'NORTH', currency: 'THB' },
    { settings: { loyalty: {}, jurisdiction: 'open', timeZone: 'Asia/Bangkok' }, now: fixture.gateway.deps.clock() },
  );

it('MEM-02 MEM-03 gives the demo player the second level, half of the way to the third, and a rebate to claim', async () => {
  const player = await fixture.player();
  await seed(player.session.account.id);
  await seed(player.session.account.id);
  expect(await player.request<Rank>('getRank')).toMatchObject({
    current: { labelId: 'silver' },
    playerRankProgress: { labelId: 'gold' },
    currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
    conditions: [{ done: '32400.00' }, { done: '5000.00', isMet: true }],
  });
  const { list, claimable } = await player.request<Rebate>('getRebate');
  // 16,800.00 × 0.3 %, 10,200.00 × 0.12 % and 5,400.00 × 0.18 %.
  expect([list.map(({ gameType, rebate }) => `${gameType} ${rebate}`), claimable]).toEqual([
    ['RNG 50.40', 'LIVE 12.24', 'SPORTS 9.72'],
    '72.36',
  ]);
});

it('MEM-02 changes nothing for a demo player who has played', async () => {
  const player = await fixture.player();
  await player.bet(100n);
  await fixture.read();
  await seed(player.session.account.id);
  const { rows } = await sql<{ turnover: bigint }>`
    select turnover from loyalty_player where account_id = ${player.session.account.id}::uuid`.execute(
    fixture.gateway.database.db,
  );
  expect(rows).toEqual([{ turnover: 100n }]);
});
