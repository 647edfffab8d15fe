import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTree } from '../agent/testing/createTree.ts';
import { forgetCounts } from './headCounts.repository.ts';
import { computeRebates } from './rebate.repository.ts';
import { listDirectResults, sumAccount } from './results.repository.ts';
import { addUp } from './results.rules.ts';
import { sumDays } from './team.repository.ts';
import { netLossOf, teamFigures, teamFiguresOf } from './teamFigures.ts';
import { rebatesOfLine, teamsOf, type ReferenceAccount } from './testing/referenceTeams.ts';
import { createTeamFixture, type TeamFixture } from './testing/teamFixture.ts';

/** Trees of up to 40 accounts, uplines before their downlines. */
const trees = fc
  .array(fc.record({ above: fc.nat(), turnover: fc.bigInt(0n, 10n ** 9n), payouts: fc.bigInt(0n, 10n ** 9n) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((accounts) =>
    accounts.map(({ above, turnover, payouts }, index): ReferenceAccount => ({
      parent: index === 0 ? undefined : above % index,
      turnover,
      payouts,
    })),
  );

describe('teams', () => {
  it('AGT-02 equal the account plus the sum of its direct teams, on 10,000 random trees', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const teams = teamsOf(tree);
        for (const [index, { turnover, payouts }] of tree.entries()) {
          const direct = teams.filter((_, otherIndex) => tree[otherIndex]?.parent === index);
          const rows = [{ turnover, payouts }, ...direct].map((row) => ({ ...nothing, ...row }));
          expect(addUp(rows)).toMatchObject(teams[index] ?? {});
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('AGT-08 earn rebates that add up to the turnover at the highest rate of the line, on 10,000 random lines', () => {
    const rates = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), rates, (turnover, line) => {
        const earned = rebatesOfLine(turnover, line);
        const sum = earned.reduce((all, part) => all + part, 0n);
        expect(sum).toBe((turnover * BigInt(Math.max(...line))) / 1_000_000n);
        expect(earned.every((part) => part >= 0n)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('AGT-02 golden example 5: have a net loss of 800,000 - 761,000 - 5,200 - 3,000 - 800 = 30,000.00', () => {
    const figures = {
      turnover: 80_000_000n,
      payouts: 76_100_000n,
      rebates: 520_000n,
      promotions: 300_000n,
      fees: 80_000n,
    };
    expect(netLossOf(figures)).toBe(3_000_000n);
  });
});

const nothing = {
  turnover: 0n,
  payouts: 0n,
  deposits: 0n,
  withdrawals: 0n,
  promotions: 0n,
  rebates: 0n,
  fees: 0n,
  netLoss: 0n,
  members: 0,
  active: 0,
};

describe('teams in PostgreSQL', () => {
  let fixture: TeamFixture;
  beforeAll(async () => {
    fixture = await createTeamFixture();
  });
  afterAll(() => fixture.gateway.close());

  const days = { currency: 'THB', timeZone: 'Asia/Bangkok', from: '2026-01-01', to: '2026-01-31' };
  /** Inserts figures of accounts as the reader adds them, for every account above on the day. */
  async function play(ids: readonly string[], seed: number): Promise<ReferenceAccount[]> {
    const { db } = fixture.gateway.database;
    const figures = ids.map((_, index) => ({
      turnover: BigInt(((index * 7_919 + seed * 104_729) % 1_000) * 37),
      payouts: BigInt(((index * 6_151 + seed) % 500) * 11),
    }));
    const own = sql`
      select id as account_id, 'THB' as currency, '2026-01-15'::date as day, 'RNG' as game_type, turnover, payouts
      from unnest(${ids}::uuid[], ${figures.map(({ turnover }) => turnover)}::bigint[], ${figures.map(({ payouts }) => payouts)}::bigint[]) as r (id, turnover, payouts)`;
    const hour = sql`timestamptz '2026-01-15 12:00+07'`;
    await sql`insert into agent_day (account_id, currency, day, game_type, turnover, payouts) ${own}`.execute(db);
    await sql`insert into agent_hour (account_id, currency, day, game_type, turnover, payouts, hour) select o.*, ${hour} from (${own}) o`.execute(
      db,
    );
    const team = sql`
      select a.ancestor_id, o.currency, o.day, o.game_type, sum(o.turnover), sum(o.payouts)
      from (${own}) o join account_ancestor a on a.descendant_id = o.account_id group by 1, 2, 3, 4`;
    await sql`insert into agent_team_day (agent_id, currency, day, game_type, turnover, payouts) ${team}`.execute(db);
    await sql`insert into agent_team_hour (agent_id, currency, day, game_type, turnover, payouts, hour) select t.*, ${hour} from (${team}) t`.execute(
      db,
    );
    await forgetCounts(fixture.gateway.deps.db, 'NORTH');
    await fixture.read();
    const indexes = new Map(ids.map((id, index) => [id, index]));
    const rows = await db.selectFrom('account').select(['id', 'parent_id']).where('id', 'in', ids).execute();
    const parents = new Map(
      rows.map(({ id, parent_id: parent }) => [id, parent === null ? undefined : indexes.get(parent)]),
    );
    return figures.map((figure, index) => ({ ...figure, parent: parents.get(ids[index] ?? '') }));
  }

  it.each([1, 2, 3])('AGT-02 equal the account plus the sum of its direct teams (seed %i)', async (seed) => {
    const db = fixture.gateway.deps.db;
    const accounts = await createTree(fixture.gateway.database.db, { members: 40, agents: 12, depth: 5, seed });
    const ids = accounts.map(({ id }) => id);
    const tree = await play(ids, seed);
    const teams = teamsOf(tree);
    const span = {
      currency: 'THB',
      from: new Date('2026-01-01T00:00:00+07:00'),
      to: new Date('2026-02-01T00:00:00+07:00'),
      activeTurnover: 10_000n,
    };
    const figures = await teamFiguresOf(db, { agentIds: ids, ...span });
    for (const [index, id] of ids.entries()) {
      expect(figures.get(id) ?? nothing).toMatchObject(teams[index] ?? {});
      if (accounts[index]?.type !== 1) continue;
      const question = { agentId: id, ...days };
      const [own, direct, all] = await Promise.all([
        sumAccount(db, question),
        listDirectResults(db, question),
        sumDays(db, question),
      ]);
      const active = own.turnover >= 10_000n ? 1 : 0;
      const total = addUp([
        { ...own, netLoss: netLossOf(own), members: 1, active },
        ...direct.map((row) => ({ ...row, netLoss: netLossOf(row) })),
      ]);
      expect(total).toMatchObject({ ...all, active: figures.get(id)?.active ?? 0 });
    }
  });

  it('AGT-08 earn the result of exact arithmetic, at rates in any order', async () => {
    const { db } = fixture.gateway.database;
    const accounts = await createTree(db, { members: 60, agents: 20, depth: 8, seed: 9 });
    const ids = accounts.map(({ id }) => id);
    const tree = await play(ids, 9);
    const rates = ids.map((_, index) => (index * 977) % 90_000);
    await sql`insert into agent_rate (account_id, game_type, rate_ppm, valid_from)
      select id, 'RNG', ppm, '2020-01-01' from unnest(${ids}::uuid[], ${rates}::int[]) as r (id, ppm)`.execute(db);
    const expected = ids.map(() => 0n);
    for (const [index, { turnover }] of tree.entries()) {
      const line: number[] = [];
      for (let at: number | undefined = index; at !== undefined; at = tree[at]?.parent) line.push(at);
      const earned = rebatesOfLine(
        turnover,
        line.map((at) => rates[at] ?? 0),
      );
      for (const [step, at] of line.entries()) expected[at] = (expected[at] ?? 0n) + (earned[step] ?? 0n);
    }
    const policy = { merchantCode: 'NORTH', timeZone: 'Asia/Bangkok', topRates: {} };
    await db.transaction().execute((transaction) => computeRebates(transaction, 'none', '2026-01-15', policy, 0));
    const rows = await db
      .selectFrom('agent_rebate')
      .select(['account_id', 'amount'])
      .where('account_id', 'in', ids)
      .execute();
    const amounts = new Map(rows.map(({ account_id: id, amount }) => [id, amount]));
    expect(ids.map((id) => amounts.get(id) ?? 0n)).toEqual(expected);
    // Amounts whose product exceeds bigint are computed exactly too.
    const { rows: large } = await sql<{ part: bigint }>`select agent_part(900719925474099199, 78000) as part`.execute(
      db,
    );
    expect(large).toEqual([{ part: (900_719_925_474_099_199n * 78_000n) / 1_000_000n }]);
  });

  it('AGT-02 have zeros without any activity', async () => {
    const agent = await fixture.member(undefined, { type: 1 });
    const span = { currency: 'THB', from: new Date(0), to: new Date(1), activeTurnover: 1n };
    const { members: _, ...zeros } = nothing;
    expect(await teamFigures(fixture.gateway.deps.db, { agentId: agent.id, ...span })).toEqual(zeros);
  });
});
