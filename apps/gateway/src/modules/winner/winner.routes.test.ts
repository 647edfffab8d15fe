import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Winner, WinnerOrder } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { newTransferId } from '../ledger/transferId.ts';
import {
  offerGames,
  PLAYABLE_NODE,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../provider/testing/testVendor.ts';
import { seedDemoWinners } from './demoWinners.ts';
import { maskAccount } from './winner.rules.ts';

// The expected length of the list, repeated in the test.
const WINNERS_SHOWN = 20;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

async function winners(
  headers: Record<string, string> = { Language: 'EN' },
  order: WinnerOrder = 'latest',
): Promise<Winner[]> {
  // Past the cache time of the board.
  gateway.advance(order === 'latest' ? 6_000 : 61_000);
  return ((await gateway.call('listWinners', { headers, query: { order } })).envelope.value as { list: Winner[] }).list;
}
/** Plays a round of the seat; amounts in minor units. */
async function round(seat: Seat, round_id: string, stake: string, payout: string): Promise<void> {
  const tx_id = newTransferId();
  await seat.bet({ tx_id, round_id, amount: stake });
  await seat.win({ ref_tx_id: tx_id, round_id, amount: payout });
}

it('HOME-07 the winners list shows profitable real rounds, newest first, with masked names', async () => {
  const seat = await launchAsPlayer(gateway);
  for (const [round_id, stake, payout] of [
    ['even', '100', '100'],
    ['lost', '100', '0'],
    ['small', '100', '101'],
    ['big', '200', '9900'],
  ] as const)
    await round(seat, round_id, stake, payout);
  const list = await winners();
  expect(list.map(({ vo }) => vo.winAmount)).toEqual(['99.00', '1.01']);
  const { account } = seat.session.account;
  expect(list[0]).toMatchObject({
    account: maskAccount(account),
    gameName: 'Lotus Lanterns',
    nodeId: PLAYABLE_NODE,
    isDemo: false,
  });
  expect(JSON.stringify(list)).not.toContain(account);
  expect((await winners({ Language: 'TY' }))[0]?.gameName).toBe('โคมบัวนำโชค');
  expect(await winners({ Merchant: 'SOUTH' })).toEqual([]);
});

it('HOME-07 the winners list fills up with rows marked as demo after the real ones', async () => {
  await seedDemoWinners(gateway.database.db, 'NORTH', [{ nodeId: PLAYABLE_NODE, gameName: 'Lotus Lanterns' }]);
  const list = await winners();
  expect(list).toHaveLength(WINNERS_SHOWN);
  expect(list.map(({ isDemo }) => isDemo)).toEqual([
    false,
    false,
    ...Array.from({ length: WINNERS_SHOWN - 2 }, () => true),
  ]);
  expect(list.every(({ account, wonAt }) => account.includes('****') && wonAt <= gateway.deps.clock())).toBe(true);
});

describe('the biggest winners of today', () => {
  it('HOME-07 are real wins since midnight by size, then demo rows by size', async () => {
    const seat = await launchAsPlayer(gateway);
    await round(seat, 'middle', '100', '5000');
    await round(seat, 'yesterday', '100', '90000');
    const place = (at: number, operator: '=' | '!=') =>
      gateway.database.db
        .updateTable('bet_order')
        .set({ placed_at: new Date(at) })
        .where('round_id', operator, 'yesterday')
        .execute();
    await place(gateway.deps.clock() - 48 * 3_600_000, '=');
    // Relative to the time of the call, so that no midnight falls between the two.
    await place(gateway.deps.clock() + 61_000, '!=');
    const list = await winners({ Language: 'EN' }, 'biggest');
    const real = list.filter(({ isDemo }) => !isDemo).map(({ vo }) => vo.winAmount);
    expect(real).toEqual(['99.00', '50.00', '1.01']);
    expect(list.slice(0, real.length).some(({ isDemo }) => isDemo)).toBe(false);
    const demo = list.slice(real.length).map(({ vo }) => Number(vo.winAmount));
    expect(demo).toEqual(demo.toSorted((a, b) => b - a));
    expect(list).toHaveLength(WINNERS_SHOWN);
  });
});

it('HOME-07 wins below the merchant’s minimum are not listed', async () => {
  const realAmounts = (list: Winner[]) => list.filter(({ isDemo }) => !isDemo).map(({ vo }) => vo.winAmount);
  const { merchants } = gateway.app.gateway.services;
  const north = await merchants.byCode('NORTH');
  await merchants.save({ ...north!, settings: { winners: { minAmount: '60.00' } } });
  expect(realAmounts(await winners())).toEqual(['99.00', '900.00']);
  expect(realAmounts(await winners({ Language: 'EN' }, 'biggest'))).toEqual(['99.00']);
});

it('account masking hides more of a short name', () => {
  expect(['player01', 'abcdef', 'abc', 'ab'].map(maskAccount)).toEqual(['pl****01', 'ab****ef', 'a****', 'a****']);
});
