import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { offerGames, PLAYABLE_NODE, takeSeat, TEST_PROVIDER_SECRET } from '../provider/testing/testVendor.ts';
import { seedDemoWinners } from './demoWinners.ts';
import { maskAccount } from './winner.rules.ts';
import type { Winner } from './winner.service.ts';

// What was decided about the list, in a figure of the test’s own.
const WINNERS_SHOWN = 20;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

async function winners(headers: Record<string, string> = { Language: 'EN' }): Promise<Winner[]> {
  gateway.advance(6_000);
  return ((await gateway.call('listWinners', { headers })).envelope.value as { list: Winner[] }).list;
}

it('HOME-07 the winners list shows profitable real rounds, newest first, with masked names', async () => {
  const seat = await takeSeat(gateway);
  for (const [round_id, stake, payout] of [
    ['even', '100', '100'],
    ['lost', '100', '0'],
    ['small', '100', '101'],
    ['big', '200', '9900'],
  ] as const) {
    const tx_id = newTransferId();
    await seat.bet({ tx_id, round_id, amount: stake });
    await seat.win({ ref_tx_id: tx_id, round_id, amount: payout });
  }
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

it('account masking hides more of a short name', () => {
  expect(['player01', 'abcdef', 'abc', 'ab'].map(maskAccount)).toEqual(['pl****01', 'ab****ef', 'a****', 'a****']);
});
