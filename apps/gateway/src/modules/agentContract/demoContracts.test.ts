import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoTeam } from '../agentReport/demoTeams.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { seedDemoContracts } from './demoContracts.ts';

let gateway: TestGateway;
let headId = '';
const seed = async () => {
  const merchant = await gateway.app.gateway.services.merchants.byCode('NORTH');
  if (merchant === undefined) throw new Error('NORTH is gone');
  await seedDemoContracts(gateway.deps.db, { merchant, headId, now: gateway.deps.clock() });
};

beforeAll(async () => {
  gateway = await createTestGateway();
  headId = (await gateway.createAccount({ type: 1 })).id;
  await seedDemoTeam(gateway.deps.db, {
    headId,
    merchantCode: 'NORTH',
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    seed: 7,
    now: gateway.deps.clock(),
  });
  await seed();
});
afterAll(() => gateway.close());

const all = async () => {
  const { db } = gateway.database;
  const contracts = await db.selectFrom('agent_contract').selectAll().execute();
  const bills = await db.selectFrom('agent_bill').selectAll().execute();
  return { contracts, bills };
};

describe('contracts of a demo team', () => {
  it('AGT-07 are signed, proposed, amended and revoked, with paid, open, underpaid and adjusted bills', async () => {
    const { contracts, bills } = await all();
    const own = contracts.filter(({ payer_id, payee_id }) => payer_id === headId || payee_id === headId);
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['ACTIVE', 'PENDING', 'AMEND_PENDING', 'REVOKED']));
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['daily_salary', 'hourly', 'dividend']));
    const states = new Set(bills.map(({ state }) => state));
    expect([...states]).toEqual(expect.arrayContaining(['PAID', 'COLLECTABLE', 'PARTIAL']));
    expect(bills.filter(({ sequence }) => sequence > 0)).toHaveLength(1);
  });

  it('AGT-07 show who offered and who accepted; the platform has no name', async () => {
    const { rows } = await sql<{ event: string; by: string; payer: string | null; payee: string }>`
      select e.event, e.by_name as by, payer.account as payer, payee.account as payee
      from agent_contract_event e join agent_contract c on c.id = e.contract_id
      join account payee on payee.id = c.payee_id left join account payer on payer.id = c.payer_id
      where e.event in ('proposed', 'accepted')`.execute(gateway.database.db);
    expect(new Set(rows.map(({ event, payer }) => `${event} ${payer === null}`)).size).toBe(4);
    expect(rows.filter(({ event, by, payer, payee }) => by !== (event === 'accepted' ? payee : (payer ?? '')))).toEqual(
      [],
    );
  });

  it('AGT-07 have bills that are the same when they are recomputed, and a consistent ledger', async () => {
    const { bills } = await all();
    const merchant = await gateway.app.gateway.services.merchants.byCode('NORTH');
    const head = await gateway.app.gateway.services.accounts.byId(headId);
    if (merchant === undefined || head === undefined) throw new Error('The demo is gone');
    const session = { id: '', accountId: headId, merchantCode: 'NORTH', account: head.account, type: 1 };
    // The first bill of an adjusted period differs by the adjustment.
    const adjusted = bills.flatMap(({ adjusts }) => (adjusts === null ? [] : [adjusts]));
    for (const { id } of bills.filter((bill) => !adjusted.includes(bill.id)).slice(0, 12))
      expect(await gateway.app.gateway.services.bills.recompute({ session, merchant }, id)).toMatchObject({
        isEqual: true,
      });
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });

  it('are written once', async () => {
    const before = await all();
    await seed();
    expect(await all()).toEqual(before);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from agent_bill where paid > 0`.execute(
      gateway.database.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(3);
  });
});
