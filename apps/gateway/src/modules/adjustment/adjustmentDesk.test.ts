import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { listActs } from '../audit/operatorActs.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createAdjustmentDesk, type AdjustmentDesk } from './adjustmentDesk.ts';

let gateway: TestGateway;
let desk: AdjustmentDesk;
let session: TestSession;
beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.app.ready();
  session = await gateway.login();
  desk = createAdjustmentDesk({ db: gateway.database.db, clock: gateway.deps.clock });
});
afterAll(() => gateway.close());

const request = (amount: string, change: object = {}) =>
  desk.request({
    merchantCode: 'NORTH',
    account: session.account.account,
    amount,
    reason: 'round 4711 was taken twice',
    operator: 'maker',
    ...change,
  });
const balance = async () =>
  ((await gateway.call('getBalance', { session })).envelope.value as { sumBalance: string }).sumBalance;

describe('an adjustment', () => {
  it('WAL-05 moves money once, after approval by another operator, and records both names and the reason', async () => {
    const id = await request('250.00');
    expect(await balance()).toBe('0.00');
    await expect(desk.approve({ id, operator: 'maker' })).rejects.toThrow('another operator has to approve it');
    expect(await desk.list('NORTH')).toMatchObject([
      { id, amount: '250.00 THB', requestedBy: 'maker', decidedBy: null },
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.approve({ id, operator: 'checker' })));
    expect(answers.toSorted()).toEqual(['OK', 'REPLAYED', 'REPLAYED', 'REPLAYED', 'REPLAYED', 'REPLAYED']);
    expect(await balance()).toBe('250.00');
    const { note } = await gateway.database.db
      .selectFrom('ledger_transfer')
      .select('note')
      .where('kind', '=', 'adjustment')
      .executeTakeFirstOrThrow();
    expect(note).toBe('maker / checker: round 4711 was taken twice');
    const acts = await listActs(gateway.database.db, { area: 'adjust', subject: id });
    expect(acts.at(-1)).toMatchObject({ operator: 'maker', act: 'request', details: { amount: '25000' } });
    expect(acts.at(-2)).toMatchObject({ operator: 'maker', act: 'approve', details: { outcome: 'SAME_OPERATOR' } });
  });

  it('WAL-05 can deduct money, but not more than the balance', async () => {
    const id = await request('-100');
    await desk.approve({ id, operator: 'checker' });
    expect(await balance()).toBe('150.00');
    const tooMuch = await request('-150.01');
    await expect(desk.approve({ id: tooMuch, operator: 'checker' })).rejects.toThrow('it stays requested');
    expect(await balance()).toBe('150.00');
    const more = await request('0.01');
    await desk.approve({ id: more, operator: 'checker' });
    expect(await desk.approve({ id: tooMuch, operator: 'checker' })).toBe('OK');
    expect(await balance()).toBe('0.00');
  });

  it('WAL-05 that is refused or cancelled moves no money and cannot be approved later', async () => {
    const [refused, withdrawn] = [await request('5'), await request('6')];
    expect(await desk.refuse({ id: refused, operator: 'checker', note: 'was paid' })).toBe('OK');
    expect(await desk.refuse({ id: withdrawn, operator: 'maker' })).toBe('OK');
    for (const id of [refused, withdrawn])
      await expect(desk.approve({ id, operator: 'third' })).rejects.toThrow('is decided');
    expect((await desk.list('NORTH', 'refused')).map(({ id }) => id)).toEqual([refused, withdrawn]);
    expect(await balance()).toBe('0.00');
  });

  it('WAL-05 cannot be self-approved, changed or deleted by a direct database statement', async () => {
    const { db } = gateway.database;
    const id = await request('7');
    await expect(
      sql
        .raw(`update adjustment set state = 'APPROVED', decided_by = 'maker', decided_at = now() where id = '${id}'`)
        .execute(db),
    ).rejects.toThrow('adjustment_two_operators');
    await expect(sql.raw(`update adjustment set amount = 70000 where id = '${id}'`).execute(db)).rejects.toThrow(
      'as it was requested',
    );
    await expect(sql.raw('delete from adjustment').execute(db)).rejects.toThrow('append-only');
  });

  it.each([
    ['0', {}, 'is not an amount'],
    ['1.234', {}, 'is not an amount'],
    ['9'.repeat(20), {}, 'is not an amount'],
    ['1', { account: 'nobody' }, 'has no account nobody'],
    ['1', { merchantCode: 'NOWHERE' }, 'NOWHERE has no account'],
    ['1', { reason: ' ' }, 'A reason has'],
  ])('WAL-05 of %s with %j is rejected', async (amount, change, words) => {
    await expect(request(amount, change)).rejects.toThrow(words);
  });

  it('WAL-05 leaves the ledger consistent', async () => {
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });
});
