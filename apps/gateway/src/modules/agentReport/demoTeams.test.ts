import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { seedDemoTeam } from './demoTeams.ts';
import { rebatePolicyOf } from './rebate.service.ts';
import { listSources } from './rebateList.repository.ts';
import { planTeam, TEAM_SIZE } from './demoTeamPlan.ts';
import { createTeamFixture, type TeamFixture, type TeamMember } from './testing/teamFixture.ts';

let fixture: TeamFixture;
let head: TeamMember;
const now = Date.now();

beforeAll(async () => {
  fixture = await createTeamFixture();
  head = await fixture.member(undefined, { type: 1 });
  await seed();
});
afterAll(() => fixture.gateway.close());

const owner = () => fixture.gateway.database.db;
const seed = () =>
  seedDemoTeam(fixture.gateway.deps.db, {
    headId: head.id,
    merchantCode: 'NORTH',
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    seed: 7,
    now,
  });
const queryOne = async <Row>(query: ReturnType<typeof sql>): Promise<Row> =>
  (await query.execute(owner())).rows[0] as Row;

describe('a demo team', () => {
  it('has 500 accounts on five levels, each with a rate below its upline', () => {
    const team = planTeam(7);
    expect(team).toHaveLength(TEAM_SIZE);
    expect(Math.max(...team.map(({ level }) => level))).toBe(5);
    expect(new Set(team.map(({ account }) => account)).size).toBe(TEAM_SIZE);
    for (const { above, ratePpm, joined } of team) {
      const upline = team[above - 1];
      if (upline === undefined) continue;
      expect(upline.isAgent).toBe(true);
      expect(ratePpm).toBeLessThan(upline.ratePpm);
      expect(joined).toBeGreaterThanOrEqual(upline.joined);
    }
    expect(planTeam(7)).toEqual(team);
  });

  it('has half a year of play that grows, and more of it at weekends', async () => {
    const { days, members } = await queryOne<{ days: bigint; members: bigint }>(
      sql`select count(distinct day) as days, count(distinct account_id) as members from agent_day where is_demo`,
    );
    expect(Number(days)).toBeGreaterThan(150);
    expect(Number(members)).toBeGreaterThan(400);
    const { grows, weekends, margin } = await queryOne<{ grows: boolean; weekends: boolean; margin: bigint }>(sql`
      select sum(turnover) filter (where day >= current_date - 60) > 2 * sum(turnover) filter (where day < current_date - 120) as grows,
        avg(turnover) filter (where extract(isodow from day) >= 5) > avg(turnover) filter (where extract(isodow from day) < 5) as weekends,
        ((sum(turnover) - sum(payouts)) * 1000 / sum(turnover))::bigint as margin
      from agent_team_day where agent_id = ${head.id}::uuid`);
    expect({ grows, weekends }).toEqual({ grows: true, weekends: true });
    // The players lose 1 % to 20 % of their stakes.
    expect(Number(margin)).toBeGreaterThan(10);
    expect(Number(margin)).toBeLessThan(200);
  });

  it('has team sums that match the sums of the members, and rebates that add up to the highest rate', async () => {
    const { team, own, rebates, shares } = await queryOne<Record<string, bigint>>(sql`
      select (select sum(turnover) from agent_team_day where agent_id = ${head.id}::uuid) as team,
        (select sum(turnover) from agent_day where account_id <> ${head.id}::uuid) as own,
        (select sum(amount) from agent_rebate where is_demo) as rebates,
        (select sum(agent_part(turnover, 78000)) from agent_day where day > (select max(day) from agent_day) - 92) as shares`);
    expect(team).toEqual(own);
    expect(rebates).toEqual(shares);
  });

  it('AGT-08 shows the players from whose bets a rebate comes', async () => {
    const { merchants } = fixture.gateway.app.gateway.services;
    const merchant = await merchants.byCode('NORTH');
    if (!merchant) throw new Error('there is no such merchant');
    const { rows } = await sql<{ accountId: string; day: string; gameType: string; amount: bigint }>`
      select account_id as "accountId", day, game_type as "gameType", amount from agent_rebate
      where is_demo and day > (select max(day) from agent_rebate) - 60 order by hashtext(tx_id) limit 20`.execute(
      owner(),
    );
    expect(rows).toHaveLength(20);
    for (const { accountId, amount, ...query } of rows) {
      const page = await listSources(
        fixture.gateway.deps.db,
        { accountId, currency: 'THB' },
        rebatePolicyOf(merchant),
        { ...query, pageNo: 1, pageSize: 1000 },
      );
      expect(page.rows.reduce((sum, source) => sum + source.amount, 0n)).toBe(amount);
    }
  });

  it('leaves the ledger consistent, and stays when everything is counted again', async () => {
    expect((await checkLedger(owner())).breaks).toEqual([]);
    await fixture.read();
    const before = await fixture.counted();
    await fixture.work.rebuild();
    await fixture.read();
    expect(await fixture.counted()).toEqual(before);
  });

  it('is created once, and never below an agent whose team has played', async () => {
    const before = await fixture.counted();
    await seed();
    expect(await fixture.counted()).toEqual(before);
    const other = await fixture.member(undefined, { type: 1 });
    await (await fixture.member(other)).bet(100n);
    const { merchants } = fixture.gateway.app.gateway.services;
    const timeZone = (await merchants.byCode('NORTH'))?.settings.timeZone ?? '';
    await seedDemoTeam(fixture.gateway.deps.db, {
      headId: other.id,
      merchantCode: 'NORTH',
      currency: 'THB',
      timeZone,
      seed: 8,
      now,
    });
    const { count } = await queryOne<{ count: bigint }>(
      sql`select count(*) from account_ancestor where ancestor_id = ${other.id}::uuid`,
    );
    expect(count).toBe(1n);
  });
});
