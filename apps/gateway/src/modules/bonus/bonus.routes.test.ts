import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bonus } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { grantBonus } from './bonus.repository.ts';
import { WAGERING_READER } from './bonusWork.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const playerOf = ({ account }: TestSession) => ({ accountId: account.id, merchantCode: account.merchant_code });

/** Creates a player with a bonus of 500.00 that requires 40.00 of stakes. */
async function withBonus(): Promise<{ session: TestSession; bonusId: string }> {
  const session = await gateway.login();
  const bonusId = randomUUID();
  await grantBonus(gateway.deps.db, {
    player: playerOf(session),
    grantId: bonusId,
    currency: 'THB',
    amount: 50_000n,
    required: 4_000n,
    maxStake: 10_000n,
    conversionCap: 20_000n,
    expiresAt: new Date(Date.now() + 86_400_000),
    source: { promotionId: 'welcome', title: { EN: 'Welcome', TY: 'ยินดีต้อนรับ' } },
  });
  return { session, bonusId };
}
const bet = (session: TestSession, amount: bigint, isRoundClosed = true) =>
  createLedgerRepository(gateway.deps.db).bet({
    player: playerOf(session),
    provider: 'PARLOR',
    txId: newTransferId(),
    currency: 'THB',
    amount,
    roundId: newTransferId(),
    isRoundClosed,
    category: 'base',
    eventAt: 0,
    game: { nodeId: '1', gameCode: 'wheel', gameName: 'Wheel', gameType: 'RNG', vassalage: 'PARLOR' },
  });
const list = async (session: TestSession, language = 'EN') =>
  (
    (await gateway.call('listBonuses', { session, headers: { Language: language } })).envelope.value as {
      list: Bonus[];
    }
  ).list;
/** Returns the bonus of a player after every round was counted. */
async function counted(session: TestSession): Promise<Bonus | undefined> {
  const { bonusWork } = gateway.app.gateway.services;
  await untilRead(gateway.database.db, WAGERING_READER, () => bonusWork.readOutbox());
  return (await list(session))[0];
}

describe('the bonuses of a player', () => {
  it('PROMO-07 are listed with their terms, balance and wagered amount', async () => {
    const { session, bonusId } = await withBonus();
    expect((await bet(session, 1_000n)).status).toBe('OK');
    expect(await counted(session)).toMatchObject({
      bonusId,
      title: 'Welcome',
      state: 'ACTIVE',
      granted: '500.00',
      balance: '490.00',
      wagering: { required: '40.00', done: '10.00', left: '30.00' },
      maxStake: '100.00',
      conversionCap: '200.00',
      endedAt: null,
      converted: null,
    });
    expect((await list(session, 'TY'))[0]?.title).toBe('ยินดีต้อนรับ');
    const rounds = await gateway.call('listBonusRounds', { session, params: { bonusId } });
    expect(rounds.envelope.value).toMatchObject({
      list: [{ gameName: 'Wheel', gameType: 'RNG', stake: '10.00', counted: '10.00', reason: null }],
      totalCount: 1,
    });
  });

  it('become cash up to the cap when enough was staked, which the account record shows', async () => {
    const { session } = await withBonus();
    await bet(session, 4_000n);
    expect(await counted(session)).toMatchObject({ state: 'MET', balance: '0.00', converted: '200.00' });
    const record = await gateway.call('listTransactions', { session, query: { kind: 'BONUS' } });
    expect(record.envelope.value).toMatchObject({
      list: [
        { kind: 'BONUS', amount: '200.00' },
        { kind: 'BONUS', amount: '40.00' },
      ],
    });
  });

  it('can be forfeited once, and the cash stays', async () => {
    const { session, bonusId } = await withBonus();
    const end = () => gateway.call('endBonus', { session, params: { bonusId }, body: {} });
    expect((await end()).envelope.value).toMatchObject({ bonusId, state: 'GIVEN_UP', balance: '0.00' });
    expect((await end()).envelope.value).toMatchObject({ state: 'GIVEN_UP' });
    expect(await bet(session, 1n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  });

  it('wait for an open round before they end', async () => {
    const { session, bonusId } = await withBonus();
    await bet(session, 1_000n, false);
    const ended = await gateway.call('endBonus', { session, params: { bonusId }, body: {} });
    expect(ended.envelope.value).toMatchObject({ state: 'ENDING', balance: '490.00' });
  });

  it('of another player are not found', async () => {
    const { bonusId } = await withBonus();
    const other = await gateway.login();
    expect(await list(other)).toEqual([]);
    for (const name of ['listBonusRounds', 'endBonus'] as const) {
      const answer = await gateway.call(name, {
        session: other,
        params: { bonusId },
        ...(name === 'endBonus' && { body: {} }),
      });
      expect(answer.status).toBe(404);
    }
  });

  it('that were already met cannot be forfeited', async () => {
    const { session, bonusId } = await withBonus();
    await bet(session, 4_000n);
    await counted(session);
    const answer = await gateway.call('endBonus', { session, params: { bonusId }, body: {} });
    expect(answer.envelope).toMatchObject({ errorCode: 'bonus.not_active' });
  });
});
