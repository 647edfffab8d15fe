import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import type { DepositDesk } from './depositDesk.ts';
import { createDepositor, offerDeposits, slipPicture } from './testing/depositor.ts';

const LARGE = '45000';

let gateway: TestGateway;
let desk: DepositDesk;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true, rateLimitPerMinute: 10_000 } });
  await gateway.app.ready();
  await offerDeposits(gateway, { feePpm: 10_000 });
  desk = gateway.app.gateway.services.depositDesk;
});
afterAll(() => gateway.close());

/** Creates a transfer whose slip was sent. */
async function waiting(amount = '1000') {
  const depositor = await createDepositor(gateway);
  const { orderId: id, transfer } = await depositor.create({ amount });
  await depositor.sendSlip(id, await slipPicture(`#${id.slice(-6)}`));
  return { ...depositor, id, reference: transfer?.reference ?? '' };
}

describe('an operator', () => {
  it('WAL-03 finds a transfer by reference, views its slip and credits it once, with each act recorded', async () => {
    const { id, reference, session, balance, read } = await waiting();
    expect((await desk.list('NORTH')).map((entry) => entry.id)).toContain(id);
    expect(await desk.show(reference.toLowerCase())).toMatchObject({
      id,
      account: session.account.account,
      amount: '1000.00 THB',
      reviewReason: 'slip',
      slips: [{ place: 1, alsoSentFor: [] }],
    });
    expect((await sharp(await desk.slip({ id, operator: 'operator01' })).metadata()).format).toBe('jpeg');
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('OK');
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('REPLAYED');
    expect(await balance()).toBe('990.00');
    expect(await read(id)).toMatchObject({ state: 'PAID', fee: '10.00', credited: '990.00', transfer: null });
    const { acts } = await desk.show(id);
    expect(acts.map(({ operator, act, details }) => [operator, act, details['outcome'] ?? details['place']])).toEqual([
      ['operator01', 'view_slip', 1],
      ['operator01', 'approve', 'OK'],
      ['operator01', 'approve', 'REPLAYED'],
    ]);
  });

  it('WAL-03 can credit the amount received, with the fee computed from it', async () => {
    const { id, balance, read } = await waiting();
    expect(await desk.approve({ id, operator: 'operator01', amount: '800.50' })).toBe('OK');
    expect(await balance()).toBe('792.50');
    expect(await read(id)).toMatchObject({ amount: '800.50', fee: '8.00', credited: '792.50' });
    await expect(desk.approve({ id, operator: 'operator02', amount: '900' })).rejects.toThrow('waits for nobody');
  });

  it('WAL-03 can reject a transfer with a reason the player sees, and nothing is credited', async () => {
    const { id, balance, read, sendSlip } = await waiting();
    expect(await desk.refuse({ id, operator: 'operator01', reason: 'not_received', note: 'statement of Monday' })).toBe(
      'OK',
    );
    expect(await desk.refuse({ id, operator: 'operator01', reason: 'not_received' })).toBe('REPLAYED');
    expect(await read(id)).toMatchObject({ state: 'FAILED', reason: 'not_received', transfer: null });
    expect(await balance()).toBe('0.00');
    expect(await sendSlip(id, await slipPicture('#999999'))).toBe('deposit.order_closed');
    await expect(desk.approve({ id, operator: 'operator02' })).rejects.toThrow('waits for nobody');
    await expect(desk.refuse({ id, operator: 'operator02', reason: 'because' })).rejects.toThrow(
      '"because" is not a reason',
    );
  });

  it('WAL-03 can credit a transfer without a slip', async () => {
    const depositor = await createDepositor(gateway);
    const { orderId: id } = await depositor.create();
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('OK');
    expect(await depositor.balance()).toBe('990.00');
  });

  it('WAL-03 sees that a slip was also sent for another deposit', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const same = await slipPicture('#abcdef');
    await first.sendSlip(first.id, same);
    await second.sendSlip(second.id, same);
    expect((await desk.show(second.id)).slips.at(-1)?.alsoSentFor).toEqual([first.id]);
  });

  it.each(['0', '-5', '1e3', '12.345', '٣'])('WAL-03 cannot credit the invalid amount %s', async (amount) => {
    const { id } = await waiting();
    await expect(desk.approve({ id, operator: 'operator01', amount })).rejects.toThrow('is not an amount of THB');
  });

  it('WAL-03 credits a transfer only once under concurrent approvals', async () => {
    const { id, balance } = await waiting();
    await Promise.allSettled(
      Array.from({ length: 12 }, (_each, at) => desk.approve({ id, operator: `operator${at}` })),
    );
    expect(await balance()).toBe('990.00');
  });
});

describe('a large manual deposit', () => {
  it('WAL-03 requires two different operators to approve the same amount', async () => {
    const { id, balance, read } = await waiting(LARGE);
    expect(await desk.approve({ id, operator: 'operator01' })).toBe('SECOND_NEEDED');
    await expect(desk.approve({ id, operator: 'operator01' })).rejects.toThrow('You approved');
    await expect(desk.approve({ id, operator: 'operator02', amount: '44999' })).rejects.toThrow('another amount');
    expect(await balance()).toBe('0.00');
    expect(await read(id)).toMatchObject({ state: 'REVIEW', transfer: { slipsLeft: 0 } });
    expect(await desk.approve({ id, operator: 'operator02' })).toBe('OK');
    expect(await balance()).toBe('44550.00');
  });

  it('WAL-03 is determined by the amount received, not the amount ordered', async () => {
    const { id } = await waiting('1000');
    expect(await desk.approve({ id, operator: 'operator01', amount: LARGE })).toBe('SECOND_NEEDED');
  });

  it('WAL-03 cannot be marked as paid in the database with a single operator', async () => {
    const { id } = await waiting(LARGE);
    for (const names of [`made_by = 'operator01'`, `made_by = 'operator01', checked_by = 'operator01'`])
      await expect(
        sql
          .raw(`update deposit_order set state = 'PAID', settled_at = now(), ${names} where id = '${id}'`)
          .execute(gateway.database.db),
      ).rejects.toThrow('deposit_two_operators');
  });
});

describe('deposit records', () => {
  it('WAL-03 cannot be deleted, reopened or given a different fee', async () => {
    const { db } = gateway.database;
    const { id } = await waiting();
    await desk.approve({ id, operator: 'operator01' });
    for (const table of ['deposit_order', 'deposit_slip'])
      await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow('append-only');
    await expect(
      sql.raw(`update deposit_order set state = 'PENDING', settled_at = null where id = '${id}'`).execute(db),
    ).rejects.toThrow('from PAID to PENDING');
    await expect(sql.raw(`update deposit_order set fee_ppm = 0 where id = '${id}'`).execute(db)).rejects.toThrow(
      'does not change',
    );
  });

  it('WAL-03 leave the ledger balanced after all tests above', async () => {
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });
});
