import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createTrustedWithdrawer, createWithdrawer, payOut } from './testing/withdrawer.ts';
import type { WithdrawalDesk } from './withdrawalDesk.ts';

let gateway: TestGateway;
let desk: WithdrawalDesk;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
  desk = gateway.app.gateway.services.withdrawalDesk;
});
afterAll(() => gateway.close());

/** A withdrawal of 60,000.00 is a large payout. */
const LARGE = { amount: '60000' };

describe('an operator', () => {
  it('WAL-04 sees the review reasons and approves a withdrawal, which is then paid', async () => {
    const player = await createWithdrawer(gateway, { account: { profile: { payeeName: 'Somchai Jaidee' } } });
    const { withdrawalId: id } = await player.made({ amount: '4500.01' });
    expect(await desk.list('NORTH')).toContainEqual(
      expect.objectContaining({
        id,
        account: player.session.account.account,
        amount: '4500.01 THB',
        state: 'REVIEW',
        reviewReasons: ['new_card', 'first_withdrawal', 'amount'],
        needsTwo: false,
      }),
    );
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('OK');
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('REPLAYED');
    await payOut(gateway);
    const { state, steps } = await player.read(id);
    expect([state, steps.map((step) => step.state)]).toEqual([
      'PAID',
      ['REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID'],
    ]);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
    expect((await desk.show(id)).steps.map(({ by }) => by)).toEqual([
      'player',
      'platform',
      'operator:operator01',
      'platform',
      'psp:sandbox',
    ]);
  });

  it('WAL-04 refuses a withdrawal with a listed reason, which releases the money', async () => {
    const player = await createWithdrawer(gateway);
    const { withdrawalId: id } = await player.made();
    await expect(desk.refuse({ id, operator: 'operator01', reason: 'because' })).rejects.toThrow(
      '"because" is not a reason; there are card_name, documents',
    );
    expect(await desk.refuse({ id, operator: 'operator01', reason: 'documents', note: 'Asked by mail' })).toBe('OK');
    expect(await desk.refuse({ id, operator: 'operator02', reason: 'documents' })).toBe('REPLAYED');
    expect(await player.read(id)).toMatchObject({ state: 'REFUSED', reason: 'documents', isCancellable: false });
    expect(await player.free()).toBe(1_000_000n);
    await expect(desk.approve({ id, operator: 'operator02' })).rejects.toThrow('waits for nobody');
    await payOut(gateway);
    expect((await player.read(id)).state).toBe('REFUSED');
  });

  it('WAL-04 can refuse an approved withdrawal until its payout has started', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const { withdrawalId: id } = await player.made();
    expect(await desk.refuse({ id, operator: 'operator01', reason: 'terms' })).toBe('OK');
    const { withdrawalId: paying } = await player.made();
    await gateway.app.gateway.services.payouts.work();
    await expect(desk.refuse({ id: paying, operator: 'operator01', reason: 'terms' })).rejects.toThrow(
      'waits for nobody',
    );
    await payOut(gateway);
    expect((await player.read(paying)).state).toBe('PAID');
  });

  it.each(['nowhere', crypto.randomUUID()])('WAL-04 cannot show or approve the unknown withdrawal %s', async (id) => {
    await expect(desk.show(id)).rejects.toThrow(`There is no withdrawal ${id}`);
    await expect(desk.approve({ id, operator: 'operator01' })).rejects.toThrow(`There is no withdrawal ${id}`);
  });

  it('WAL-04 lists withdrawals of one merchant and gets an error for an unknown merchant or state', async () => {
    await createWithdrawer(gateway).then((player) => player.made());
    expect(await desk.list('SOUTH')).toEqual([]);
    await expect(desk.list('NOBODY')).rejects.toThrow('There is no merchant NOBODY');
    await expect(desk.list('NORTH', 'lost')).rejects.toThrow('"lost" is not a state; there are REQUESTED, REVIEW');
  });
});

describe('a large payout', () => {
  it('WAL-04 requires approval by two different operators, even for a trusted player', async () => {
    const player = await createTrustedWithdrawer(gateway, { balance: 20_000_000n });
    const { withdrawalId: id, state } = await player.made(LARGE);
    expect(state).toBe('REVIEW');
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('SECOND_NEEDED');
    expect(await desk.show(id)).toMatchObject({ needsTwo: true, madeBy: 'operator01', state: 'REVIEW' });
    await expect(desk.approve({ id, operator: 'operator01' })).rejects.toThrow('You approved');
    await payOut(gateway);
    expect((await player.read(id)).state).toBe('REVIEW');
    expect(await desk.approve({ id, operator: 'operator02' })).toBe('OK');
    await payOut(gateway);
    expect((await player.read(id)).state).toBe('PAID');
    const { acts } = await desk.show(id);
    expect(acts.map(({ operator, act, details }) => [operator, act, details['outcome']])).toEqual([
      ['operator01', 'approve', 'SECOND_NEEDED'],
      ['operator01', 'approve', 'SAME_OPERATOR'],
      ['operator02', 'approve', 'OK'],
    ]);
  });

  it('WAL-04 stays in review when one operator approves it several times concurrently', async () => {
    const player = await createWithdrawer(gateway, { balance: 20_000_000n });
    const { withdrawalId: id } = await player.made(LARGE);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => desk.approve({ id, operator: 'operator01' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await player.read(id)).state).toBe('REVIEW');
    await desk.refuse({ id, operator: 'operator01', reason: 'ask_service' });
  });

  it('WAL-04 cannot be approved in the database without two different operators', async () => {
    const { db } = gateway.database;
    const player = await createWithdrawer(gateway, { balance: 20_000_000n });
    const { withdrawalId: id } = await player.made(LARGE);
    for (const names of [
      `made_by = 'operator01'`,
      `made_by = 'operator01', checked_by = 'operator01'`,
      `checked_by = 'operator02'`,
    ]) {
      await expect(
        sql.raw(`update withdrawal set state = 'APPROVED', ${names} where id = '${id}'`).execute(db),
      ).rejects.toThrow('withdrawal_two_operators');
    }
  });
});

describe('withdrawal records', () => {
  it('WAL-04 are append-only, and a withdrawal does not return to an earlier state', async () => {
    const { db } = gateway.database;
    const player = await createWithdrawer(gateway);
    const { withdrawalId: id } = await player.made();
    await desk.refuse({ id, operator: 'operator01', reason: 'card_name' });
    for (const table of ['operator_act', 'withdrawal_step', 'withdrawal']) {
      await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow('append-only');
      await expect(sql.raw(`truncate ${table} cascade`).execute(db)).rejects.toThrow('append-only');
    }
    await expect(sql.raw(`update operator_act set operator = 'nobody'`).execute(db)).rejects.toThrow('append-only');
    await expect(sql.raw(`update withdrawal_step set at = now()`).execute(db)).rejects.toThrow('append-only');
    await expect(sql.raw(`update withdrawal set amount = 1 where id = '${id}'`).execute(db)).rejects.toThrow(
      'does not change',
    );
    await expect(
      sql.raw(`update withdrawal set state = 'REVIEW', reason = null, ended_at = null where id = '${id}'`).execute(db),
    ).rejects.toThrow('from REFUSED to REVIEW');
  });
});

it('WAL-04 the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
