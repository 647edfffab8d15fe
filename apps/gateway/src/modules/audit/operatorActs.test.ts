import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { listActs, recordAct, type OperatorAct } from './operatorActs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const approval: OperatorAct = {
  area: 'deposits',
  subject: 'D-1',
  merchantCode: 'NORTH',
  operator: 'operator01',
  act: 'approve',
  details: { amount: '100000', note: undefined },
};

describe('the operator log', () => {
  it('WAL-04 lists acts newest first, filtered by area, subject, merchant, operator and time', async () => {
    const { db } = gateway.database;
    await recordAct(db, approval);
    await recordAct(db, { ...approval, area: 'security', merchantCode: null, operator: 'operator02', details: {} });
    const [second, first] = await listActs(db, {});
    expect(first).toEqual({ ...approval, details: { amount: '100000' }, at: expect.any(Number) as number });
    expect(second).toMatchObject({ area: 'security', merchantCode: null });
    for (const filter of [{ area: 'deposits' }, { merchantCode: 'NORTH' }, { operator: 'operator01' }])
      expect(await listActs(db, filter)).toEqual([first]);
    expect(await listActs(db, { subject: 'D-2' })).toEqual([]);
    expect(await listActs(db, { since: second!.at + 60_000 })).toEqual([]);
    expect(await listActs(db, { since: first!.at, limit: 1 })).toEqual([second]);
  });

  it('WAL-04 does not keep an act whose transaction is rolled back', async () => {
    const { db } = gateway.database;
    const undone = db.transaction().execute(async (transaction) => {
      await recordAct(transaction, { ...approval, subject: 'D-3' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listActs(db, { subject: 'D-3' })).toEqual([]);
  });

  it.each([`update operator_act set operator = 'nobody'`, 'delete from operator_act', 'truncate operator_act'])(
    'WAL-04 is append-only: %s',
    async (statement) => {
      await recordAct(gateway.database.db, approval);
      await expect(sql.raw(statement).execute(gateway.database.db)).rejects.toThrow('operator_act is append-only');
    },
  );

  it('WAL-04 rejects an act without an operator', async () => {
    await expect(recordAct(gateway.database.db, { ...approval, operator: '' })).rejects.toThrow('check constraint');
  });
});
