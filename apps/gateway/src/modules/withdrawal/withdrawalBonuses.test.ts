import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WithdrawalTerms } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { findPurse, grantBonus } from '../bonus/bonus.repository.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { WAGERING_READER } from '../bonus/bonusWork.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { createWithdrawer, newKey, type Withdrawer } from './testing/withdrawer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

/** Gives a player a bonus with a wagering requirement of 4,000.00; returns its id. */
async function bonusOf({ player }: Withdrawer, amount = 50_000n): Promise<string> {
  const grantId = crypto.randomUUID();
  await grantBonus(gateway.database.db, {
    player,
    grantId,
    currency: 'THB',
    amount,
    required: 400_000n,
    expiresAt: new Date(Date.now() + 86_400_000),
    source: { promotionId: 'welcome', title: { EN: 'Welcome', TY: 'ต้อนรับ' } },
  });
  return grantId;
}
const purseOf = ({ player }: Withdrawer, id: string) => findPurse(gateway.database.db, player, id);
const codeOf = ({ envelope }: Awaited<ReturnType<Withdrawer['request']>>) =>
  envelope.success ? 'OK' : envelope.errorCode;

/** Places a bet, which may exceed the cash, in an open round; returns the vendor's transaction id. */
async function betOf({ player }: Withdrawer, amount: bigint): Promise<string> {
  const txId = newTransferId();
  const { status } = await createLedgerRepository(gateway.database.db).bet({
    player,
    provider: 'PARLOR',
    txId,
    currency: 'THB',
    amount,
    roundId: txId,
    isRoundClosed: false,
    category: 'base',
    eventAt: 0,
    game: { nodeId: 'n1', gameCode: 'g1', gameName: 'G', gameType: 'RNG', vassalage: 'PARLOR' },
  });
  if (status !== 'OK') throw new Error(`The bet of the test was answered ${status}`);
  return txId;
}

describe('a withdrawal of a player with a bonus', () => {
  it('PROMO-07 WAL-04 lists the bonuses it would end and the loss, and reserves nothing without consent', async () => {
    const withdrawer = await createWithdrawer(gateway);
    const id = await bonusOf(withdrawer);
    const { envelope } = await gateway.call('getWithdrawalTerms', {
      session: withdrawer.session,
      headers: { Merchant: 'NORTH', Language: 'EN' },
    });
    expect((envelope.value as unknown as WithdrawalTerms).bonuses).toEqual([
      { bonusId: id, title: 'Welcome', balance: '500.00' },
    ]);
    expect(codeOf(await withdrawer.request())).toBe('withdrawal.ends_bonus');
    expect(codeOf(await withdrawer.request({ endsBonuses: [] }))).toBe('withdrawal.ends_bonus');
    // The player consented to a smaller loss than the real one.
    expect(codeOf(await withdrawer.request({ endsBonuses: [{ bonusId: id, balance: '499.99' }] }))).toBe(
      'withdrawal.ends_bonus',
    );
    expect(codeOf(await withdrawer.request({ endsBonuses: [{ bonusId: newTransferId(), balance: '500.00' }] }))).toBe(
      'withdrawal.ends_bonus',
    );
    expect(await withdrawer.free()).toBe(1_000_000n);
    expect(await purseOf(withdrawer, id)).toMatchObject({ state: 'ACTIVE', balance: 50_000n });
  });

  it('PROMO-07 WAL-04 ends all named bonuses once, and leaves the remaining cash', async () => {
    const withdrawer = await createWithdrawer(gateway);
    const [first, second] = [await bonusOf(withdrawer), await bonusOf(withdrawer, 2_500n)];
    const one = { bonusId: first, balance: '500.00' };
    const both = [one, { bonusId: second, balance: '25.00' }];
    expect(codeOf(await withdrawer.request({ endsBonuses: [one] }))).toBe('withdrawal.ends_bonus');
    const key = newKey();
    const made = await withdrawer.request({ endsBonuses: both }, key);
    expect(codeOf(made)).toBe('OK');
    expect(await purseOf(withdrawer, first)).toMatchObject({
      state: 'GIVEN_UP',
      reason: 'withdrawal',
      returned: 50_000n,
    });
    expect(await purseOf(withdrawer, second)).toMatchObject({ state: 'GIVEN_UP', returned: 2_500n });
    expect(await withdrawer.free()).toBe(900_000n);
    // A repeated request returns the same withdrawal, and does not affect a newer bonus.
    const third = await bonusOf(withdrawer);
    const again = await withdrawer.request({ endsBonuses: both }, key);
    expect(again.envelope.value).toEqual(made.envelope.value);
    expect(await purseOf(withdrawer, third)).toMatchObject({ state: 'ACTIVE' });
    expect(await withdrawer.free()).toBe(900_000n);
  });

  it('PROMO-07 keeps the bonus if it is refused', async () => {
    const withdrawer = await createWithdrawer(gateway);
    const id = await bonusOf(withdrawer);
    const endsBonuses = [{ bonusId: id, balance: '500.00' }];
    expect(codeOf(await withdrawer.request({ amount: '10000.01', endsBonuses }))).toBe('wallet.insufficient_balance');
    expect(await purseOf(withdrawer, id)).toMatchObject({ state: 'ACTIVE', balance: 50_000n });
  });

  it('PROMO-07 ends the bonus only after its open round is settled', async () => {
    const withdrawer = await createWithdrawer(gateway, { balance: 10_000n });
    const id = await bonusOf(withdrawer);
    // All cash and 100.00 of the bonus.
    const txId = await betOf(withdrawer, 20_000n);
    const ledger = createLedgerRepository(gateway.database.db);
    const { player } = withdrawer;
    await ledger.promo({
      player,
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount: 100_000n,
      note: '',
      eventAt: 0,
    });
    expect(codeOf(await withdrawer.request({ endsBonuses: [{ bonusId: id, balance: '400.00' }] }))).toBe('OK');
    expect(await purseOf(withdrawer, id)).toMatchObject({ state: 'ENDING', ends_as: 'GIVEN_UP', balance: 40_000n });
    await ledger.win({
      player,
      provider: 'PARLOR',
      txId: newTransferId(),
      refTxId: txId,
      roundId: txId,
      currency: 'THB',
      amount: 30_000n,
      isRoundClosed: true,
      category: 'base',
      eventAt: 0,
    });
    await gateway.app.gateway.services.bonusWork.sweep();
    expect(await purseOf(withdrawer, id)).toMatchObject({ state: 'GIVEN_UP', returned: 55_000n });
    expect(await withdrawer.free()).toBe(15_000n);
  });

  it('PROMO-07 ends the bonus once when two are concurrent, and reserves only available money', async () => {
    const withdrawer = await createWithdrawer(gateway, { balance: 200_000n });
    const id = await bonusOf(withdrawer);
    const endsBonuses = [{ bonusId: id, balance: '500.00' }];
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdrawer.request({ endsBonuses })));
    const made = answers.filter(({ envelope }) => envelope.success).length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(3);
    expect(await withdrawer.free()).toBe(200_000n - BigInt(made) * 100_000n);
    expect(await purseOf(withdrawer, id)).toMatchObject({ state: 'GIVEN_UP', returned: 50_000n });
  });

  it('PROMO-07 either converts or ends the bonus when it races the round that completes wagering', async () => {
    const ends: string[] = [];
    for (let race = 0; race < 2; race += 1) {
      const withdrawer = await createWithdrawer(gateway, { balance: 500_000n });
      const id = await bonusOf(withdrawer);
      const { player } = withdrawer;
      const { bonusWork } = gateway.app.gateway.services;
      const met = await betOf(withdrawer, 400_000n);
      await createLedgerRepository(gateway.database.db).endRound({ player, provider: 'PARLOR', roundId: met });
      const endsBonuses = [{ bonusId: id, balance: '500.00' }];
      const count = () => untilRead(gateway.database.db, WAGERING_READER, () => bonusWork.readOutbox());
      const [answer] = await Promise.all([withdrawer.request({ endsBonuses }), count()]);
      const purse = await purseOf(withdrawer, id);
      // Either all of the bonus is cash or none, and the withdrawal reserved its amount.
      const [converted, returned] = purse?.state === 'MET' ? [50_000n, 0n] : [0n, 50_000n];
      expect(purse).toMatchObject({ balance: 0n, converted, returned });
      const taken = codeOf(answer) === 'OK' ? 100_000n : 0n;
      expect(await withdrawer.free()).toBe(100_000n + converted - taken);
      ends.push(purse?.state ?? '');
    }
    expect(ends.filter((state) => state !== 'MET' && state !== 'GIVEN_UP')).toEqual([]);
  });

  it('leaves the ledger balanced', async () => {
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });
});
