import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DownlineBets, TeamGameTypes, TeamKpi, TeamResults, TeamTrend } from '@parlor/contract';
import { dayAfter } from './span.rules.ts';
import { createTeamFixture, type TeamFixture, type TeamMember } from './testing/teamFixture.ts';

let fixture: TeamFixture;

beforeAll(async () => {
  fixture = await createTeamFixture();
});
afterAll(() => fixture.gateway.close());

const owner = () => fixture.gateway.database.db;
/** Returns the date in Bangkok a number of days before today. */
const dayAgo = (days: number): string =>
  dayAfter(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10), -days);
const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`);

type Name = 'getTeamKpi' | 'getTeamTrend' | 'getTeamGameTypes' | 'listTeamResults' | 'listDownlineBets';

/** Returns the value of a call of an agent that must succeed. */
async function request<Value>(
  agent: TeamMember,
  name: Name,
  query: Record<string, string | number>,
  params?: Record<string, string>,
): Promise<Value> {
  const session = await fixture.sessionOf(agent);
  const { status, envelope } = await fixture.gateway.call(name, { session, query, ...(params && { params }) });
  expect([name, status, envelope]).toMatchObject([name, 200, {}]);
  return envelope.value as Value;
}

/** Creates a head with an agent and a player below, and a player below the agent. */
async function team() {
  const head = await fixture.member(undefined, { type: 1 });
  const agent = await fixture.member(head, { type: 2 });
  const direct = await fixture.member(head);
  return { head, agent, direct, player: await fixture.member(agent) };
}

async function betOn(day: string, member: TeamMember, amount: bigint, gameType?: string): Promise<string> {
  const bet = await member.bet(amount, gameType);
  await fixture.backdate(bet, noonOf(day));
  return bet;
}

describe('KPIs of a team', () => {
  it('AGT-02 show heads, money and own earnings of a span, and of the span before it', async () => {
    const { head, agent, direct, player } = await team();
    const today = dayAgo(0);
    await betOn(dayAgo(1), player, 40_000n);
    await betOn(dayAgo(3), direct, 10_000n);
    const bet = await player.bet(100_000n, 'LIVE');
    await player.win(bet, 60_000n);
    await player.deposit(5_000n);
    await player.gift(1_500n);
    await agent.bet(9_999n);
    await fixture.read();
    const kpi = await request<TeamKpi>(head, 'getTeamKpi', { from: dayAgo(1), to: today });
    expect(kpi.a).toEqual({
      members: 4,
      agents: 2,
      newMembers: 4,
      // The agent below has 99.99, less than the merchant's 100.00.
      active: 1,
      online: 1,
      firstDepositors: 1,
    });
    expect(kpi.b).toEqual({
      deposits: '50.00',
      withdrawals: '0.00',
      turnover: '1499.99',
      payouts: '600.00',
      promotions: '15.00',
      rebates: '0.00',
      fees: '0.00',
      netLoss: '884.99',
      balance: '3999065.01',
    });
    expect(kpi.c).toEqual({
      rebate: '0.00',
      salary: '0.00',
      dividend: '0.00',
      hourly: '0.00',
      received: '0.00',
      paid: '0.00',
    });
    expect(kpi.before).toMatchObject({
      a: { members: 4, newMembers: 0, active: 1, firstDepositors: 0 },
      b: { turnover: '100.00', netLoss: '100.00', deposits: '0.00', balance: '3999065.01' },
    });
    const below = await request<TeamKpi>(head, 'getTeamKpi', { from: today, to: today, under: agent.name });
    expect(below).toMatchObject({ account: agent.name, a: { members: 2, agents: 1 }, b: { turnover: '1099.99' } });
  });

  it('AGT-02 AGT-09 reveal nothing about accounts that are not below the agent', async () => {
    const [{ head, agent, player }, other] = [await team(), await team()];
    const query = { from: dayAgo(1), to: dayAgo(0) };
    const refused = { envelope: { errorCode: 'agent.not_in_team' } };
    const session = await fixture.sessionOf(agent);
    for (const name of [
      'getTeamKpi',
      'getTeamTrend',
      'getTeamGameTypes',
      'listTeamResults',
      'exportTeamResults',
    ] as const)
      for (const under of [head.name, other.player.name, 'nobody'])
        expect(await fixture.gateway.call(name, { session, query: { ...query, under } })).toMatchObject(refused);
    for (const account of [head.name, other.player.name, 'nobody'])
      expect(await fixture.gateway.call('listDownlineBets', { session, query, params: { account } })).toMatchObject(
        refused,
      );
    const member = await fixture.sessionOf(player);
    for (const name of [
      'getTeamKpi',
      'getTeamTrend',
      'getTeamGameTypes',
      'listTeamResults',
      'exportTeamResults',
      'listAgentRebates',
    ] as const)
      expect((await fixture.gateway.call(name, { session: member, query })).status).toBe(403);
  });

  it('AGT-02 show every day of a span, and the hours of the last one', async () => {
    const { head, agent, player } = await team();
    const [first, last] = [dayAgo(3), dayAgo(1)];
    const bet = await player.bet(30_000n);
    await player.win(bet, 12_000n);
    await fixture.backdate(bet, new Date(noonOf(first).getTime() + 60_000));
    await betOn(last, player, 9_000n);
    await betOn(last, agent, 20_000n);
    await fixture.read();
    const trend = await request<TeamTrend>(head, 'getTeamTrend', { from: first, to: last });
    expect(trend.days.map(({ day, turnover, active }) => [day, turnover, active])).toEqual([
      [first, '300.00', 1],
      [dayAgo(2), '0.00', 0],
      [last, '290.00', 1],
    ]);
    expect(trend.hours).toHaveLength(24);
    expect(trend.hours.filter(({ turnover }) => turnover !== '0.00')).toEqual([
      { hour: noonOf(last).getTime(), turnover: '290.00', payouts: '0.00' },
    ]);
    // The win came today.
    const today = await request<TeamTrend>(head, 'getTeamTrend', { from: dayAgo(0), to: dayAgo(0) });
    expect(today.days).toMatchObject([{ payouts: '120.00', newMembers: 4 }]);
    expect(today.hours.at(-1)?.hour).toBe(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  });

  it('AGT-02 show game types, largest turnover first', async () => {
    const { head, player, direct } = await team();
    await player.bet(10_000n, 'LIVE');
    await direct.bet(15_000n, 'SPORTS');
    await direct.bet(7_000n, 'LIVE');
    await direct.deposit(1_000n);
    await fixture.read();
    const { list } = await request<TeamGameTypes>(head, 'getTeamGameTypes', { from: dayAgo(1), to: dayAgo(0) });
    expect(list.map(({ gameType, turnover, netLoss }) => [gameType, turnover, netLoss])).toEqual([
      ['LIVE', '170.00', '170.00'],
      ['SPORTS', '150.00', '150.00'],
    ]);
  });
});

describe('results by direct downline', () => {
  it('AGT-02 add up: the account alone and all rows sum to the total of the team', async () => {
    const { head, agent, direct, player } = await team();
    await head.bet(11_000n);
    await agent.bet(12_000n);
    await player.bet(13_000n);
    await direct.deposit(4_000n);
    await fixture.read();
    const query = { from: dayAgo(1), to: dayAgo(0) };
    const results = await request<TeamResults>(head, 'listTeamResults', query);
    expect(results.self).toMatchObject({ account: head.name, members: 1, active: 1, turnover: '110.00' });
    expect(results.list).toMatchObject([
      { account: agent.name, type: 'agent', members: 2, active: 2, turnover: '250.00', netLoss: '250.00' },
      { account: direct.name, type: 'member', members: 1, active: 0, turnover: '0.00', deposits: '40.00' },
    ]);
    expect(results.total).toMatchObject({ members: 4, active: 3, turnover: '360.00', deposits: '40.00' });
    const kpi = await request<TeamKpi>(head, 'getTeamKpi', query);
    expect(kpi.b).toMatchObject({ turnover: results.total.turnover, deposits: results.total.deposits });
    const byDeposits = await request<TeamResults>(head, 'listTeamResults', {
      ...query,
      order: 'deposits',
      pageSize: 1,
    });
    expect(byDeposits).toMatchObject({ list: [{ account: direct.name }], totalCount: 2, totalPages: 2 });
  });

  it('AGT-02 make due moves before they read', async () => {
    const { head, agent, player } = await team();
    const later = await fixture.member(head, { type: 2 });
    await fixture.read();
    const at = new Date(`${dayAgo(0)}T00:00:00+07:00`);
    await sql`insert into agent_move (account_id, from_id, to_id, from_day, at, asked_by, created_at)
      values (${player.id}::uuid, ${agent.id}::uuid, ${later.id}::uuid, ${dayAgo(0)}, ${at}, 'test', ${at})`.execute(
      owner(),
    );
    const query = { from: dayAgo(0), to: dayAgo(0) };
    expect(await request<TeamResults>(later, 'listTeamResults', query)).toMatchObject({
      list: [{ account: player.name }],
    });
    await fixture.read();
    expect(await request<TeamKpi>(later, 'getTeamKpi', query)).toMatchObject({ a: { members: 2 } });
    expect(await request<TeamKpi>(agent, 'getTeamKpi', query)).toMatchObject({ a: { members: 1 } });
  });

  it('AGT-02 count a moved downline for the days in which it was direct', async () => {
    const { head, agent, player } = await team();
    const later = await fixture.member(head, { type: 2 });
    const moved = new Date(`${dayAgo(2)}T00:00:00+07:00`);
    await betOn(dayAgo(3), player, 10_000n);
    await betOn(dayAgo(2), player, 20_000n);
    await sql`select agent_tree_move(${player.id}::uuid, ${later.id}::uuid, ${moved})`.execute(owner());
    await fixture.read();
    const query = { from: dayAgo(5), to: dayAgo(0) };
    const total = (await request<TeamResults>(head, 'listTeamResults', query)).list.map(
      ({ account, turnover, active }) => [account, turnover, active],
    );
    expect(total.slice(0, 2)).toEqual([
      [later.name, '200.00', 1],
      [agent.name, '100.00', 1],
    ]);
    const before = await request<TeamResults>(agent, 'listTeamResults', query);
    expect(before.list).toMatchObject([{ account: player.name, members: 0, turnover: '100.00', active: 1 }]);
    expect(before.total).toMatchObject({ members: 1, turnover: '100.00' });
    // Its figures in other teams are not shown to the new agent.
    const now = await request<TeamKpi>(later, 'getTeamKpi', { ...query, under: player.name });
    expect(now.b.turnover).toBe('200.00');
  });

  it('AGT-02 are the same in a file', async () => {
    const { head, agent } = await team();
    await agent.bet(12_000n);
    await fixture.read();
    const session = await fixture.sessionOf(head);
    const query = { from: dayAgo(1), to: dayAgo(0) };
    const lines = async (language: string) => {
      const headers = { Language: language };
      const { envelope } = await fixture.gateway.call('exportTeamResults', { session, query, headers });
      return (envelope.value as unknown as string).split('\r\n');
    };
    const english = await lines('EN');
    expect(english[0]).toBe(
      '\uFEFFRow,Account,Nickname,Members,Active,Turnover,Payouts,Deposits,Withdrawals,Promotions,Rebates,Fees,Net loss,Currency',
    );
    expect(english[2]).toBe(`Team,${agent.name},,2,1,120.00,0.00,0.00,0.00,0.00,0.00,0.00,120.00,THB`);
    expect(english[4]).toBe('Total,,,4,1,120.00,0.00,0.00,0.00,0.00,0.00,0.00,120.00,THB');
    expect((await lines('TY'))[4]).toMatch(/^รวม/);
  });
});

describe('rounds of a downline', () => {
  it('AGT-02 are listed for one account with their sums', async () => {
    const { head, player } = await team();
    const bet = await player.bet(10_000n, 'LIVE');
    await player.win(bet, 4_000n);
    const undone = await player.bet(3_000n);
    await player.undo(undone);
    const query = { from: dayAgo(1), to: dayAgo(0) };
    const bets = await request<DownlineBets>(head, 'listDownlineBets', query, { account: player.name });
    expect(bets).toMatchObject({ totalCount: 2, totals: { turnover: '100.00', payouts: '40.00' } });
    expect(bets.list.map(({ stake, payout, state }) => [stake, payout, state])).toEqual([
      ['30.00', '30.00', 'CANCELLED'],
      ['100.00', '40.00', 'SETTLED'],
    ]);
    const live = await request<DownlineBets>(
      head,
      'listDownlineBets',
      { ...query, gameType: 'LIVE' },
      { account: player.name },
    );
    expect(live.totalCount).toBe(1);
  });

  it('AGT-02 do not count a buy-in at a table with seats as turnover in their sums', async () => {
    const { head, player } = await team();
    await player.bet(3_000n);
    const sitting = await player.bet(100_000n, 'PVP');
    await player.win(sitting, 98_000n);
    const query = { from: dayAgo(1), to: dayAgo(0) };
    const bets = await request<DownlineBets>(head, 'listDownlineBets', query, { account: player.name });
    expect(bets).toMatchObject({ totalCount: 2, totals: { turnover: '30.00', payouts: '-20.00' } });
  });
});
